// The table service of local tables: it stores each change before it broadcasts it.

import { NEW_GAME } from "../engine/options.js";
import { previewPaths } from "../engine/preview.js";
import { ActiveTable } from "./active_table.js";
import { newTableRow, shuffled } from "./create_table.js";
import { dailyTableId } from "./days.js";
import { dealOf } from "./deal.js";
import { decisions } from "./entries.js";
import { mailSeats, newMailNumber } from "./play_by_mail.js";
import { CommandRejected, illegal, noTable, notYourTurn, storageFull } from "./rejections.js";
import { seatOf } from "./seats.js";
import { rowOf, StaleSeq, summariesOf } from "./store.js";
import { CorruptLogError, NewerVersionError, Table } from "./table.js";

/** @import * as Wire from "../wire.d.ts" */
/** @import { Hint } from "../engine/adviser.js" */
/** @import { Rules } from "../engine/rules.js" */
/** @import { BotService } from "./bot_driver.js" */
/** @import { Subscription } from "./active_table.js" */
/** @import { MemoryStore, TableRow, Store } from "./store.js" */
/** @import { Command, TableTerms } from "./table.js" */

export class TableService {
  /** @param {Rules} rules @param {Store | MemoryStore} store @param {BotService} mind @param {(id: string) => void} news announces a changed table to other tabs */
  constructor(rules, store, mind, news = () => {}) {
    this.rules = rules;
    this.store = store;
    this.botService = mind;
    this.notifyTabs = news;
    /** @type {Map<string, Promise<ActiveTable>>} */
    this.activeTables = new Map();
  }

  // Tables

  /** Create a table; by mail, only the first seat is local. @param {Wire.NewTable} wanted @param {boolean} [byMail] */
  async create({ options, seats, shuffle, hints, memory }, byMail = false) {
    const names = seats.map(({ name }) => name ?? "");
    const ordered = byMail ? mailSeats(names, 0) : seats.map(({ level }, seat) => seatOf(names[seat], level ?? null));
    const terms = byMail ? { hints: false } : { hints, by_heart: memory };
    return this.#createTable({ ...NEW_GAME, ...options }, shuffle === false ? ordered : shuffled(ordered), byMail, terms);
  }

  /** The table of a day's challenge; there is one a day. @param {import("./origin.js").Daily} daily @param {string[]} names @returns {Promise<Wire.TableId>} */
  async dailyTable(daily, names) {
    const id = dailyTableId(daily.date);
    if (await this.store.load(id)) return { id };
    const { options, levels } = dealOf(daily.date);
    const seats = levels.map((level, seat) => seatOf(names[seat], level));
    const terms = { ...newTableRow(options, seats, null), id, daily, hints: false };
    await this.save(Table.create(this.rules, terms), 0).catch((error) => error instanceof StaleSeq || storageFull()); // another tab was faster
    return { id };
  }

  /** The rematch of a finished game; every tab gets the same table. @param {string} id @returns {Promise<Wire.TableId>} */
  async rematch(id) {
    const active = await this.activeTable(id);
    return active.serialize(async () => {
      const { terms, game } = active.table;
      if (!game.over) throw new CommandRejected(409, "not-over");
      const options = { ...terms.options, rulings: NEW_GAME.rulings, rome: NEW_GAME.rome };
      const table = this.#newTable(options, shuffled(terms.seats), terms.post != null, terms);
      const again = await this.store.addRematch(id, rowOf(table), table.entries).catch(storageFull); // or an earlier rematch
      if (!again) throw noTable();
      if (again !== table.terms.id) return { id: again };
      this.notifyTabs(again);
      this.notifyTabs(id);
      await active.reload();
      return { id: again };
    });
  }

  /** @param {TableTerms["options"]} options @param {TableTerms["seats"]} seats @param {boolean} byMail @param {Pick<TableTerms, "hints" | "by_heart">} agreed */
  async #createTable(options, seats, byMail, agreed) {
    const table = this.#newTable(options, seats, byMail, agreed);
    await this.save(table, 0).catch(storageFull);
    return { id: table.terms.id };
  }

  /** @param {TableTerms["options"]} options @param {TableTerms["seats"]} seats @param {boolean} byMail @param {Pick<TableTerms, "hints" | "by_heart">} agreed */
  #newTable(options, seats, byMail, { hints, by_heart }) {
    const terms = { ...(hints !== undefined && { hints }), ...(by_heart && { by_heart }) };
    return Table.create(this.rules, { ...newTableRow(options, seats, byMail ? newMailNumber() : null), ...terms });
  }

  /** The tables, the newest first, and whether they outlast the page. @returns {Promise<{ tables: TableRow["summary"][], lasting: boolean }>} */
  async list() {
    if ("newer" in this.store && this.store.newer) throw new CommandRejected(409, /** @type {any} */ ("newer"));
    return { tables: summariesOf(await this.store.list()), lasting: this.store.lasting };
  }

  /** @param {string} id */
  async delete(id) {
    await this.store.delete(id);
    await this.reload(id);
    this.notifyTabs(id);
  }

  /** Store a changed table. @param {Table} table @param {number} before the stored seq */
  async save(table, before) {
    await this.store.append(rowOf(table), table.entries.slice(before), before);
    this.notifyTabs(table.terms.id);
  }

  /** @param {string} id @returns {Promise<Table>} */
  async load(id) {
    const kept = await this.store.load(id);
    if (!kept) throw noTable();
    return Table.fromLog(this.rules, kept.row.laid, kept.entries);
  }

  // Tables in use

  /** @param {string} id @returns {Promise<ActiveTable>} */
  activeTable(id) {
    const active = this.activeTables.get(id) ?? this.load(id).then((table) => new ActiveTable(this, table, this.botService));
    this.activeTables.set(id, active);
    active.catch(() => this.activeTables.delete(id));
    return active;
  }

  /** Subscribe to a table; resolves to functions that set the bots' pace and end the subscription. @param {string} id @param {Subscription} subscription */
  async subscribe(id, subscription) {
    let active;
    try {
      active = await this.activeTable(id);
    } catch (error) {
      subscription.state(error instanceof NewerVersionError ? "newer" : error instanceof CorruptLogError ? "damaged" : "gone");
      return { pace: () => {}, close: () => {} };
    }
    active.subscriptions.add(subscription);
    subscription.state("open");
    if (active.subscriptions.has(subscription)) active.sendState(subscription);
    active.driver.update();
    return {
      pace: (/** @type {number | null} */ seconds) => active.driver.setPace(seconds),
      close: () => {
        active.subscriptions.delete(subscription);
        if (!active.subscriptions.size) this.activeTables.delete(id);
      },
    };
  }

  /** @param {string} id @param {string} what @param {Command} command */
  async execute(id, what, command) {
    return (await this.activeTable(id)).execute(what, command);
  }

  /** @param {string} id @param {number} seat @param {string[]} wishes @returns {Promise<Wire.Previews>} */
  async preview(id, seat, wishes) {
    const { game, viewer } = await this.#viewOf(id, seat);
    if (game.seat !== viewer || viewer === null) throw notYourTurn();
    const hidden = game.viewBytes(viewer);
    const reason = wishes.length ? game.whyNot(wishes[0], hidden) : null;
    if (reason) throw illegal(reason);
    return { ways: /** @type {Wire.Previews["ways"]} */ (previewPaths(this.rules, hidden, viewer, wishes)) };
  }

  /** The master's choice for a seat, with its reasons. @param {string} id @param {number} seat @returns {Promise<Hint>} */
  async hint(id, seat) {
    const { table } = await this.activeTable(id);
    const viewer = table.viewer(seat);
    if (!table.hints) throw new CommandRejected(403, "no-hints");
    if (table.game.seat !== viewer || viewer === null) throw notYourTurn();
    return this.advise(table.game.viewBytes(viewer));
  }

  /** The hint for a binary view. @param {Uint8Array} hidden @returns {Promise<Hint>} */
  advise(hidden) {
    const told = this.botService.advise?.(hidden) ?? Promise.reject(new Error("nobody gives advice here"));
    return told.catch(() => {
      throw new CommandRejected(503, /** @type {any} */ ("unfetched"));
    });
  }

  /** @param {string} id @param {number} seat @param {string} action @returns {Promise<Wire.WhyNot>} */
  async whyNot(id, seat, action) {
    const { game, viewer } = await this.#viewOf(id, seat);
    const reason = !game.over && game.seat !== viewer ? "not-your-turn" : game.whyNot(action, game.viewBytes(viewer));
    return { reason: /** @type {Wire.WhyNot["reason"]} */ (reason) };
  }

  /** All events of a finished game, read without a replay. @param {string} id */
  async events(id) {
    const kept = await this.store.load(id);
    if (!kept?.row.summary.over) throw kept ? new CommandRejected(409, "not-over") : noTable();
    return { events: [kept.entries[0], ...decisions(kept.entries)].flatMap(({ events }) => events) };
  }

  /** @param {string} id @param {number | null} seat */
  async record(id, seat) {
    const { table } = await this.activeTable(id);
    return table.record(table.viewer(seat));
  }

  /** @param {string} id @param {number} seat */
  async #viewOf(id, seat) {
    const { table } = await this.activeTable(id);
    return { game: table.game, viewer: table.viewer(seat) };
  }

  /** Reload a table that another tab has changed. @param {string} id */
  async reload(id) {
    const active = await this.activeTables.get(id)?.catch(() => null);
    await active?.serialize(() => active.reload());
  }
}
