// The last chat message read at each table, stored in the browser.

const KEY = "postroad.lines-read";
const MOST_TABLES = 50; // the tables read most recently

/** @returns {Record<string, number>} */
function storedReads() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // the value is damaged, or the browser blocks storage
  }
}

/** The number of the last message read. @param {string} table */
export const lastRead = (table) => storedReads()[table] ?? -1;

/** @param {string} table @param {number} message */
export function storeLastRead(table, message) {
  const { [table]: _, ...others } = storedReads();
  const tables = Object.entries(others).slice(1 - MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...tables, [table, message]])));
  } catch {
    // a private window may block storage; the signal still holds until the page is closed
  }
}
