// A table in use: its subscriptions, its bot driver, and the queue that applies one change after another.

import { BotDriver } from "./bot_driver.js";
import { CommandRejected, storageFull } from "./rejections.js";
import { StaleSeq } from "./store.js";

/** @import * as Wire from "../wire.d.ts" */
/** @import { BotService } from "./bot_driver.js" */
/** @import { TableService } from "./table_service.js" */
/** @import { Command, Table } from "./table.js" */
/** A subscription to a table as one seat sees it. @typedef {{ seat: number | null, lastSeq: number, message: (message: Wire.Message) => void, state: (state: "open" | "gone" | "refused" | "damaged" | "newer") => void }} Subscription */

export class ActiveTable {
  /** @param {Pick<TableService, "save" | "load">} service @param {Table} table @param {BotService} mind */
  constructor(service, table, mind) {
    this.service = service;
    this.table = table;
    /** @type {Set<Subscription>} */
    this.subscriptions = new Set();
    this.driver = new BotDriver(this, mind);
    this.closed = false;
    this.lastChange = Promise.resolve(); // the last of the serialized changes
  }

  get hasViewers() {
    return this.subscriptions.size > 0 && !this.closed;
  }

  broadcast() {
    for (const subscription of this.subscriptions) this.sendState(subscription);
    this.driver.update();
  }

  /** @param {Subscription} subscription */
  sendState(subscription) {
    try {
      const message = this.table.stateMessage(this.table.viewer(subscription.seat), subscription.lastSeq, this.driver.state);
      subscription.lastSeq = this.table.seq;
      subscription.message(message);
    } catch (error) {
      if (!(error instanceof CommandRejected)) throw error;
      this.subscriptions.delete(subscription);
      subscription.state("refused"); // the seat may no longer be viewed
    }
  }

  /** Run a change after all earlier ones. @template T @param {() => Promise<T>} what @returns {Promise<T>} */
  serialize(what) {
    const result = this.lastChange.then(what);
    this.lastChange = result.then(
      () => {},
      () => {},
    );
    return result;
  }

  /** @param {string} what @param {Command} command */
  execute(what, command) {
    return this.serialize(async () => {
      await this.#autoAdvance();
      const after = this.table.afterCommand(what, command);
      if (after !== this.table) await this.#store(after);
      await this.#autoAdvance();
      return { seq: this.table.seq };
    });
  }

  /** Apply a bot's decision, unless the game has moved on since the bot was asked. @param {Table} at @param {number} seat @param {string} action */
  decideForBot(at, seat, action) {
    return this.serialize(async () => {
      await this.#autoAdvance();
      if (this.table.game !== at.game || this.table.botSeat !== seat) return;
      await this.#store(this.table.afterDecisions(seat, [action]));
      await this.#autoAdvance();
    });
  }

  /** Seat a bot of this level, unless the game has moved on. @param {Table} at @param {number} seat @param {string} level */
  fill(at, seat, level) {
    return this.serialize(async () => {
      if (this.table === at) await this.#store(at.afterEntry("fill", { seat, action: level }));
    });
  }

  /** Apply all changes that follow without a command. */
  async #autoAdvance() {
    for (let after = this.table.autoAdvance(); after; after = this.table.autoAdvance()) await this.#store(after);
  }

  /** @param {Table} after */
  async #store(after) {
    const before = this.table;
    try {
      await this.service.save(after, before.seq);
    } catch (error) {
      if (!(error instanceof StaleSeq)) storageFull();
      await this.reload();
      throw new CommandRejected(409, "stale", { seq: this.table.seq });
    }
    this.table = after;
    this.driver.noteDecision();
    this.broadcast();
  }

  /** Read the table again after another tab has changed or deleted it. */
  async reload() {
    const table = await this.service.load(this.table.terms.id).catch(() => null);
    if (!table) return this.close();
    const other = table.entries[this.table.seq - 1]?.at !== this.table.entries[this.table.seq - 1].at;
    if (other) for (const line of this.subscriptions) line.lastSeq = 0; // a restored backup has replaced the log
    this.table = table;
    this.broadcast();
  }

  close() {
    this.closed = true;
    for (const line of this.subscriptions) line.state("gone");
    this.subscriptions.clear();
  }
}
