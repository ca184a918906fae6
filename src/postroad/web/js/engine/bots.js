// Bots without a network: each decides for one seat from what that seat may know.

import { CHOOSERS, SIZES, STATE } from "./layout.js";

/** @import { Module } from "./module.js" */
/** @import { Seed } from "./rules.js" */

const GENERATOR_SIZE = 16; // bytes of a random generator's state

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
