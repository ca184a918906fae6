// The player's progress in the lessons, stored in the browser.

const KEY = "postroad.lessons";

/** The number of steps done, from the first one on, and of all steps. @typedef {{ done: number, of: number }} Progress */

/** @returns {Record<string, Progress>} */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {}; // unreadable, or the browser stores nothing
  }
}

/** @param {string} lesson */
export const doneOf = (lesson) => Number(stored()[lesson]?.done) || 0;

/** @param {string} lesson */
export const finished = (lesson) => doneOf(lesson) > 0 && doneOf(lesson) >= stored()[lesson].of;

/** The address of a lesson's next step, or of its first step if the lesson is finished. @param {string} lesson */
export const nextStepPath = (lesson) => `/lesson/${lesson}/${finished(lesson) ? 1 : doneOf(lesson) + 1}`;

/** Store that a step is done. @param {string} lesson @param {number} number @param {number} of */
export function storeStep(lesson, number, of) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [lesson]: { done: Math.max(number, doneOf(lesson)), of } }));
  } catch {
    // a private window may refuse to store anything: the lesson works all the same
  }
}
