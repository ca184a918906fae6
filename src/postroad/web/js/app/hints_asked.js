// How often hints were asked for in each game, kept in the browser for the statistics. Nothing is known of games before this was noted.

const KEY = "postroad.hints";
const MOST_GAMES = 1000; // games, the newest ones

/** @returns {Record<string, number>} by tables, the oldest first */
function storedCounts() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {}; // unreadable, or the browser keeps nothing
  }
}

/** @param {string} table @param {number} count */
function storeCount(table, count) {
  try {
    const all = Object.entries({ ...storedCounts(), [table]: count }).slice(-MOST_GAMES);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // a private window may keep nothing: then it is not known
  }
}

/** A game is seen in its first round: from here on all hints are noted. @param {string} table */
export function startCounting(table) {
  if (hintCount(table) === null) storeCount(table, 0);
}

/** @param {string} table */
export const countHint = (table) => storeCount(table, (hintCount(table) ?? 0) + 1);

/** How many were asked for; null: not known. @param {string} table @returns {number | null} */
export const hintCount = (table) => storedCounts()[table] ?? null;
