// Codes for the players of a game's seats, one character a seat, as addresses have them after a packed game (docs/links.md).

import { STAND_IN } from "./seats.js";

/** @import { Level, TableSeat } from "../wire.d.ts" */

/** The level of each code; earlier versions wrote 0 and 2. @type {(Level | null)[]} */
const LEVEL_OF_CODE = ["easy", STAND_IN, "hard", "beginner", "easy", "medium", "hard", "master"];
const PERSON = "p"; // in place of a bot's level number
/** The reason why a bot plays for a player, by its code. @type {Record<string, NonNullable<TableSeat["away"]>>} */
const AWAY = { l: "left", r: "resigned", t: "time", x: "removed" };
const PRESENT = "p"; // in place of such a reason
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

/** A packed game with the codes of its players. Those of absent players come last, where earlier versions ignore them. @param {string} data @param {PlayedSeat[]} seats */
export const withSeats = (data, seats) =>
  [data, seatCodes(seats), ...(seats.some(({ away }) => away) ? [awayCodes(seats)] : [])].join(SEPARATOR);

/** @param {PlayedSeat[]} seats */
const awayCodes = (seats) => seats.map(({ away }) => Object.keys(AWAY).find((code) => AWAY[code] === away) ?? PRESENT).join("");

/** The reasons in a text of codes, null for other codes. @param {string} gone @returns {TableSeat["away"][]} */
export const awayFrom = (gone) => [...gone].map((code) => AWAY[code] ?? null);

/** A packed game without the codes of absent players. @param {string} text */
export const withoutAway = (text) => text.split(SEPARATOR).slice(0, 2).join(SEPARATOR);

/** The levels in a text of codes, null for a person; null for an invalid text. @param {string} who @returns {(Level | null)[] | null} */
export function levelsFrom(who) {
  const known = [...who].every((one) => one === PERSON || one in LEVEL_OF_CODE);
  return known ? [...who].map((one) => (one === PERSON ? null : LEVEL_OF_CODE[Number(one)])) : null;
}
