// A prepared position as a table's transport: somebody decides there by the rules in this page, and what leads elsewhere is put back.

import { signal } from "../../../vendor/signals.js";
import { HttpError } from "../../app/api.js";
import { SPEEDS, settings } from "../../app/settings.js";
import { foresee } from "../../engine/preview.js";
import { decisions } from "../../local/entries.js";
import { CommandRejected } from "../../local/rejections.js";

/** @import { Rules } from "../../engine/rules.js" */
/** @import { Table } from "../../local/table.js" */
/** @import { Command, Transport, TableListener } from "./transport.d.ts" */

const ALLOWED = ["decisions", "undo", "ask-undo", "seating"];
const SHOWN_MOVES = 4; // times as long as a piece moves: so long it lies there before it is put back

export class PreparedTransport {
  /** Tells whoever looks on. @type {() => void} */
  #publish = () => {};

  /** @param {Rules} rules @param {Table} table where it stands @param {number} seat of the person */
  constructor(rules, table, seat) {
    this.table = table;
    this.seat = seat;
    this.startSeq = table.seq;
    this.tries = signal(0); // how often something led elsewhere
    this.done = signal(false);
    /** @type {Transport} */
    this.transport = {
      can: { decide: true, resign: false, chat: false, clock: false, presence: false, spectators: false },
      watch: (viewerSeat, lastSeq, listener) => this.#watch(viewerSeat, lastSeq, listener),
      send: async (kind, command) => this.#apply(kind, command),
      preview: async (viewerSeat, choices) => ({
        ways: /** @type {any} */ (foresee(rules, this.table.game.hidden(viewerSeat), viewerSeat, choices)),
      }),
      whyNot: async (viewerSeat, action) => ({
        reason: /** @type {any} */ (this.table.game.whyNot(action, this.table.game.hidden(viewerSeat))),
      }),
      hint: nothing,
      record: async (viewerSeat) => this.table.record(viewerSeat),
      rematch: nothing,
      deleteTable: nothing,
      sendChat: nothing,
    };
  }

  /** Whether what was decided leads where it should, noted and said; what does not is put back. @returns {boolean} */
  judge() {
    return true;
  }

  /** What was decided since the position. */
  get decided() {
    return decisions(this.table.entries).filter(({ seq }) => seq > this.startSeq);
  }

  get actions() {
    return this.decided.map(({ action }) => /** @type {string} */ (action));
  }

  /** Decide in the person's place. @param {string} action */
  decide(action) {
    this.#advance(this.table.decided(this.seat, [action]));
  }

  /** @param {number | null} viewerSeat @param {() => number} lastSeq @param {TableListener} listener */
  #watch(viewerSeat, lastSeq, listener) {
    const publish = () => {
      const message = this.table.message(this.table.viewer(viewerSeat), lastSeq(), "paused"); // the others wait, too
      const undo = message.undo && this.decided.length > 0;
      listener.message({ ...message, undo, you: { ...message.you, host: false } }); // there is nothing to be deleted
    };
    this.#publish = publish;
    queueMicrotask(() => {
      listener.state("open");
      publish();
    });
    return { pace: () => {}, close: () => this.#publish === publish && (this.#publish = () => {}) };
  }

  /** @param {string} kind @param {Command} command */
  #apply(kind, command) {
    try {
      if (!ALLOWED.includes(kind)) throw new CommandRejected(403, "bad-request");
      if (kind.endsWith("undo") && !this.decided.length) throw new CommandRejected(403, "no-undo"); // what led to the position stays
      this.#advance(this.table.asked(kind, command));
    } catch (error) {
      throw error instanceof CommandRejected ? new HttpError(error.status, error.body) : error;
    }
    return { seq: this.table.seq };
  }

  /** @param {Table} after */
  #advance(after) {
    const before = this.table;
    for (let one = /** @type {Table | null} */ (after); one; one = one.autoAdvance()) this.table = one;
    this.#publish();
    if (!this.judge()) this.#putBack(before.seq);
  }

  /** What was decided after an entry goes back. @param {number} seq */
  #putBack(seq) {
    const undone = this.decided.filter((entry) => entry.seq > seq).reverse();
    for (const entry of undone) this.table = this.table.takenBack(this.seat, entry.seq); // each as one's own step: nobody was asked
    const delay = SHOWN_MOVES * SPEEDS[settings.peek().speed].motion;
    if (delay) setTimeout(() => this.#publish(), delay);
    else this.#publish();
    this.tries.value++;
  }
}

const nothing = () => Promise.reject(new Error("there is no such thing at a prepared position"));
