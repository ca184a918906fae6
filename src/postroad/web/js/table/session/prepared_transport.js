// A prepared position as a table's transport: somebody decides there by the rules in this page, and what leads elsewhere is put back.

import { signal } from "../../../vendor/signals.js";
import { HttpError } from "../../app/api.js";
import { SPEEDS, settings } from "../../app/settings.js";
import { foresee } from "../../engine/preview.js";
import { decisions } from "../../local/entries.js";
import { CommandRejected } from "../../local/rejections.js";

/** @import { Rules } from "../../engine/rules.js" */
/** @import { Table } from "../../local/table.js" */
/** @import { Command, Transport, Listener } from "./transport.d.ts" */

const ASKED = ["decisions", "undo", "ask-undo", "seating"];
const SEEN = 4; // times as long as a piece moves: so long it lies there before it is put back

export class PreparedTransport {
  /** Tells whoever looks on. @type {() => void} */
  #tell = () => {};

  /** @param {Rules} rules @param {Table} table where it stands @param {number} seat of the person */
  constructor(rules, table, seat) {
    this.table = table;
    this.seat = seat;
    this.begun = table.seq;
    this.tries = signal(0); // how often something led elsewhere
    this.done = signal(false);
    /** @type {Transport} */
    this.transport = {
      can: { decide: true, resign: false, chat: false, clock: false, presence: false, spectators: false },
      watch: (eyes, known, listener) => this.#watch(eyes, known, listener),
      ask: async (what, command) => this.#ask(what, command),
      preview: async (eyes, wishes) => ({
        ways: /** @type {any} */ (foresee(rules, this.table.game.hidden(eyes), eyes, wishes)),
      }),
      why: async (eyes, action) => ({
        reason: /** @type {any} */ (this.table.game.whyNot(action, this.table.game.hidden(eyes))),
      }),
      hint: nothing,
      record: async (eyes) => this.table.record(eyes),
      rematch: nothing,
      deleteTable: nothing,
      say: nothing,
    };
  }

  /** Whether what was decided leads where it should, noted and said; what does not is put back. @returns {boolean} */
  judge() {
    return true;
  }

  /** What was decided since the position. */
  get decided() {
    return decisions(this.table.entries).filter(({ seq }) => seq > this.begun);
  }

  get actions() {
    return this.decided.map(({ action }) => /** @type {string} */ (action));
  }

  /** Decide in the person's place. @param {string} action */
  decide(action) {
    this.#keep(this.table.decided(this.seat, [action]));
  }

  /** @param {number | null} eyes @param {() => number} known @param {Listener} listener */
  #watch(eyes, known, listener) {
    const tell = () => {
      const message = this.table.message(this.table.viewer(eyes), known(), "paused"); // the others wait, too
      const undo = message.undo && this.decided.length > 0;
      listener.message({ ...message, undo, you: { ...message.you, host: false } }); // there is nothing to be deleted
    };
    this.#tell = tell;
    queueMicrotask(() => {
      listener.state("open");
      tell();
    });
    return { pace: () => {}, close: () => this.#tell === tell && (this.#tell = () => {}) };
  }

  /** @param {string} what @param {Command} command */
  #ask(what, command) {
    try {
      if (!ASKED.includes(what)) throw new CommandRejected(403, "bad-request");
      if (what.endsWith("undo") && !this.decided.length) throw new CommandRejected(403, "no-undo"); // what led to the position stays
      this.#keep(this.table.asked(what, command));
    } catch (error) {
      throw error instanceof CommandRejected ? new HttpError(error.status, error.body) : error;
    }
    return { seq: this.table.seq };
  }

  /** @param {Table} after */
  #keep(after) {
    const before = this.table;
    for (let one = /** @type {Table | null} */ (after); one; one = one.autoAdvance()) this.table = one;
    this.#tell();
    if (!this.judge()) this.#putBack(before.seq);
  }

  /** What was decided after an entry goes back. @param {number} seq */
  #putBack(seq) {
    const back = this.decided.filter((entry) => entry.seq > seq).reverse();
    for (const entry of back) this.table = this.table.takenBack(this.seat, entry.seq); // each as one's own step: nobody was asked
    const seen = SEEN * SPEEDS[settings.peek().speed].motion;
    if (seen) setTimeout(() => this.#tell(), seen);
    else this.#tell();
    this.tries.value++;
  }
}

const nothing = () => Promise.reject(new Error("there is no such thing at a prepared position"));
