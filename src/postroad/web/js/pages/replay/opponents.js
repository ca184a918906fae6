// The choice of opponents for a branched game: the bots as they were, or all of one level.

import { guestName } from "../../app/player.js";
import { goIfStillHere } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { branchOff } from "../../local/local_client.js";
import { withoutAway } from "../../local/seat_codes.js";
import { html } from "../../ui/html.js";
import { inputValue } from "../../ui/input_value.js";
import { botName, LEVELS } from "../../ui/levels.js";
import { freeName } from "../../ui/seat_choices.js";

/** @import { Origin, BranchPoint } from "../../local/origin.js" */
/** @import { Level } from "../../wire.d.ts" */
/** A level for all opponents, or "" for the original bots. @typedef {Level | ""} OpponentLevel */

/** @param {BranchPoint["seats"]} seats @param {number} mine */
const othersWereBots = (seats, mine) => seats.every(({ level }, seat) => seat === mine || level !== null);

/** The seat of the only person, null if there were none or several. @param {BranchPoint["seats"]} seats */
export function onlyPerson(seats) {
  const seat = seats.findIndex(({ level }) => level === null);
  return seat >= 0 && othersWereBots(seats, seat) ? seat : null;
}

/** The opponents that are chosen at first: the original ones, if all were bots. @param {BranchPoint["seats"]} seats @param {number} mine @returns {OpponentLevel} */
export const defaultOpponents = (seats, mine) => (othersWereBots(seats, mine) ? "" : "medium");

/** @param {{ seats: BranchPoint["seats"], mine: number, level: OpponentLevel, choose: (level: OpponentLevel) => void }} props */
export const OpponentSelect = ({ seats, mine, level, choose }) => html`<p class="field">
  <label for="try-level">${t("try-against")}</label>
  <select id="try-level" onChange=${(/** @type {Event} */ event) => choose(/** @type {OpponentLevel} */ (inputValue(event)))}>
    ${othersWereBots(seats, mine) && html`<option value="" selected=${level === ""}>${t("try-as-were")}</option>`}
    ${LEVELS.map((one) => html`<option key=${one} value=${one} selected=${one === level}>${botName(one)}</option>`)}
  </select>
</p>`;

/** Branch off a game at a position and open its table. @param {Origin} origin @param {BranchPoint["seats"]} seats @param {OpponentLevel} against */
export async function startBranch(origin, seats, against) {
  const go = goIfStillHere();
  const mine = guestName();
  const players = seats.map(({ name, level }, seat) =>
    seat === origin.seat
      ? { name: mine, level: null }
      : { name: name === mine ? freeName([...seats, { name: mine }]) : name, level: against || level || "medium" },
  );
  const { id } = await branchOff({ ...origin, text: withoutAway(origin.text) }, players);
  go(`/table/${id}`);
}
