// The master: the network's policy, its prediction of the result, and the search that it guides, from what a seat may know.

import { GUIDED, MOST_SEATS, NETWORK_BEGINS, NODE, SIZES, STATE } from "./layout.js";
import { fieldsOf } from "./module.js";

/** @import { Fields, Module } from "./module.js" */
/** @import { Seed } from "./rules.js" */

const GENERATOR_SIZE = 16; // bytes of a random generator's state
const TREE_SIZE = (GUIDED.nodes + 1) * NODE.size;

export class Master {
  /** @param {Module} module @param {Uint8Array} weights the network's file @param {Seed} seed */
  constructor(module, weights, seed) {
    const fits = weights.length === SIZES.network && NETWORK_BEGINS.every((byte, place) => weights[place] === byte);
    if (!fits) throw new Error("the network was made for another order of what is seen");
    this.module = module;
    this.weights = module.allocate(SIZES.network);
    this.activations = module.allocate(SIZES.nerves);
    this.hidden = module.allocate(STATE.size);
    this.out = module.allocate(SIZES.legal * 2);
    this.logits = module.allocate(SIZES.legal * 8);
    this.predictions = module.allocate(2 * MOST_SEATS * 8);
    this.generator = module.allocate(GENERATOR_SIZE);
    this.tree = 0; // its address, once a search has begun
    this.scratch = 0;
    this.samples = 0;
    module.bytes(this.weights, SIZES.network).set(weights);
    this.reseed(seed);
  }

  /** Seed the random choices. @param {Seed} seed */
  reseed(seed) {
    this.module.call.seed_chance(this.generator, ...seed);
  }

  /** Choose an action; a higher temperature chooses lesser ones more often. @param {Uint8Array} hidden @param {number} [temperature] */
  decide(hidden, temperature = 0) {
    const { call } = this.module;
    this.#writeView(hidden);
    const size = call.legal(this.hidden, this.out);
    const hundredths = Math.round(temperature * 100);
    return call.decide(this.weights, this.activations, this.hidden, this.out, size, this.logits, hundredths, this.generator);
  }

  /** Predict each seat's chance to win and its final points. @param {Uint8Array} hidden @param {number} viewer */
  predict(hidden, viewer) {
    this.#writeView(hidden);
    const points = this.predictions + MOST_SEATS * 8;
    this.module.call.foretell(this.weights, this.activations, this.hidden, viewer, this.predictions, points);
    const told = [...new Float64Array(this.module.memory.buffer, this.predictions, 2 * MOST_SEATS)];
    const players = hidden[STATE.fields.players[0]];
    return { wins: told.slice(0, players), points: told.slice(MOST_SEATS, MOST_SEATS + players) };
  }

  /** Begin a new search from this view. @param {Uint8Array} hidden */
  begin(hidden) {
    if (!this.tree) {
      this.tree = this.module.allocate(TREE_SIZE);
      this.scratch = this.module.allocate(SIZES.guidedDesk);
      this.samples = this.module.allocate(2 * STATE.size);
    }
    this.module.bytes(this.tree, TREE_SIZE).fill(0);
    new Int32Array(this.module.memory.buffer)[(this.tree + GUIDED.nodes * NODE.size + NODE.fields.visits[0]) / 4] =
      GUIDED.root + 1;
    this.#writeView(hidden);
  }

  /** @param {number} iterations @param {Seed} seed of the first iteration; each has its own */
  search(iterations, seed) {
    const { weights, activations: nerves, hidden, samples: worlds, tree, scratch: desk } = this;
    const numbers = [weights, nerves, hidden, worlds, tree, GUIDED.nodes + 1, desk, GUIDED.root, iterations, ...seed];
    this.module.call.grow_guided(...numbers);
  }

  /** The most visited action. */
  best() {
    const more = (/** @type {any} */ one, /** @type {any} */ other) => one.visits - other.visits || one.liking - other.liking;
    return this.#children().reduce((best, one) => (more(one, best) > 0 ? one : best)).action;
  }

  /** @param {Uint8Array} hidden */
  #writeView(hidden) {
    this.module.bytes(this.hidden, STATE.size).set(hidden);
  }

  /** @param {number} number */
  #node(number) {
    return fieldsOf(NODE, this.module.memory.buffer, this.tree + number * NODE.size);
  }

  /** @returns {Fields[]} */
  #children() {
    const found = [];
    for (let number = this.#node(GUIDED.root).child; number; number = this.#node(number).sibling) found.push(this.#node(number));
    return found;
  }
}
