// The explainer: reason codes for an action, from what the seat may know.

import { ACTIONS, GROUND_KINDS, GROUNDS, SIZES, STATE } from "./layout.js";

/** @import { Module } from "./module.js" */
/** A reason's code and its arguments by name. @typedef {{ code: string, about: Record<string, string | number> }} Reason */

export class Explainer {
  /** @param {Module} module */
  constructor(module) {
    this.module = module;
    this.hidden = module.allocate(STATE.size);
    this.grounds = module.allocate(SIZES.grounds * SIZES.ground * 2);
  }

  /** The reasons for an action, and its costs. @param {Uint8Array} hidden @param {string} action @returns {Reason[]} the most important first */
  explain(hidden, action) {
    this.module.bytes(this.hidden, STATE.size).set(hidden);
    const size = this.module.call.explain(this.hidden, ACTIONS.indexOf(action), this.grounds);
    const numbers = this.module.shorts(this.grounds, size * SIZES.ground);
    return Array.from({ length: size }, (_, row) =>
      reasonFrom([...numbers.subarray(row * SIZES.ground, (row + 1) * SIZES.ground)]),
    );
  }
}

/** @param {number[]} row @returns {Reason} */
function reasonFrom([number, ...numbers]) {
  const [code, kinds] = GROUNDS[number];
  return { code, about: Object.fromEntries(kinds.map((kind, at) => [kind, GROUND_KINDS[kind]?.[numbers[at]] ?? numbers[at]])) };
}
