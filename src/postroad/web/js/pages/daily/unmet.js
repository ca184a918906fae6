// The modules of a day's deal that its player has not met: neither in a lesson nor in a game, and not yet offered here.

import { dealOf } from "../../local/deal.js";
import { isMine } from "../landing/tables.js";
import { finished } from "../lesson/progress.js";

/** @import { MyTable } from "../../wire.d.ts" */

const KEY = "postroad.daily-asked";
const MODULES = /** @type {const} */ (["honours", "audience"]);

/** @returns {string[]} */
function asked() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return []; // unreadable, or the browser keeps nothing
  }
}

/** Their lessons were offered. @param {string[]} modules */
export function noteAsked(modules) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...asked(), ...modules])]));
  } catch {
    // a private window may keep nothing: they are offered again
  }
}

/** Has somebody at this screen played there, past the first round? @param {MyTable} table */
const isPlayed = ({ over, round, seats }) =>
  (over || round > 1) && seats.some(({ kind, player }) => kind === "person" && isMine(player));

/** @param {string} date @param {MyTable[]} tables */
export function unmet(date, tables) {
  const { options } = dealOf(date);
  const before = asked();
  return MODULES.filter(
    (module) =>
      options[module] &&
      !finished(module) &&
      !before.includes(module) &&
      !tables.some((table) => table.options[module] && isPlayed(table)),
  );
}
