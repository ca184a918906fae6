// A game by post: a letter is the whole game so far, packed into a link (docs/links.md). Each device keeps the table as it knows it.

import { decisions } from "./entries.js";
import { LOCAL_PLAYER, MAIL_PLAYER } from "./players.js";
import { seatOf } from "./seats.js";

/** @import { Game } from "../engine/game.js" */
/** @import { Entry } from "./entries.js" */
/** What a letter is to the table here: nothing new; further than the table; older than it; another course of the game. @typedef {"same" | "further" | "old" | "fork"} LogComparison */

/** Who sits at a game by post: one of them here. @param {string[]} names @param {number} mine */
export const mailSeats = (names, mine) =>
  names.map((name, seat) => ({ ...seatOf(name, null), player: seat === mine ? LOCAL_PLAYER : MAIL_PLAYER }));

/** By which a game by post is known again. */
export const newMailNumber = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** The log that leads to a game. @param {Game} game @returns {Entry[]} */
export function logOf(game) {
  const at = Date.now() / 1000;
  const unused = { undoes: null, command: null, secret: null };
  return game.course.map((one, place) => ({
    ...unused,
    seq: place + 1,
    at,
    kind: place ? "decision" : "start",
    seat: one.past?.seat ?? null,
    action: place ? one.action : null,
    events: one.events(),
  }));
}

/** What happened, without the order of decks: each device mixes what nobody has drawn. @param {Entry[]} entries */
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
