// The player's own seat that a bot plays meanwhile, in the list of tables: the reason, and the button to return to it.

import * as api from "../../app/api.js";
import { commandId } from "../../app/command_id.js";
import { goIfStillHere } from "../../app/router.js";
import { t } from "../../app/texts.js";
import * as localClient from "../../local/local_client.js";
import { playerMayReturn } from "../../local/seats.js";
import { html } from "../../ui/html.js";
import { isMine } from "./tables.js";

/** @import { MyTable } from "../../wire.d.ts" */

/** The player's seat that a bot plays for them, because they left or their time is up; -1 if there is none. @param {MyTable} table */
export const awaySeat = ({ stage, seats }) =>
  stage === "playing" ? seats.findIndex(({ player, away }) => isMine(player) && (away === "left" || away === "time")) : -1;

/** May the player return to this seat? @param {MyTable} table @param {number} seat */
export const mayReturn = ({ seats, clock }, seat) => seat >= 0 && playerMayReturn(seats[seat], clock);

/** Return to the seat and open the table, which also shows a refusal. @param {string} id @param {number} seat */
async function returnToSeat(id, seat) {
  const go = goIfStillHere();
  const command = { seat, command: commandId() };
  await (localClient.isLocalTable(id)
    ? localClient.sendCommand(id, "back", command)
    : api.sendCommand(id, "back", command)
  ).catch(() => null);
  go(`/table/${id}`);
}

/** Why a bot plays the seat. @param {{ table: MyTable, seat: number }} props */
export const AwayReason = ({ table, seat }) => html`<p>${t(`away-${table.seats[seat].away}-you`)}</p>`;

/** @param {{ id: string, seat: number, names: string }} props */
export const ReturnButton = ({ id, seat, names }) =>
  html`<button class="button-primary" type="button" aria-label=${`${t("come-back")}: ${names}`} onClick=${() => returnToSeat(id, seat)}>${t("come-back")}</button>`;
