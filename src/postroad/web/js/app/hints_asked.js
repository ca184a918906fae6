// How many hints a player took in each game, stored in the browser for the statistics.

const KEY = "postroad.hints";
const MOST_GAMES = 1000; // only the newest games are stored

/** @returns {Record<string, number>} by table, the oldest first */
function storedCounts() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {}; // unreadable, or the browser stores nothing
  }
}

/** @param {string} table @param {number} count */
function storeCount(table, count) {
  try {
    const all = Object.entries({ ...storedCounts(), [table]: count }).slice(-MOST_GAMES);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // a private window may store nothing: the count stays unknown
  }
}

/** Begin to count at 0; call it in a game's first round. @param {string} table */
export function startCounting(table) {
  if (hintCount(table) === null) storeCount(table, 0);
}

/** @param {string} table */
export const countHint = (table) => storeCount(table, (hintCount(table) ?? 0) + 1);

/** The number of hints taken; null for a game that was not counted from its start. @param {string} table @returns {number | null} */
export const hintCount = (table) => storedCounts()[table] ?? null;
