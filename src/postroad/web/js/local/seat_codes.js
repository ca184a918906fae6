// Codes for the players of a game's seats, one character a seat, as addresses have them after a packed game (docs/links.md).

import { STAND_IN } from "./seats.js";

/** @import { Level, TableSeat } from "../wire.d.ts" */

/** The level of each code; earlier versions wrote 0 and 2. @type {(Level | null)[]} */
const LEVEL_OF_CODE = ["easy", STAND_IN, "hard", "beginner", "easy", "medium", "hard", "master"];
const PERSON = "p"; // in place of a bot's code
export const SEPARATOR = "~";

/** The bot's level of a seat, and why a bot plays it. @typedef {Pick<TableSeat, "level"> & Partial<Pick<TableSeat, "away">>} PlayedSeat */

/** The codes of some seats; a custom bot counts as a person, as other servers do not have it. @param {PlayedSeat[]} seats */
export const seatCodes = (seats) =>
  seats
    .map(({ level, away }) => {
      const code = level === null || away === "left" ? -1 : LEVEL_OF_CODE.lastIndexOf(/** @type {Level} */ (level));
      return code < 0 ? PERSON : code;
    })
    .join("");

/** The levels in a text of codes, null for a person; null for an invalid text. @param {string} who @returns {(Level | null)[] | null} */
export function levelsFrom(who) {
  const known = [...who].every((one) => one === PERSON || one in LEVEL_OF_CODE);
  return known ? [...who].map((one) => (one === PERSON ? null : LEVEL_OF_CODE[Number(one)])) : null;
}
