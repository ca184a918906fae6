// The bot service: it decides at each level, and loads the network for the levels that need one.

import { Adviser } from "./adviser.js";
import { OneStepBot } from "./bots.js";
import { randomSeed } from "./game.js";
import { ACTIONS, LEVELS, SIZES, STATE } from "./layout.js";
import { Master } from "./master.js";

/** @import { Module } from "./module.js" */
/** @import { Seed } from "./rules.js" */

/** The network could not be loaded. */
export class ModelNotLoaded extends Error {}

const WITHOUT_NETWORK = "greedy:careful"; // decides at once, and well enough

export class BotService {
  /** @param {Module} module @param {(now: boolean) => Promise<Uint8Array>} weights loads the network; `now`: a decision waits for it */
  constructor(module, weights) {
    this.module = module;
    this.weights = weights;
    this.out = module.allocate(SIZES.legal * 2);
    this.state = module.allocate(STATE.size);
    this.simpleBot = new OneStepBot(module, WITHOUT_NETWORK, randomSeed());
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
    if (LEVELS[level] === WITHOUT_NETWORK) return this.decideFallback(hidden);
    const [, temperature = "0"] = LEVELS[level].split(":");
    return ACTIONS[await this.#decideByNetwork(hidden, Number.parseFloat(temperature), seed)];
  }

  /** @param {Uint8Array} hidden */
  decideFallback(hidden) {
    return ACTIONS[this.simpleBot.decide(hidden)];
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
}
