// A game that stands in an address: DATA, or DATA~WHO where it is told who played.

import { t } from "../../app/texts.js";
import { LinkError, pack, unpack } from "../../engine/link.js";
import { loaded } from "../../engine/record.js";
import { BETWEEN, levelsIn, whoOf } from "../../home/who.js";
import { rulesHere } from "../../ui/rules_here.js";

/** @import { Document, Game } from "../../engine/game.js" */
/** @import { Played } from "../../home/who.js" */
/** @import { Level } from "../../wire.d.ts" */
/** `named`: are those the names of people? @typedef {{ game: Game, seats: { name: string, level: Level | null }[], named: boolean }} Opened */

/** LinkError if there is none. @param {string} text @returns {Promise<Opened>} */
export async function opened(text) {
  const [data, who = ""] = text.split(BETWEEN);
  const { game, names } = unpack(await rulesHere(), data);
  const players = Number(game.options.players);
  const levels = levelsIn(who);
  if (!levels || (who && levels.length !== players)) throw new LinkError("broken");
  const nameOf = (/** @type {number} */ seat) => names?.[seat] ?? t("game-seat", { number: seat + 1 });
  const seats = Array.from({ length: players }, (_, seat) => ({ name: nameOf(seat), level: levels[seat] ?? null }));
  return { game, seats, named: names !== null };
}

/** How the game of a record stands in an address. @param {Document} record @param {Played[]} [seats] who played, if it is known */
export async function textOf(record, seats) {
  const { game, names } = loaded(await rulesHere(), record);
  return pack(game, { names }) + (seats ? BETWEEN + whoOf(seats) : "");
}
