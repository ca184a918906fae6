// A game in an address: DATA, or DATA~WHO with the players' levels.

import { t } from "../../app/texts.js";
import { LinkError, pack, unpack } from "../../engine/link.js";
import { loadGame } from "../../engine/record.js";
import { levelsFrom, SEPARATOR, seatCodes } from "../../local/seat_codes.js";
import { loadRules } from "../../ui/rules_here.js";

/** @import { Document, Game } from "../../engine/game.js" */
/** @import { PlayedSeat } from "../../local/seat_codes.js" */
/** @import { Level } from "../../wire.d.ts" */
/** A game from a link; `named`: does the link hold the players' names? @typedef {{ game: Game, seats: { name: string, level: Level | null }[], named: boolean }} LinkedGame */

/** Remarks of analyses on single positions, kept while the page is open. @type {Map<string, () => string[]>} */
const remarks = new Map();

/** The remark on a position, one string per sentence. @param {string} text @param {number} at @returns {string[]} */
export const remarksOn = (text, at) => remarks.get(`${text} ${at}`)?.() ?? [];

/** @param {string} text @param {number} at @param {() => string[]} words in the reader's language */
export const setRemark = (text, at, words) => void remarks.set(`${text} ${at}`, words);

/** Open the game of an address; throws LinkError if the text is invalid. @param {string} text @returns {Promise<LinkedGame>} */
export async function openGame(text) {
  const [data, who = ""] = text.split(SEPARATOR);
  const { game, names } = unpack(await loadRules(), data);
  const players = Number(game.options.players);
  const levels = levelsFrom(who);
  if (!levels || (who && levels.length !== players)) throw new LinkError("broken");
  const nameOf = (/** @type {number} */ seat) => names?.[seat] ?? t("game-seat", { number: seat + 1 });
  const seats = Array.from({ length: players }, (_, seat) => ({ name: nameOf(seat), level: levels[seat] ?? null }));
  return { game, seats, named: names !== null };
}

/** The text of a record's game in an address. @param {Document} record @param {PlayedSeat[]} [seats] the players, if they are known */
export async function gameText(record, seats) {
  const { game, names } = loadGame(await loadRules(), record);
  return pack(game, { names }) + (seats ? SEPARATOR + seatCodes(seats) : "");
}
