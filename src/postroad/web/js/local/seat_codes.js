// Codes for the players of a game's seats, one character a seat, as addresses have them after a packed game (docs/links.md).

import { LEVELS } from "../engine/layout.js";

/** @import { Level, TableSeat } from "../wire.d.ts" */

export const LEVEL_NAMES = Object.keys(LEVELS);
const PERSON = "p"; // in place of a bot's level number
export const SEPARATOR = "~";

/** The bot's level of a seat, and why a bot plays it. @typedef {Pick<TableSeat, "level"> & Partial<Pick<TableSeat, "away">>} PlayedSeat */

/** The codes of some seats; a custom bot counts as a person, as other servers do not have it. @param {PlayedSeat[]} seats */
export const seatCodes = (seats) =>
  seats
    .map(({ level, away }) =>
      level === null || away === "left" || !LEVEL_NAMES.includes(level) ? PERSON : LEVEL_NAMES.indexOf(level),
    )
    .join("");

/** The levels in a text of codes, null for a person; null for an invalid text. @param {string} who @returns {(Level | null)[] | null} */
export function levelsFrom(who) {
  const known = [...who].every((one) => one === PERSON || one in LEVEL_NAMES);
  return known ? [...who].map((one) => (one === PERSON ? null : /** @type {Level} */ (LEVEL_NAMES[Number(one)]))) : null;
}
