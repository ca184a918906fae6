// The modules of a day's deal that the player has met in no lesson and no game, and whose lesson was not offered yet.

import { dealOf } from "../../local/deal.js";
import { isMine } from "../landing/tables.js";
import { finished } from "../lesson/progress.js";

/** @import { MyTable } from "../../wire.d.ts" */

const KEY = "postroad.daily-asked";
const MODULES = /** @type {const} */ (["honours", "audience"]);

/** @returns {string[]} */
function offered() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return []; // unreadable, or the browser stores nothing
  }
}

/** Store that the lessons of these modules were offered. @param {string[]} modules */
export function storeOffered(modules) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...offered(), ...modules])]));
  } catch {
    // a private window may refuse to store anything: the lessons are offered again
  }
}

/** Has a person at this screen played past the first round of this table? @param {MyTable} table */
const isPlayed = ({ over, round, seats }) =>
  (over || round > 1) && seats.some(({ kind, player }) => kind === "person" && isMine(player));

/** @param {string} date @param {MyTable[]} tables */
export function newModules(date, tables) {
  const { options } = dealOf(date);
  const offeredBefore = offered();
  return MODULES.filter(
    (module) =>
      options[module] &&
      !finished(module) &&
      !offeredBefore.includes(module) &&
      !tables.some((table) => table.options[module] && isPlayed(table)),
  );
}
