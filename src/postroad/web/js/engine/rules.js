// The rules: calls into the WebAssembly module, with states copied in and out as bytes.

import { CLOSINGS, FIGURES, NONE, SIZES, STATE, WAY } from "./layout.js";
import { writeDeckOrders } from "./module.js";
import { BEFORE } from "./options.js";

/** @import { Module, Fields } from "./module.js" */
/** @import { GameOptions } from "../wire.d.ts" */
/** A random generator's seed: two 32-bit words. @typedef {[number, number]} Seed */
/** A row of the log: kind, seat, and two arguments. @typedef {number[]} LogRow */
/** The state after a decision or the set-up, as bytes that never change. @typedef {{ raw: Uint8Array, legal: number[], action: number | null, rows: LogRow[] }} Transition */
/** One previewed path. @typedef {{ fields: Fields, rows: LogRow[], raw: Uint8Array }} PreviewPath */

const MOST_PATHS = CLOSINGS.length;
const MOST_WISHES = 64; // of one path

export class Rules {
  /** @param {Module} module */
  constructor(module) {
    this.module = module;
    this.state = module.allocate(STATE.size);
    this.out = module.allocate(SIZES.legal * 2);
    this.log = module.allocate(SIZES.log * 2);
    this.orders = module.allocate(SIZES.orders * 2);
    this.counted = module.allocate(FIGURES.size);
    this.states = module.allocate((SIZES.waysFrom + MOST_PATHS) * STATE.size);
    this.wishes = module.allocate(Math.max(MOST_PATHS, MOST_WISHES) * 2);
    this.paths = module.allocate(MOST_PATHS * WAY.size);
    this.pathLogs = module.allocate(MOST_PATHS * SIZES.wayLog * 2);
  }

  /** @param {GameOptions} options @param {Seed} seed @param {number[][]} [decks] @returns {Transition} */
  setUp(options, seed, decks = []) {
    const raw = new Uint8Array(STATE.size);
    for (const [name, value] of Object.entries({ ...BEFORE, ...options })) raw[STATE.fields[name][0]] = Number(value);
    this.#begin(raw, decks);
    return this.#transition(this.module.call.set_up(this.state, ...seed, this.out, this.log, this.orders), null);
  }

  /** Carry out a legal action. @param {Uint8Array} raw @param {number} action @param {number[][]} [decks] @returns {Transition} */
  apply(raw, action, decks = []) {
    this.#begin(raw, decks);
    return this.#transition(this.module.call.step(this.state, action, this.out, this.log, this.orders), action);
  }

  /** @param {Uint8Array} raw @param {number[][]} decks */
  #begin(raw, decks) {
    this.#writeState(raw);
    this.module.shorts(this.log, 1)[0] = 0;
    writeDeckOrders(this.module.shorts(this.orders, SIZES.orders), decks);
  }

  /** @param {number} size @param {number | null} action @returns {Transition} */
  #transition(size, action) {
    return { raw: this.#readState(this.state), legal: this.#readActions(size), action, rows: this.#rows(this.log, SIZES.log) };
  }

  /** @param {Uint8Array} raw */
  #writeState(raw) {
    this.module.bytes(this.state, STATE.size).set(raw);
  }

  /** @param {number} address */
  #readState(address) {
    return this.module.bytes(address, STATE.size).slice();
  }

  /** @param {number} size */
  #readActions(size) {
    return [...this.module.shorts(this.out, size)];
  }

  /** @param {number} address @param {number} size @returns {LogRow[]} */
  #rows(address, size) {
    const log = this.module.shorts(address, size);
    return Array.from({ length: log[0] }, (_, row) => [...log.subarray(1 + row * SIZES.row, 1 + (row + 1) * SIZES.row)]);
  }

  /** The legal actions. @param {Uint8Array} raw */
  legal(raw) {
    this.#writeState(raw);
    return this.#readActions(this.module.call.legal(this.state, this.out));
  }

  /** The number of the reason against an action, -1 if it is legal. @param {Uint8Array} raw @param {number} action */
  whyNot(raw, action) {
    this.#writeState(raw);
    return this.module.call.why_not(this.state, action, this.out);
  }

  /** The bytes of a view: the state without what the viewer (a seat, null for a spectator) may not know. @param {Uint8Array} raw @param {number | null} viewer */
  viewBytes(raw, viewer) {
    this.#writeState(raw);
    this.module.call.hide_from(this.state, viewer ?? NONE.spectator);
    return this.#readState(this.state);
  }

  /** A sampled hidden state that agrees with a view. @param {Uint8Array} raw @param {Seed} seed */
  sample(raw, seed) {
    this.#writeState(raw);
    this.module.call.sample(this.state, ...seed);
    return this.#readState(this.state);
  }

  /** The state with another random seed. @param {Uint8Array} raw @param {Seed} seed */
  reseeded(raw, seed) {
    this.#writeState(raw);
    this.module.call.seed_chance(this.state + STATE.fields.rng[0], ...seed);
    return this.#readState(this.state);
  }

  /** The counts of a state, and the seat that is ahead or has won. @param {Uint8Array} raw @returns {Fields} */
  counts(raw) {
    this.#writeState(raw);
    const ahead = this.module.call.figures(this.state, this.counted);
    return { ...this.module.fields(FIGURES, this.counted), ahead };
  }

  /** The path of each row of wished actions from a sampled state; all rows have the same length. @param {Uint8Array} world @param {number[][]} wishes @returns {PreviewPath[]} */
  preview(world, wishes) {
    const { module } = this;
    const count = wishes.length;
    const width = wishes[0]?.length ?? 1;
    module.bytes(this.states, (SIZES.waysFrom + count) * STATE.size).fill(0);
    module.bytes(this.states, STATE.size).set(world);
    module.bytes(this.paths, count * WAY.size).fill(0);
    module.bytes(this.pathLogs, count * SIZES.wayLog * 2).fill(0);
    module.shorts(this.wishes, count * width).set(wishes.flat());
    writeDeckOrders(module.shorts(this.orders, SIZES.orders), []);
    module.call.foresee(this.states, count, this.wishes, width, this.paths, this.pathLogs, this.out, this.orders);
    return wishes.map((_, way) => ({
      fields: module.fields(WAY, this.paths + way * WAY.size),
      rows: this.#rows(this.pathLogs + way * SIZES.wayLog * 2, SIZES.wayLog),
      raw: this.#readState(this.states + (SIZES.waysFrom + way) * STATE.size),
    }));
  }
}
