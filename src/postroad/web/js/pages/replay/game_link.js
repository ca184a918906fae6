// A game in an address: DATA, or DATA~WHO with the players' levels, or DATA~WHO~AWAY if bots played for some of them.

import { t } from "../../app/texts.js";
import { LinkError, pack, unpack } from "../../engine/link.js";
import { loadGame } from "../../engine/record.js";
import { parseAwayReasons, parseLevels, SEPARATOR, withSeats } from "../../local/seat_codes.js";
import { STAND_IN } from "../../local/seats.js";
import { loadRules } from "../../ui/rules_here.js";

/** @import { Document, Game } from "../../engine/game.js" */
/** @import { PlayedSeat } from "../../local/seat_codes.js" */
/** @import { Level, TableSeat } from "../../wire.d.ts" */
/** A seat in a link. `level` is null for a person or an unknown bot; `away`: why a bot played for its player in the end. @typedef {{ name: string, level: Level | null, away: TableSeat["away"] }} LinkedSeat */
/** A game from a link; `named`: does the link hold the players' names? @typedef {{ game: Game, seats: LinkedSeat[], named: boolean }} LinkedGame */

/** Remarks of analyses on single positions, kept while the page is open. @type {Map<string, () => string[]>} */
const remarks = new Map();

/** The remark on a position, one string per sentence. @param {string} text @param {number} at @returns {string[]} */
export const remarksOn = (text, at) => remarks.get(`${text} ${at}`)?.() ?? [];

/** @param {string} text @param {number} at @param {() => string[]} words in the reader's language */
export const setRemark = (text, at, words) => void remarks.set(`${text} ${at}`, words);

/** Open the game of an address; throws LinkError if the text is invalid. @param {string} text @returns {Promise<LinkedGame>} */
export async function openGame(text) {
  const [data, who = "", gone = ""] = text.split(SEPARATOR);
  const { game, names } = unpack(await loadRules(), data);
  const players = Number(game.options.players);
  const levels = parseLevels(who);
  if (!levels || (who && levels.length !== players)) throw new LinkError("broken");
  const away = parseAwayReasons(gone);
  const nameOf = (/** @type {number} */ seat) => names?.[seat] ?? t("game-seat", { number: seat + 1 });
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: nameOf(seat),
    level: levels[seat] ?? null,
    away: away[seat] ?? null,
  }));
  return { game, seats, named: names !== null };
}

/** The text of a record's game in an address. @param {Document} record @param {PlayedSeat[]} [seats] the players, if they are known */
export async function gameText(record, seats) {
  const { game, names, away } = loadGame(await loadRules(), record);
  const data = pack(game, { names });
  if (!seats && away.every((one) => one === null)) return data;
  return withSeats(data, seats ?? away.map((one) => ({ level: one && STAND_IN, away: one })));
}
