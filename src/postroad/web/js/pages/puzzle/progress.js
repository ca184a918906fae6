// Which puzzles somebody has solved, kept in the browser.

const KEY = "postroad.puzzles";

/** What came of a puzzle: solved at the first try, or later; its solution seen; tried, and still open. @typedef {"first" | "later" | "seen" | "tried"} Outcome */

/** @returns {Record<string, Outcome>} by the puzzle's id */
export function outcomes() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {}; // unreadable, or the browser keeps nothing
  }
}

/** @param {Outcome | undefined} outcome */
export const isSolved = (outcome) => outcome === "first" || outcome === "later";

/** Nobody is asked any more. @param {Outcome | undefined} outcome */
export const isClosed = (outcome) => isSolved(outcome) || outcome === "seen";

/** What came first stays: whoever has seen a solution has not found it. @param {string} id @param {"solved" | "seen" | "tried"} what */
export function note(id, what) {
  const before = outcomes()[id];
  if (isClosed(before)) return;
  const solved = before === "tried" ? "later" : "first";
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...outcomes(), [id]: what === "solved" ? solved : what }));
  } catch {
    // a private window may keep nothing: one can solve them all the same
  }
}
