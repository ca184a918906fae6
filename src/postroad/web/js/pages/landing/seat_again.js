// The own seat at a table of the list that a bot plays meanwhile: why, and the way back to it.

import * as api from "../../app/api.js";
import { commandId } from "../../app/command_id.js";
import { onward } from "../../app/router.js";
import { t } from "../../app/texts.js";
import * as errands from "../../local/local_client.js";
import { mayComeBack } from "../../local/seats.js";
import { html } from "../../ui/html.js";
import { isMine } from "./tables.js";

/** @import { MyTable } from "../../wire.d.ts" */

/** The own seat that a bot plays for a while, or until the end since its time is up; -1 if there is none. @param {MyTable} table */
export const awaySeat = ({ stage, seats }) =>
  stage === "playing" ? seats.findIndex(({ player, away }) => isMine(player) && (away === "left" || away === "time")) : -1;

/** May its player take it again? @param {MyTable} table @param {number} seat */
export const comesBack = ({ seats, clock }, seat) => seat >= 0 && mayComeBack(seats[seat], clock);

/** Whatever comes of it, the table tells. @param {string} id @param {number} seat */
async function takeAgain(id, seat) {
  const go = onward();
  const command = { seat, command: commandId() };
  await (errands.isHere(id) ? errands.ask(id, "back", command) : api.post(id, "back", command)).catch(() => null);
  go(`/table/${id}`);
}

/** What has become of it. @param {{ table: MyTable, seat: number }} props */
export const SeatAway = ({ table, seat }) => html`<p>${t(`away-${table.seats[seat].away}-you`)}</p>`;

/** @param {{ id: string, seat: number, names: string }} props */
export const TakeAgain = ({ id, seat, names }) =>
  html`<button class="button-primary" type="button" aria-label=${`${t("come-back")}: ${names}`} onClick=${() => takeAgain(id, seat)}>${t("come-back")}</button>`;
