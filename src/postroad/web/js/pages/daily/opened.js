// Games of a day's deal: the player's own from its table, other players' from links.

import { t } from "../../app/texts.js";
import { pack } from "../../engine/link.js";
import { loaded } from "../../engine/record.js";
import { dealOf } from "../../local/deal.js";
import { getRecord } from "../../local/local_client.js";
import { BETWEEN, whoOf } from "../../local/seat_codes.js";
import { rulesHere } from "../../ui/rules_here.js";
import { opened } from "../replay/opened.js";
import { isOfDay } from "./compare.js";

/** @import { Game } from "../../engine/game.js" */
/** @import { MyTable } from "../../wire.d.ts" */
/** A game of a day's deal: the player's name, is it one's own, its text in an address, and the game. @typedef {{ name: string, mine: boolean, text: string, game: Game }} Result */
/** @typedef {{ games: Result[] } | { wrong: true }} Found */

/** @param {string} date @param {string[]} texts @returns {Promise<Found>} */
export async function othersOf(date, texts) {
  try {
    return { games: await Promise.all(texts.map((text, number) => otherOf(date, text, number))) };
  } catch {
    return { wrong: true }; // the link holds no game, or one of another deal
  }
}

/** @param {string} date @param {string} text @param {number} number @returns {Promise<Result>} */
async function otherOf(date, text, number) {
  const [rules, { game, seats, named }] = await Promise.all([rulesHere(), opened(text)]);
  if (!isOfDay(rules, date, game)) throw new Error("of another deal");
  const name = named ? seats[dealOf(date).seat].name : t("daily-somebody", { number: number + 1 });
  return { name, mine: false, text, game };
}

/** The player's own game, if its table still exists; none otherwise. @param {MyTable | null} table @returns {Promise<Result[]>} */
export async function ownOf(table) {
  if (!table) return [];
  const [rules, record] = await Promise.all([rulesHere(), getRecord(table.id, null)]);
  const { game } = loaded(rules, record);
  return [{ name: t("compared-now"), mine: true, text: textOf(game, table, false), game }];
}

/** The text of a result in an address. @param {Game} game @param {MyTable} table @param {boolean} named */
export const textOf = (game, { seats }, named) =>
  pack(game, { names: named ? seats.map(({ name }) => name ?? "") : null }) + BETWEEN + whoOf(seats);

/** The text of the game in an address that the player pasted; anything around it is ignored. @param {string} address */
export const gameIn = (address) => /\/(?:daily\/[\d-]+|game)\/([0-9A-Za-z]+~\w+)/.exec(address)?.[1] ?? null;
