// Bots by their levels: an honest name for a bot and its strength.

import { Glance, Planner } from "./bots.js";
import { chance } from "./game.js";
import { ACTIONS, LEVELS, PHASES, PLANNER, SIZES, STATE } from "./layout.js";
import { fieldsOf } from "./module.js";

/** @import { Module } from "./module.js" */

const JUDGEMENT = "greedy"; // decides at once, and well enough

export class Mind {
  /** @param {Module} module */
  constructor(module) {
    this.module = module;
    this.out = module.take(SIZES.legal * 2);
    this.state = module.take(STATE.size);
    /** @type {Map<string, Glance>} */
    this.glances = new Map();
    /** @type {Thinker | null} */
    this.thinker = null;
  }

  /** The name of an action. @param {string} level @param {Uint8Array} hidden */
  decide(level, hidden) {
    const [kind, seconds] = LEVELS[level].split(":");
    const legal = this.#legal(hidden);
    if (legal.length === 1) return ACTIONS[legal[0]];
    return ACTIONS[seconds ? this.#thought(Number.parseFloat(seconds), hidden) : this.#glance(kind).decide(hidden)];
  }

  /** @param {Uint8Array} hidden */
  atOnce(hidden) {
    return ACTIONS[this.#glance(JUDGEMENT).decide(hidden)];
  }

  /** @param {Uint8Array} hidden */
  #legal(hidden) {
    this.module.bytes(this.state, STATE.size).set(hidden);
    return this.module.shorts(this.out, this.module.call.legal(this.state, this.out));
  }

  /** @param {string} kind */
  #glance(kind) {
    const found = this.glances.get(kind) ?? new Glance(this.module, kind, chance());
    this.glances.set(kind, found);
    return found;
  }

  /** @param {number} seconds @param {Uint8Array} hidden */
  #thought(seconds, hidden) {
    this.thinker ??= new Thinker(this.module, seconds);
    return this.thinker.decide(hidden);
  }
}

/** Lets the planner search for so long a turn. */
class Thinker {
  /** @param {Module} module @param {number} seconds */
  constructor(module, seconds) {
    this.planner = new Planner(module);
    this.seconds = seconds;
    this.turn = ""; // the turn that `left` is for
    this.left = 0;
  }

  /** @param {Uint8Array} hidden */
  decide(hidden) {
    const begin = performance.now();
    const budget = this.#budget(hidden);
    this.planner.begin(hidden);
    let spent = 0;
    do {
      this.planner.grow(PLANNER.chunk, chance());
      spent = (performance.now() - begin) / 1000;
    } while (spent < budget);
    this.left -= spent;
    return /** @type {number} */ (this.planner.best());
  }

  /** Seconds for this decision: a part of what is left for the turn, the first decisions the largest. @param {Uint8Array} hidden */
  #budget(hidden) {
    const state = fieldsOf(STATE, /** @type {ArrayBuffer} */ (hidden.buffer), hidden.byteOffset);
    const turn = `${state.round_number}:${state.turn}:${PHASES[state.phase] === "clergy"}:${state.seat}`;
    if (turn !== this.turn) {
      this.turn = turn;
      this.left = this.seconds;
    }
    return Math.max(0, this.left * PLANNER.share);
  }
}
