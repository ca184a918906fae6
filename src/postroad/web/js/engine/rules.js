// The rules as calls on the bytes of a state, which are copied into the module and out of it again.

import { CLOSINGS, FIGURES, NONE, SIZES, STATE, WAY } from "./layout.js";
import { giveOrders } from "./module.js";

/** @import { Module, Fields } from "./module.js" */
/** @import { GameOptions } from "../wire.d.ts" */
/** A generator's seed, in two words of 32 bits. @typedef {[number, number]} Seed */
/** kind, who, what, how @typedef {number[]} Row */
/** A game after a decision, or after the set-up: its bytes are never written again. @typedef {{ raw: Uint8Array, legal: number[], action: number | null, rows: Row[] }} Step */
/** One way on that was foreseen. @typedef {{ fields: Fields, rows: Row[], raw: Uint8Array }} Way */

const MOST_WAYS = CLOSINGS.length;
const MOST_WISHES = 64; // of one way

export class Rules {
  /** @param {Module} module */
  constructor(module) {
    this.module = module;
    this.state = module.take(STATE.size);
    this.out = module.take(SIZES.legal * 2);
    this.log = module.take(SIZES.log * 2);
    this.orders = module.take(SIZES.orders * 2);
    this.figured = module.take(FIGURES.size);
    this.states = module.take((SIZES.waysFrom + MOST_WAYS) * STATE.size);
    this.wishes = module.take(Math.max(MOST_WAYS, MOST_WISHES) * 2);
    this.ways = module.take(MOST_WAYS * WAY.size);
    this.wayLogs = module.take(MOST_WAYS * SIZES.wayLog * 2);
  }

  /** @param {GameOptions} options @param {Seed} seed @param {number[][]} [decks] @returns {Step} */
  first(options, seed, decks = []) {
    const raw = new Uint8Array(STATE.size);
    for (const [name, value] of Object.entries(options)) raw[STATE.fields[name][0]] = Number(value);
    this.#begin(raw, decks);
    return this.#ended(this.module.call.set_up(this.state, ...seed, this.out, this.log, this.orders), null);
  }

  /** Carry out a legal action. @param {Uint8Array} raw @param {number} action @param {number[][]} [decks] @returns {Step} */
  next(raw, action, decks = []) {
    this.#begin(raw, decks);
    return this.#ended(this.module.call.step(this.state, action, this.out, this.log, this.orders), action);
  }

  /** @param {Uint8Array} raw @param {number[][]} decks */
  #begin(raw, decks) {
    this.#lay(raw);
    this.module.shorts(this.log, 1)[0] = 0;
    giveOrders(this.module.shorts(this.orders, SIZES.orders), decks);
  }

  /** @param {number} size @param {number | null} action @returns {Step} */
  #ended(size, action) {
    return { raw: this.#taken(this.state), legal: this.#listed(size), action, rows: this.#rows(this.log, SIZES.log) };
  }

  /** @param {Uint8Array} raw */
  #lay(raw) {
    this.module.bytes(this.state, STATE.size).set(raw);
  }

  /** @param {number} address */
  #taken(address) {
    return this.module.bytes(address, STATE.size).slice();
  }

  /** @param {number} size */
  #listed(size) {
    return [...this.module.shorts(this.out, size)];
  }

  /** @param {number} address @param {number} size @returns {Row[]} */
  #rows(address, size) {
    const log = this.module.shorts(address, size);
    return Array.from({ length: log[0] }, (_, row) => [...log.subarray(1 + row * SIZES.row, 1 + (row + 1) * SIZES.row)]);
  }

  /** The legal actions. @param {Uint8Array} raw */
  legal(raw) {
    this.#lay(raw);
    return this.#listed(this.module.call.legal(this.state, this.out));
  }

  /** The number of the reason against an action, -1 if it is legal. @param {Uint8Array} raw @param {number} action */
  whyNot(raw, action) {
    this.#lay(raw);
    return this.module.call.why_not(this.state, action, this.out);
  }

  /** What a viewer, a seat or null for a spectator, may know. @param {Uint8Array} raw @param {number | null} viewer */
  hidden(raw, viewer) {
    this.#lay(raw);
    this.module.call.hide_from(this.state, viewer ?? NONE.spectator);
    return this.#taken(this.state);
  }

  /** A possible world behind what a viewer knows. @param {Uint8Array} raw @param {Seed} seed */
  sampled(raw, seed) {
    this.#lay(raw);
    this.module.call.sample(this.state, ...seed);
    return this.#taken(this.state);
  }

  /** The same with other chance from here on. @param {Uint8Array} raw @param {Seed} seed */
  reseeded(raw, seed) {
    this.#lay(raw);
    this.module.call.seed_chance(this.state + STATE.fields.rng[0], ...seed);
    return this.#taken(this.state);
  }

  /** What is counted from a state, and the seat that is ahead, or has won. @param {Uint8Array} raw @returns {Fields} */
  figures(raw) {
    this.#lay(raw);
    const ahead = this.module.call.figures(this.state, this.figured);
    return { ...this.module.fields(FIGURES, this.figured), ahead };
  }

  /** Where each row of wishes leads to, from a world that the seat thinks possible. All rows have one length. @param {Uint8Array} world @param {number[][]} wishes @returns {Way[]} */
  foresee(world, wishes) {
    const { module } = this;
    const count = wishes.length;
    const width = wishes[0]?.length ?? 1;
    module.bytes(this.states, (SIZES.waysFrom + count) * STATE.size).fill(0);
    module.bytes(this.states, STATE.size).set(world);
    module.bytes(this.ways, count * WAY.size).fill(0);
    module.bytes(this.wayLogs, count * SIZES.wayLog * 2).fill(0);
    module.shorts(this.wishes, count * width).set(wishes.flat());
    giveOrders(module.shorts(this.orders, SIZES.orders), []);
    module.call.foresee(this.states, count, this.wishes, width, this.ways, this.wayLogs, this.out, this.orders);
    return wishes.map((_, way) => ({
      fields: module.fields(WAY, this.ways + way * WAY.size),
      rows: this.#rows(this.wayLogs + way * SIZES.wayLog * 2, SIZES.wayLog),
      raw: this.#taken(this.states + (SIZES.waysFrom + way) * STATE.size),
    }));
  }
}
