// The bot service: it decides at each level, and loads the network for the levels that need one.

import { Adviser } from "./adviser.js";
import { OneStepBot, Planner } from "./bots.js";
import { randomSeed } from "./game.js";
import { ACTIONS, LEVELS, PHASES, PLANNER, SIZES, STATE } from "./layout.js";
import { Master } from "./master.js";
import { fieldsOf } from "./module.js";

/** @import { Module } from "./module.js" */
/** @import { Seed } from "./rules.js" */

/** The network could not be loaded. */
export class ModelNotLoaded extends Error {}

const FALLBACK = "greedy"; // decides at once, and well enough

export class BotService {
  /** @param {Module} module @param {(now: boolean) => Promise<Uint8Array>} weights loads the network; `now`: a decision waits for it */
  constructor(module, weights) {
    this.module = module;
    this.weights = weights;
    this.out = module.allocate(SIZES.legal * 2);
    this.state = module.allocate(STATE.size);
    /** @type {Map<string, OneStepBot>} */
    this.oneStepBots = new Map();
    /** @type {SearchBot | null} */
    this.searchBot = null;
    /** @type {Master | null} */
    this.master = null;
    /** @type {Promise<Master> | null} */
    this.loading = null;
    /** @type {Adviser | null} */
    this.adviser = null;
  }

  /** Must the network be loaded before this level can decide? @param {string} level */
  needsNetwork(level) {
    return LEVELS[level].startsWith("master") && !this.master;
  }

  /** Load what a level needs, at low priority; rejects with ModelNotLoaded. @param {string} level */
  async prepare(level) {
    if (this.needsNetwork(level)) await this.#loadNetwork(false);
  }

  /** Resolves to the name of the chosen action. @param {string} level @param {Uint8Array} hidden @param {Seed | null} [seed] of the random choice, where it must be the same everywhere */
  async decide(level, hidden, seed = null) {
    const legal = this.#legal(hidden);
    if (legal.length === 1) return ACTIONS[legal[0]];
    const [kind, setting = ""] = LEVELS[level].split(":");
    if (kind === "master") return ACTIONS[await this.#decideByNetwork(hidden, Number.parseFloat(setting || "0"), seed)];
    return ACTIONS[setting ? this.#decideBySearch(Number.parseFloat(setting), hidden) : this.#oneStepBot(kind).decide(hidden)];
  }

  /** @param {Uint8Array} hidden */
  decideFallback(hidden) {
    return ACTIONS[this.#oneStepBot(FALLBACK).decide(hidden)];
  }

  /** The master's hint; rejects with ModelNotLoaded. @param {Uint8Array} hidden */
  async hint(hidden) {
    this.adviser ??= new Adviser(this.master ?? (await this.#loadNetwork(true)));
    return this.adviser.hint(hidden);
  }

  /** @param {Uint8Array} hidden */
  #legal(hidden) {
    this.module.bytes(this.state, STATE.size).set(hidden);
    return this.module.shorts(this.out, this.module.call.legal(this.state, this.out));
  }

  /** @param {Uint8Array} hidden @param {number} temperature @param {Seed | null} seed */
  async #decideByNetwork(hidden, temperature, seed) {
    const master = this.master ?? (await this.#loadNetwork(true));
    master.reseed(seed ?? randomSeed()); // the seed of one game must not carry over to the next
    return master.decide(hidden, temperature);
  }

  /** The network's bot; all callers share one download. @param {boolean} now */
  #loadNetwork(now) {
    this.loading ??= this.weights(now)
      .then((weights) => {
        this.master = new Master(this.module, weights, randomSeed());
        return this.master;
      })
      .catch(() => {
        this.loading = null;
        throw new ModelNotLoaded(); // the network is missing, or of another version
      });
    return this.loading;
  }

  /** @param {string} kind */
  #oneStepBot(kind) {
    const found = this.oneStepBots.get(kind) ?? new OneStepBot(this.module, kind, randomSeed());
    this.oneStepBots.set(kind, found);
    return found;
  }

  /** @param {number} seconds @param {Uint8Array} hidden */
  #decideBySearch(seconds, hidden) {
    this.searchBot ??= new SearchBot(this.module, seconds);
    return this.searchBot.decide(hidden);
  }
}

/** Runs the planner within a time budget for each turn. */
class SearchBot {
  /** @param {Module} module @param {number} seconds */
  constructor(module, seconds) {
    this.planner = new Planner(module);
    this.seconds = seconds;
    this.turn = ""; // the turn whose seconds are `left`
    this.left = 0;
  }

  /** @param {Uint8Array} hidden */
  decide(hidden) {
    const begin = performance.now();
    const budget = this.#budget(hidden);
    this.planner.begin(hidden);
    let spent = 0;
    do {
      this.planner.search(PLANNER.chunk, randomSeed());
      spent = (performance.now() - begin) / 1000;
    } while (spent < budget);
    this.left -= spent;
    return /** @type {number} */ (this.planner.best());
  }

  /** Seconds for this decision: a share of the turn's remaining time, largest for the first decision. @param {Uint8Array} hidden */
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
