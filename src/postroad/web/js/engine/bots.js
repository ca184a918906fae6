// Bots without a network: each decides for one seat from what that seat may know.

import { CHOOSERS, NODE, PLANNER, SIZES, STATE } from "./layout.js";
import { fieldsOf } from "./module.js";

/** @import { Module } from "./module.js" */
/** @import { Seed } from "./rules.js" */

const GENERATOR_SIZE = 16; // bytes of a random generator's state
const TREE_SIZE = (PLANNER.nodes + 1) * NODE.size;

/** Decides without search, by one of the policies in `CHOOSERS`. */
export class OneStepBot {
  /** @param {Module} module @param {string} kind @param {Seed} seed */
  constructor(module, kind, seed) {
    this.module = module;
    this.policy = CHOOSERS.indexOf(kind);
    this.state = module.allocate(STATE.size);
    this.out = module.allocate(SIZES.legal * 2);
    this.generator = module.allocate(GENERATOR_SIZE);
    module.call.seed_chance(this.generator, ...seed);
  }

  /** @param {Uint8Array} hidden */
  decide(hidden) {
    this.module.bytes(this.state, STATE.size).set(hidden);
    const size = this.module.call.legal(this.state, this.out);
    return this.module.call.choose(this.policy, this.state, this.out, size, this.generator);
  }
}

/** Searches over its own turn and beyond, in sampled hidden states. */
export class Planner {
  /** @param {Module} module */
  constructor(module) {
    this.module = module;
    this.views = module.allocate(STATE.size);
    this.samples = module.allocate(STATE.size);
    this.scratch = module.allocate(SIZES.desk);
    this.tree = module.allocate(TREE_SIZE);
  }

  /** Begin a new search from this view. @param {Uint8Array} hidden */
  begin(hidden) {
    this.module.bytes(this.tree, TREE_SIZE).fill(0);
    this.module.bytes(this.scratch, SIZES.desk).fill(0);
    this.module.bytes(this.views, STATE.size).set(hidden);
    new Int32Array(this.module.memory.buffer)[(this.tree + PLANNER.nodes * NODE.size + NODE.fields.visits[0]) / 4] = 1;
  }

  /** @param {number} iterations @param {Seed} seed of the first iteration; each has its own */
  search(iterations, seed) {
    this.module.call.grow(this.views, this.samples, this.tree, PLANNER.nodes + 1, this.scratch, iterations, ...seed);
  }

  /** The most visited action. */
  best() {
    const node = (/** @type {number} */ number) => fieldsOf(NODE, this.module.memory.buffer, this.tree + number * NODE.size);
    let best = null;
    for (let child = node(0).child; child; child = node(child).sibling)
      if (!best || node(child).visits > best.visits) best = node(child);
    return best?.action ?? null;
  }
}
