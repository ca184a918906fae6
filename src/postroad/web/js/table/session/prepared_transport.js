// A prepared position as a table's transport: the rules in this page apply decisions, and wrong ones are undone.

import { signal } from "../../../vendor/signals.js";
import { HttpError } from "../../app/api.js";
import { SPEEDS, settings } from "../../app/settings.js";
import { previewPaths } from "../../engine/preview.js";
import { decisions } from "../../local/entries.js";
import { CommandRejected } from "../../local/rejections.js";

/** @import { Rules } from "../../engine/rules.js" */
/** @import { Table } from "../../local/table.js" */
/** @import { Command, Transport, TableListener } from "./transport.d.ts" */

const ALLOWED = ["decisions", "undo", "ask-undo", "seating"];
const SHOWN_MOVES = 4; // a wrong move stays visible for this many times the duration of an animation

export class PreparedTransport {
  /** Sends the position to the subscriber. @type {() => void} */
  #publish = () => {};

  /** @param {Rules} rules @param {Table} table the prepared position @param {number} seat the player's seat */
  constructor(rules, table, seat) {
    this.table = table;
    this.seat = seat;
    this.startSeq = table.seq;
    this.failures = signal(0); // the number of wrong decisions
    this.done = signal(false);
    /** @type {Transport} */
    this.transport = {
      can: { decide: true, resign: false, chat: false, clock: false, presence: false, spectators: false },
      watch: (viewerSeat, lastSeq, listener) => this.#watch(viewerSeat, lastSeq, listener),
      send: async (kind, command) => this.#apply(kind, command),
      preview: async (viewerSeat, choices) => ({
        ways: /** @type {any} */ (previewPaths(rules, this.table.game.viewBytes(viewerSeat), viewerSeat, choices)),
      }),
      whyNot: async (viewerSeat, action) => ({
        reason: /** @type {any} */ (this.table.game.whyNot(action, this.table.game.viewBytes(viewerSeat))),
      }),
      hint: nothing,
      record: async (viewerSeat) => this.table.record(viewerSeat),
      rematch: nothing,
      deleteTable: nothing,
      sendChat: nothing,
    };
  }

  /** Whether the decisions so far lead to the goal. Wrong ones are undone. @returns {boolean} */
  checkDecisions() {
    return true;
  }

  /** The decisions since the prepared position. */
  get decisions() {
    return decisions(this.table.entries).filter(({ seq }) => seq > this.startSeq);
  }

  get actions() {
    return this.decisions.map(({ action }) => /** @type {string} */ (action));
  }

  /** Decide for the player. @param {string} action */
  decide(action) {
    this.#advance(this.table.afterDecisions(this.seat, [action]));
  }

  /** @param {number | null} viewerSeat @param {() => number} lastSeq @param {TableListener} listener */
  #watch(viewerSeat, lastSeq, listener) {
    const publish = () => {
      const message = this.table.stateMessage(this.table.viewer(viewerSeat), lastSeq(), "paused"); // the bots wait, too
      const undo = message.undo && this.decisions.length > 0;
      listener.message({ ...message, undo, you: { ...message.you, host: false } }); // a prepared position cannot be deleted
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
      if (kind.endsWith("undo") && !this.decisions.length) throw new CommandRejected(403, "no-undo"); // the decisions before the position cannot be undone
      this.#advance(this.table.afterCommand(kind, command));
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
    if (!this.checkDecisions()) this.#undoSince(before.seq);
  }

  /** Undo all decisions after an entry. @param {number} seq */
  #undoSince(seq) {
    const undone = this.decisions.filter((entry) => entry.seq > seq).reverse();
    for (const entry of undone) this.table = this.table.afterUndo(this.seat, entry.seq); // one by one, as own steps that need no agreement
    const delay = SHOWN_MOVES * SPEEDS[settings.peek().speed].motion;
    if (delay) setTimeout(() => this.#publish(), delay);
    else this.#publish();
    this.failures.value++;
  }
}

const nothing = () => Promise.reject(new Error("a prepared position does not support this"));
