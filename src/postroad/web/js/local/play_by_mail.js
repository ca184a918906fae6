// Play by mail: a turn link packs the whole game so far (docs/links.md), and each device stores its own copy of the table.

import { decisions } from "./entries.js";
import { LOCAL_PLAYER, MAIL_PLAYER } from "./players.js";
import { seatOf } from "./seats.js";

/** @import { Game } from "../engine/game.js" */
/** @import { Entry } from "./entries.js" */
/** A turn link's log compared with the local one: equal, longer, shorter, or different. @typedef {"same" | "further" | "old" | "fork"} LogComparison */

/** The seats of a game by mail: one is local. @param {string[]} names @param {number} mine */
export const mailSeats = (names, mine) =>
  names.map((name, seat) => ({ ...seatOf(name, null), player: seat === mine ? LOCAL_PLAYER : MAIL_PLAYER }));

/** The random number that identifies a game by mail. */
export const newMailNumber = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** The log that leads to a game. @param {Game} game @returns {Entry[]} */
export function logOf(game) {
  const at = Date.now() / 1000;
  const unused = { undoes: null, command: null, secret: null };
  return game.positions.map((one, place) => ({
    ...unused,
    seq: place + 1,
    at,
    kind: place ? "decision" : "start",
    seat: one.previous?.seat ?? null,
    action: place ? one.action : null,
    events: one.events(),
  }));
}

/** The log without the order of decks, as each device shuffles the undrawn cards by itself. @param {Entry[]} entries */
const comparableLog = (entries) =>
  [entries[0], ...decisions(entries)].map(({ action, events }) =>
    JSON.stringify([action, events.map((event) => (event.ev === "shuffle" ? null : event))]),
  );

/** @param {Entry[]} here @param {Entry[]} letter @returns {LogComparison} */
export function compareLogs(here, letter) {
  const [mine, theirs] = [comparableLog(here), comparableLog(letter)];
  const shared = Math.min(mine.length, theirs.length);
  if (mine.slice(0, shared).some((one, at) => one !== theirs[at])) return "fork";
  return mine.length === theirs.length ? "same" : mine.length < theirs.length ? "further" : "old";
}
