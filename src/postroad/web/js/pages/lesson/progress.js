// How far somebody is in the lessons, kept in the browser.

const KEY = "postroad.lessons";

/** How many steps are done, from the first one on, and of how many. @typedef {{ done: number, of: number }} Progress */

/** @returns {Record<string, Progress>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {}; // unreadable, or the browser keeps nothing
  }
}

/** @param {string} lesson */
export const doneOf = (lesson) => Number(kept()[lesson]?.done) || 0;

/** @param {string} lesson */
export const finished = (lesson) => doneOf(lesson) > 0 && doneOf(lesson) >= kept()[lesson].of;

/** Where to begin a lesson, or to go on with it; whoever has finished it begins anew. @param {string} lesson */
export const resumed = (lesson) => `/lesson/${lesson}/${finished(lesson) ? 1 : doneOf(lesson) + 1}`;

/** A step is done. @param {string} lesson @param {number} number @param {number} of */
export function note(lesson, number, of) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [lesson]: { done: Math.max(number, doneOf(lesson)), of } }));
  } catch {
    // a private window may keep nothing: the lesson goes on all the same
  }
}
