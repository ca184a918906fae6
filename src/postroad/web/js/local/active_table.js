// A table in use: who looks on, the bots that play there, and one change after the other.

import { BotDriver } from "./bot_driver.js";
import { CommandRejected, storageFull } from "./rejections.js";
import { StaleSeq } from "./store.js";

/** @import * as Wire from "../wire.d.ts" */
/** @import { BotService } from "./bot_driver.js" */
/** @import { TableService } from "./table_service.js" */
/** @import { Command, Table } from "./table.js" */
/** An open line to a table, seen with the eyes of one seat. @typedef {{ seat: number | null, lastSeq: number, message: (message: Wire.Message) => void, state: (state: "open" | "gone" | "refused" | "damaged" | "newer") => void }} Subscription */

export class ActiveTable {
  /** @param {Pick<TableService, "save" | "load">} service @param {Table} table @param {BotService} mind */
  constructor(service, table, mind) {
    this.service = service;
    this.table = table;
    /** @type {Set<Subscription>} */
    this.subscriptions = new Set();
    this.driver = new BotDriver(this, mind);
    this.closed = false;
    this.lastChange = Promise.resolve(); // one change at a time
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
      subscription.state("refused"); // with these eyes one may not look any longer
    }
  }

  /** One after the other. @template T @param {() => Promise<T>} what @returns {Promise<T>} */
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

  /** What a bot decided, unless the game has moved on since it was asked. @param {Table} at @param {number} seat @param {string} action */
  decideForBot(at, seat, action) {
    return this.serialize(async () => {
      await this.#autoAdvance();
      if (this.table.game !== at.game || this.table.botSeat !== seat) return;
      await this.#store(this.table.afterDecisions(seat, [action]));
      await this.#autoAdvance();
    });
  }

  /** Let a bot of this level play a seat from now on, unless the game has moved on. @param {Table} at @param {number} seat @param {string} level */
  fill(at, seat, level) {
    return this.serialize(async () => {
      if (this.table === at) await this.#store(at.afterEntry("fill", { seat, action: level }));
    });
  }

  /** All that comes without anybody's doing. */
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

  /** Another tab has played here, or deleted the table. */
  async reload() {
    const table = await this.service.load(this.table.terms.id).catch(() => null);
    if (!table) return this.close();
    const other = table.entries[this.table.seq - 1]?.at !== this.table.entries[this.table.seq - 1].at;
    if (other) for (const line of this.subscriptions) line.lastSeq = 0; // an older copy was brought back
    this.table = table;
    this.broadcast();
  }

  close() {
    this.closed = true;
    for (const line of this.subscriptions) line.state("gone");
    this.subscriptions.clear();
  }
}
