// The outcomes of the player's puzzles, stored in the browser.

const KEY = "postroad.puzzles";

/** The outcome of a puzzle: solved at the first try, solved later, solution seen, or tried and still open. @typedef {"first" | "later" | "seen" | "tried"} Outcome */

/** @returns {Record<string, Outcome>} by the puzzle's id */
export function outcomes() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {}; // unreadable, or the browser stores nothing
  }
}

/** @param {Outcome | undefined} outcome */
export const isSolved = (outcome) => outcome === "first" || outcome === "later";

/** Is the puzzle solved, or its solution seen? @param {Outcome | undefined} outcome */
export const isClosed = (outcome) => isSolved(outcome) || outcome === "seen";

/** Store the outcome of a puzzle; a closed one stays, so that a seen solution never counts as solved. @param {string} id @param {"solved" | "seen" | "tried"} what */
export function storeOutcome(id, what) {
  const before = outcomes()[id];
  if (isClosed(before)) return;
  const solved = before === "tried" ? "later" : "first";
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...outcomes(), [id]: what === "solved" ? solved : what }));
  } catch {
    // a private window may refuse to store anything: the puzzles work all the same
  }
}
