// How far the chat of each table was read, kept in the browser.

const KEY = "postroad.lines-read";
const MOST_TABLES = 50; // those where something was read last

/** @returns {Record<string, number>} */
function storedReads() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // unreadable, or the browser keeps nothing
  }
}

/** The number of the last line that was read. @param {string} table */
export const lastRead = (table) => storedReads()[table] ?? -1;

/** @param {string} table @param {number} message */
export function storeLastRead(table, message) {
  const { [table]: _, ...others } = storedReads();
  const tables = Object.entries(others).slice(1 - MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...tables, [table, message]])));
  } catch {
    // a private window may keep nothing: then it holds until the page is closed
  }
}
