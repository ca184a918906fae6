// An immutable game: its state, its legal actions and its history; each action returns a new game.

import { events } from "./events.js";
import { ACTIONS, REASONS, RECORD, STATE } from "./layout.js";
import { fieldsOf } from "./module.js";
import { jsonView, options } from "./view.js";

/** @import { Rules, Seed, Transition } from "./rules.js" */
/** @import { Event } from "./events.js" */
/** @import { GameOptions, View } from "../wire.d.ts" */
/** A record, see docs/record.md. @typedef {{ format: string, options: Record<string, any>, names: string[], events: Event[] }} Document */

/** A seed from the browser's secure source, which no player can predict. @returns {Seed} */
export const randomSeed = () => /** @type {Seed} */ ([...crypto.getRandomValues(new Uint32Array(2))]);

export class Game {
  /** @param {Rules} rules @param {Transition} step @param {Game | null} previous the game before the last decision */
  constructor(rules, step, previous = null) {
    this.rules = rules;
    this.step = step;
    this.previous = previous;
  }

  /** A new game. `decks` fix the orders of its first shuffles, which are random otherwise. @param {Rules} rules @param {GameOptions} options @param {{ seed?: Seed, decks?: number[][] }} [given] */
  static of(rules, options, { seed = randomSeed(), decks } = {}) {
    return new Game(rules, rules.setUp(options, seed, decks));
  }

  // State

  get state() {
    const { raw } = this.step;
    return fieldsOf(STATE, /** @type {ArrayBuffer} */ (raw.buffer), raw.byteOffset);
  }

  /** @returns {GameOptions} */
  get options() {
    return options(this.state);
  }

  get over() {
    return !this.step.legal.length;
  }

  /** The seat that must decide, null when the game is over. @returns {number | null} */
  get seat() {
    return this.over ? null : this.step.raw[STATE.fields.seat[0]];
  }

  /** The action of the last decision. @returns {string | null} */
  get action() {
    return this.step.action === null ? null : ACTIONS[this.step.action];
  }

  /** All positions of the game: the set-up, and one after each decision. */
  get positions() {
    const games = [];
    for (let game = /** @type {Game | null} */ (this); game; game = game.previous) games.push(game);
    return games.reverse();
  }

  /** The number of decisions so far. @returns {number} */
  get decisions() {
    return this.positions.length - 1;
  }

  /** The bytes of a view: the state without what the seat (null for a spectator) may not know. @param {number | null} seat */
  viewBytes(seat) {
    return this.rules.viewBytes(this.step.raw, seat);
  }

  /** The JSON view of a seat, or of a spectator for null. @param {number | null} seat @returns {View} */
  view(seat) {
    return jsonView(this.rules, this.viewBytes(seat), seat);
  }

  // Actions

  legal() {
    return this.step.legal.map((action) => ACTIONS[action]);
  }

  /** The reason code against an action, null if it is legal. `bytes` can be those of a view. @param {string} action @returns {string | null} */
  whyNot(action, bytes = this.step.raw) {
    return REASONS[this.rules.whyNot(bytes, ACTIONS.indexOf(action))] ?? null;
  }

  /** The game after a legal action, with all automatic steps that follow. @param {string} action @param {number[][]} [decks] */
  play(action, decks) {
    return new Game(this.rules, this.rules.apply(this.step.raw, ACTIONS.indexOf(action), decks), this);
  }

  /** The game with another random seed from here on. @param {Seed} [seed] */
  reseeded(seed = randomSeed()) {
    return new Game(this.rules, { ...this.step, raw: this.rules.reseeded(this.step.raw, seed) }, this.previous);
  }

  // History

  /** The events of the last decision; at the start, of the set-up. */
  events() {
    return events(this.step.rows);
  }

  /** The game record. It counts the decisions if the last one caused no event, because the events alone do not show it. @param {string[]} names @returns {Document} */
  record(names) {
    const count = this.step.rows.length ? {} : { decisions: this.decisions };
    return {
      format: RECORD.format,
      options: { ...this.options, ...count },
      names,
      events: events(this.positions.flatMap(({ step }) => step.rows)),
    };
  }
}
