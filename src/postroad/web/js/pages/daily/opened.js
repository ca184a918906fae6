// Results of a day's deal, opened: one's own from its table, those of others from links.

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
/** A game of a day's deal: whose it is, and how it stands in an address. @typedef {{ name: string, mine: boolean, text: string, game: Game }} Result */
/** @typedef {{ games: Result[] } | { wrong: true }} Found */

/** @param {string} date @param {string[]} texts @returns {Promise<Found>} */
export async function othersOf(date, texts) {
  try {
    return { games: await Promise.all(texts.map((text, number) => otherOf(date, text, number))) };
  } catch {
    return { wrong: true }; // it is no game, or that of another deal
  }
}

/** @param {string} date @param {string} text @param {number} number @returns {Promise<Result>} */
async function otherOf(date, text, number) {
  const [rules, { game, seats, named }] = await Promise.all([rulesHere(), opened(text)]);
  if (!isOfDay(rules, date, game)) throw new Error("of another deal");
  const name = named ? seats[dealOf(date).seat].name : t("daily-somebody", { number: number + 1 });
  return { name, mine: false, text, game };
}

/** One's own, if it is over and still there. @param {MyTable | null} table @returns {Promise<Result[]>} */
export async function ownOf(table) {
  if (!table) return [];
  const [rules, record] = await Promise.all([rulesHere(), getRecord(table.id, null)]);
  const { game } = loaded(rules, record);
  return [{ name: t("compared-now"), mine: true, text: textOf(game, table, false), game }];
}

/** How a result stands in an address. @param {Game} game @param {MyTable} table @param {boolean} named */
export const textOf = (game, { seats }, named) =>
  pack(game, { names: named ? seats.map(({ name }) => name ?? "") : null }) + BETWEEN + whoOf(seats);

/** The game in an address that somebody was sent, whatever stands around it. @param {string} address */
export const gameIn = (address) => /\/(?:daily\/[\d-]+|game)\/([0-9A-Za-z]+~\w+)/.exec(address)?.[1] ?? null;
