// Who plays each seat, a character a seat, as it stands in addresses behind a packed game (docs/links.md).

import { LEVELS } from "../engine/layout.js";

/** @import { Level, TableSeat } from "../wire.d.ts" */

export const LEVEL_NAMES = Object.keys(LEVELS);
const PERSON = "p"; // instead of the number of a bot's level
export const SEPARATOR = "~";

/** What is known of who played a seat. @typedef {Pick<TableSeat, "level"> & Partial<Pick<TableSeat, "away">>} PlayedSeat */

/** A bot that only its server knows is nobody's equal elsewhere, so its seat is as good as a person's. @param {PlayedSeat[]} seats */
export const seatCodes = (seats) =>
  seats
    .map(({ level, away }) =>
      level === null || away === "left" || !LEVEL_NAMES.includes(level) ? PERSON : LEVEL_NAMES.indexOf(level),
    )
    .join("");

/** The levels of the bots, null for a person; null if that is not what is told. @param {string} who @returns {(Level | null)[] | null} */
export function levelsFrom(who) {
  const known = [...who].every((one) => one === PERSON || one in LEVEL_NAMES);
  return known ? [...who].map((one) => (one === PERSON ? null : /** @type {Level} */ (LEVEL_NAMES[Number(one)]))) : null;
}
