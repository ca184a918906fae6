// The progress of a learner in a step of a lesson, and the answers to wrong tries.

/** @import { Step } from "./steps.js" */

/** @param {string} pattern @param {string} action */
const fits = (pattern, action) => (pattern.endsWith("*") ? action.startsWith(pattern.slice(0, -1)) : pattern === action);

/** @param {string[]} patterns @param {string} action */
const fitsAny = (patterns, action) => patterns.some((pattern) => fits(pattern, action));

/**
 * The parts of the goal that the decisions reach, and the first wrong decision. After the goal every decision is fine.
 * @param {Step} step @param {string[]} actions
 * @returns {{ at: number, done: boolean, wrong: string | null }}
 */
export function judge({ goal, free = [] }, actions) {
  let at = 0;
  for (const action of actions) {
    if (at === goal.length) break;
    if (fitsAny(goal[at], action)) at++;
    else if (!fitsAny(free, action)) return { at, done: false, wrong: action };
  }
  return { at, done: at === goal.length, wrong: null };
}

/** The text key of the answer to a wrong try. @param {Step} step @param {number} at parts of the goal reached before @param {string} action */
export function answerKey({ wrong = [] }, at, action) {
  const one = wrong.find((other) => fits(other.try, action) && (other.at ?? at) === at);
  return one ? `lesson-${one.says}` : "lesson-wrong";
}

/** The next action towards the goal. @param {Step} step @param {number} at @param {string[]} legal @returns {string | null} */
export function nextAction({ goal, free = [] }, at, legal) {
  const wanted = [...(goal[at] ?? []), ...free];
  for (const pattern of wanted) {
    const found = legal.find((action) => fits(pattern, action));
    if (found) return found;
  }
  return null;
}
