// A table in use: who looks on, the bots that play there, and one change after the other.

import { BotDriver } from "./bot_driver.js";
import { CommandRejected, noRoom } from "./rejections.js";
import { StaleSeq } from "./store.js";

/** @import * as Wire from "../wire.d.ts" */
/** @import { Mind } from "./bot_driver.js" */
/** @import { TableService } from "./table_service.js" */
/** @import { Command, Table } from "./table.js" */
/** An open line to a table, seen with the eyes of one seat. @typedef {{ seat: number | null, known: number, message: (message: Wire.Message) => void, state: (state: "open" | "gone" | "refused" | "damaged" | "newer") => void }} Line */

export class ActiveTable {
  /** @param {Pick<TableService, "keep" | "load">} service @param {Table} table @param {Mind} mind */
  constructor(service, table, mind) {
    this.service = service;
    this.table = table;
    /** @type {Set<Line>} */
    this.lines = new Set();
    this.driver = new BotDriver(this, mind);
    this.gone = false;
    this.busy = Promise.resolve(); // one change at a time
  }

  get watched() {
    return this.lines.size > 0 && !this.gone;
  }

  tell() {
    for (const line of this.lines) this.tellOne(line);
    this.driver.poke();
  }

  /** @param {Line} line */
  tellOne(line) {
    try {
      const message = this.table.message(this.table.viewer(line.seat), line.known, this.driver.state);
      line.known = this.table.seq;
      line.message(message);
    } catch (error) {
      if (!(error instanceof CommandRejected)) throw error;
      this.lines.delete(line);
      line.state("refused"); // with these eyes one may not look any longer
    }
  }

  /** One after the other. @template T @param {() => Promise<T>} what @returns {Promise<T>} */
  alone(what) {
    const turn = this.busy.then(what);
    this.busy = turn.then(
      () => {},
      () => {},
    );
    return turn;
  }

  /** @param {string} what @param {Command} command */
  ask(what, command) {
    return this.alone(async () => {
      await this.#goOn();
      const after = this.table.asked(what, command);
      if (after !== this.table) await this.#keep(after);
      await this.#goOn();
      return { seq: this.table.seq };
    });
  }

  /** What a bot decided, unless the game has moved on since it was asked. @param {Table} at @param {number} seat @param {string} action */
  decideForBot(at, seat, action) {
    return this.alone(async () => {
      await this.#goOn();
      if (this.table.game !== at.game || this.table.bot !== seat) return;
      await this.#keep(this.table.decided(seat, [action]));
      await this.#goOn();
    });
  }

  /** Let a bot of this level play a seat from now on, unless the game has moved on. @param {Table} at @param {number} seat @param {string} level */
  fill(at, seat, level) {
    return this.alone(async () => {
      if (this.table === at) await this.#keep(at.noted("fill", { seat, action: level }));
    });
  }

  /** All that comes without anybody's doing. */
  async #goOn() {
    for (let after = this.table.autoAdvance(); after; after = this.table.autoAdvance()) await this.#keep(after);
  }

  /** @param {Table} after */
  async #keep(after) {
    const before = this.table;
    try {
      await this.service.keep(after, before.seq);
    } catch (error) {
      if (!(error instanceof StaleSeq)) noRoom();
      await this.reload();
      throw new CommandRejected(409, "stale", { seq: this.table.seq });
    }
    this.table = after;
    this.driver.decided();
    this.tell();
  }

  /** Another tab has played here, or deleted the table. */
  async reload() {
    const table = await this.service.load(this.table.laid.id).catch(() => null);
    if (!table) return this.close();
    const other = table.entries[this.table.seq - 1]?.at !== this.table.entries[this.table.seq - 1].at;
    if (other) for (const line of this.lines) line.known = 0; // an older copy was brought back
    this.table = table;
    this.tell();
  }

  close() {
    this.gone = true;
    for (const line of this.lines) line.state("gone");
    this.lines.clear();
  }
}
