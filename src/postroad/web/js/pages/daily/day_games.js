// Games of a day's deal: the player's own from its table, other players' from links.

import { t } from "../../app/texts.js";
import { pack } from "../../engine/link.js";
import { loadGame } from "../../engine/record.js";
import { dealOf } from "../../local/deal.js";
import { getRecord } from "../../local/local_client.js";
import { withSeats } from "../../local/seat_codes.js";
import { loadRules } from "../../ui/rules_here.js";
import { openGame } from "../replay/game_link.js";
import { isDealOfDay } from "./divergence.js";

/** @import { Game } from "../../engine/game.js" */
/** @import { MyTable } from "../../wire.d.ts" */
/** A game of a day's deal: the player's name, is it one's own, its text in an address, and the game. @typedef {{ name: string, mine: boolean, text: string, game: Game }} DayGame */
/** @typedef {{ games: DayGame[] } | { wrong: true }} Loaded */

/** @param {string} date @param {string[]} texts @returns {Promise<Loaded>} */
export async function loadOthers(date, texts) {
  try {
    return { games: await Promise.all(texts.map((text, number) => loadOther(date, text, number))) };
  } catch {
    return { wrong: true }; // the link holds no game, or one of another deal
  }
}

/** @param {string} date @param {string} text @param {number} number @returns {Promise<DayGame>} */
async function loadOther(date, text, number) {
  const [rules, { game, seats, named }] = await Promise.all([loadRules(), openGame(text)]);
  if (!isDealOfDay(rules, date, game)) throw new Error("of another deal");
  const name = named ? seats[dealOf(date).seat].name : t("daily-somebody", { number: number + 1 });
  return { name, mine: false, text, game };
}

/** The player's own game, if its table still exists; none otherwise. @param {MyTable | null} table @returns {Promise<DayGame[]>} */
export async function loadOwn(table) {
  if (!table) return [];
  const [rules, record] = await Promise.all([loadRules(), getRecord(table.id, null)]);
  const { game } = loadGame(rules, record);
  return [{ name: t("compared-now"), mine: true, text: resultText(game, table, false), game }];
}

/** The text of a result in an address. @param {Game} game @param {MyTable} table @param {boolean} named */
export const resultText = (game, { seats }, named) =>
  withSeats(pack(game, { names: named ? seats.map(({ name }) => name ?? "") : null }), seats);

/** The text of the game in an address that the player pasted; anything around it is ignored. @param {string} address */
export const gameTextIn = (address) => /\/(?:daily\/[\d-]+|game)\/([0-9A-Za-z]+~\w+)/.exec(address)?.[1] ?? null;
