// The adviser: the master's choice with its reasons, and the values of the alternatives, from what a seat may know.

import { Explainer } from "./explainer.js";
import { ACTIONS, NONE, PHASES, SCALES, STATE, WEIGHING } from "./layout.js";
import { Rules } from "./rules.js";

/** @import { Master } from "./master.js" */
/** @import { Reason } from "./explainer.js" */
/** An evaluated action: its utility for the seat (`worth`), the seat's chance to win, its final points. @typedef {{ action: string, worth: number, wins: number, points: number }} ActionValue */
/** @typedef {{ action: string, then: string[], grounds: Reason[], choices: ActionValue[] }} Hint the most important reason and the best choice come first; `then`: the actions that complete a closing: the offices, and the call of the cartwright */

export class Adviser extends Explainer {
  /** @param {Master} master */
  constructor(master) {
    super(master.module);
    this.master = master;
    this.rules = new Rules(this.module);
    this.worlds = this.module.allocate(2 * STATE.size);
    this.scales = this.module.allocate(SCALES.size);
  }

  /** The hint for the seat that must decide. @param {Uint8Array} hidden @returns {Hint} */
  hint(hidden) {
    const { action, choices } = this.evaluate(hidden);
    const then = action.startsWith("close:") ? this.#afterClosing(hidden, action) : [];
    return { action, then, grounds: this.explain(hidden, action), choices };
  }

  /** The decisions that follow a closing, each evaluated by itself, as an analysis does. @param {Uint8Array} hidden @param {string} closing */
  #afterClosing(hidden, closing) {
    const actions = [];
    let state = hidden;
    for (let action = closing; /^(close|office):/.test(action); ) {
      state = this.rules.apply(state, ACTIONS.indexOf(action)).raw; // a closing depends on nothing hidden
      const phase = PHASES[state[STATE.fields.phase[0]]];
      if (phase !== "office" && phase !== "cartwright") break;
      action = this.evaluate(state).action;
      if (phase === "office" || action.startsWith("call:")) actions.push(action);
    }
    return actions;
  }

  /** The master's choice, and the evaluated alternatives, which include `chosen`. @param {Uint8Array} hidden @param {string} [chosen] */
  evaluate(hidden, chosen) {
    const { module, master } = this;
    this.module.bytes(this.hidden, STATE.size).set(hidden);
    module.bytes(this.scales, SCALES.size).fill(0);
    const wanted = chosen ? ACTIONS.indexOf(chosen) : NONE.wish;
    const numbers = [
      master.weights,
      master.activations,
      this.hidden,
      this.worlds,
      this.scales,
      wanted,
      WEIGHING.most,
      WEIGHING.worlds,
    ];
    const action = ACTIONS[module.call.weigh(...numbers)];
    return { action, choices: this.#choices(hidden[STATE.fields.seat[0]], action) };
  }

  /** @param {number} seat @param {string} best @returns {ActionValue[]} */
  #choices(seat, best) {
    const { options, actions, weighed, worth, wins, points } = this.module.fields(SCALES, this.scales);
    const found = [];
    for (let at = 0; at < options; at++)
      if (weighed[at])
        found.push({ action: ACTIONS[actions[at]], worth: worth[at], wins: wins[at][seat], points: points[at][seat] });
    const first = (/** @type {ActionValue} */ { action }) => Number(action !== best);
    return found.sort((one, other) => first(one) - first(other) || other.worth - one.worth);
  }
}
