// Codes of a game's players, one character for each seat. A link has them after the packed game (docs/links.md).

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

/** A packed game, the codes of its players, and the reasons why bots play for some of them. Earlier versions ignore the reasons, because they come last. @param {string} data @param {PlayedSeat[]} seats */
export const withSeats = (data, seats) =>
  [data, seatCodes(seats), ...(seats.some(({ away }) => away) ? [awayReasonCodes(seats)] : [])].join(SEPARATOR);

/** @param {PlayedSeat[]} seats */
const awayReasonCodes = (seats) =>
  seats.map(({ away }) => Object.keys(AWAY).find((code) => AWAY[code] === away) ?? PRESENT).join("");

/** For each seat, the reason why a bot plays for its player; null for a player who is present. @param {string} codes @returns {TableSeat["away"][]} */
export const parseAwayReasons = (codes) => [...codes].map((code) => AWAY[code] ?? null);

/** A packed game with the codes of its players, without the reasons for absences. @param {string} text */
export const withoutAway = (text) => text.split(SEPARATOR).slice(0, 2).join(SEPARATOR);

/** For each seat, the level of its bot, or null for a person. If a code is invalid, null alone. @param {string} codes @returns {(Level | null)[] | null} */
export function parseLevels(codes) {
  const known = [...codes].every((code) => code === PERSON || code in LEVEL_OF_CODE);
  return known ? [...codes].map((code) => (code === PERSON ? null : LEVEL_OF_CODE[Number(code)])) : null;
}
