// Keeps the tables of this page: each change is stored before anybody hears of it.

import { OPTIONS } from "../engine/layout.js";
import { foresee } from "../engine/preview.js";
import { ActiveTable } from "./active_table.js";
import { newTableRow, shuffled } from "./create_table.js";
import { tableOf } from "./days.js";
import { dealOf } from "./deal.js";
import { decisions } from "./entries.js";
import { newNumber, seatsOf } from "./play_by_mail.js";
import { CommandRejected, illegal, noRoom, noTable, notYourTurn } from "./rejections.js";
import { seatOf } from "./seats.js";
import { rowOf, StaleSeq } from "./store.js";
import { CorruptLogError, NewerVersionError, Table } from "./table.js";

/** @import * as Wire from "../wire.d.ts" */
/** @import { Hint } from "../engine/adviser.js" */
/** @import { Rules } from "../engine/rules.js" */
/** @import { Mind } from "./bot_driver.js" */
/** @import { Line } from "./active_table.js" */
/** @import { Memory, Row, Store } from "./store.js" */
/** @import { Command, Laid } from "./table.js" */

export class TableService {
  /** @param {Rules} rules @param {Store | Memory} store @param {Mind} mind @param {(id: string) => void} news told to other tabs */
  constructor(rules, store, mind, news = () => {}) {
    this.rules = rules;
    this.store = store;
    this.mind = mind;
    this.news = news;
    /** @type {Map<string, Promise<ActiveTable>>} */
    this.rooms = new Map();
  }

  // Tables

  /** By post only the first of them sits here. @param {Wire.NewTable} wanted @param {boolean} [byPost] */
  async create({ options, seats, shuffle, hints, memory }, byPost = false) {
    const names = seats.map(({ name }) => name ?? "");
    const laid = byPost ? seatsOf(names, 0) : seats.map(({ level }, seat) => seatOf(names[seat], level ?? null));
    const terms = byPost ? { hints: false } : { hints, by_heart: memory };
    return this.#lay({ ...OPTIONS, ...options }, shuffle === false ? laid : shuffled(laid), byPost, terms);
  }

  /** The table with the deal of a day: one for each day, whoever asks however often. @param {import("./origin.js").Daily} daily @param {string[]} names @returns {Promise<Wire.TableId>} */
  async daily(daily, names) {
    const id = tableOf(daily.date);
    if (await this.store.load(id)) return { id };
    const { options, levels } = dealOf(daily.date);
    const seats = levels.map((level, seat) => seatOf(names[seat], level));
    const laid = { ...newTableRow(options, seats, null), id, daily, hints: false };
    await this.keep(Table.begun(this.rules, laid), 0).catch((error) => error instanceof StaleSeq || noRoom()); // another tab was faster
    return { id };
  }

  /** The table at which the same play again; everybody who asks gets the same, in every tab. @param {string} id @returns {Promise<Wire.TableId>} */
  async rematch(id) {
    const room = await this.room(id);
    return room.alone(async () => {
      const { laid, game } = room.table;
      if (!game.over) throw new CommandRejected(409, "not-over");
      const options = { ...laid.options, rulings: OPTIONS.rulings, rome: OPTIONS.rome };
      const table = this.#begun(options, shuffled(laid.seats), laid.post != null, laid);
      const again = await this.store.again(id, rowOf(table), table.entries).catch(noRoom); // or one that was laid before
      if (!again) throw noTable();
      if (again !== table.laid.id) return { id: again };
      this.news(again);
      this.news(id);
      await room.reload();
      return { id: again };
    });
  }

  /** @param {Laid["options"]} options @param {Laid["seats"]} seats @param {boolean} byPost @param {Pick<Laid, "hints" | "by_heart">} agreed */
  async #lay(options, seats, byPost, agreed) {
    const table = this.#begun(options, seats, byPost, agreed);
    await this.keep(table, 0).catch(noRoom);
    return { id: table.laid.id };
  }

  /** @param {Laid["options"]} options @param {Laid["seats"]} seats @param {boolean} byPost @param {Pick<Laid, "hints" | "by_heart">} agreed */
  #begun(options, seats, byPost, { hints, by_heart }) {
    const terms = { ...(hints !== undefined && { hints }), ...(by_heart && { by_heart }) };
    return Table.begun(this.rules, { ...newTableRow(options, seats, byPost ? newNumber() : null), ...terms });
  }

  /** The newest first, and whether they stay when the page is closed. @returns {Promise<{ tables: Row["summary"][], lasting: boolean }>} */
  async list() {
    const rows = await this.store.list();
    const summaries = rows.map(({ summary, laid }) => ({ ...summary, memory: laid.by_heart ?? false })); // older rows call it by_heart
    const tables = summaries.sort((one, other) => other.updated - one.updated);
    return { tables, lasting: this.store.lasting };
  }

  /** @param {string} id */
  async delete(id) {
    await this.store.delete(id);
    await this.changed(id);
    this.news(id);
  }

  /** Store a table that has become another. @param {Table} table @param {number} before how far it was */
  async keep(table, before) {
    await this.store.append(rowOf(table), table.entries.slice(before), before);
    this.news(table.laid.id);
  }

  /** @param {string} id @returns {Promise<Table>} */
  async load(id) {
    const kept = await this.store.load(id);
    if (!kept) throw noTable();
    return Table.fromLog(this.rules, kept.row.laid, kept.entries);
  }

  // Tables in use

  /** @param {string} id @returns {Promise<ActiveTable>} */
  room(id) {
    const room = this.rooms.get(id) ?? this.load(id).then((table) => new ActiveTable(this, table, this.mind));
    this.rooms.set(id, room);
    room.catch(() => this.rooms.delete(id));
    return room;
  }

  /** Everything that happens from now on; answers with how fast bots may be told to go, and with the end of it. @param {string} id @param {Line} line */
  async watch(id, line) {
    let room;
    try {
      room = await this.room(id);
    } catch (error) {
      line.state(error instanceof NewerVersionError ? "newer" : error instanceof CorruptLogError ? "damaged" : "gone");
      return { pace: () => {}, close: () => {} };
    }
    room.lines.add(line);
    line.state("open");
    if (room.lines.has(line)) room.tellOne(line);
    room.driver.poke();
    return {
      pace: (/** @type {number | null} */ seconds) => room.driver.setPace(seconds),
      close: () => {
        room.lines.delete(line);
        if (!room.lines.size) this.rooms.delete(id);
      },
    };
  }

  /** @param {string} id @param {string} what @param {Command} command */
  async ask(id, what, command) {
    return (await this.room(id)).ask(what, command);
  }

  /** @param {string} id @param {number} seat @param {string[]} wishes @returns {Promise<Wire.Previews>} */
  async preview(id, seat, wishes) {
    const { game, viewer } = await this.#seen(id, seat);
    if (game.seat !== viewer || viewer === null) throw notYourTurn();
    const hidden = game.hidden(viewer);
    const reason = wishes.length ? game.whyNot(wishes[0], hidden) : null;
    if (reason) throw illegal(reason);
    return { ways: /** @type {Wire.Previews["ways"]} */ (foresee(this.rules, hidden, viewer, wishes)) };
  }

  /** What the master would do in a seat's place, and why. @param {string} id @param {number} seat @returns {Promise<Hint>} */
  async hint(id, seat) {
    const { table } = await this.room(id);
    const viewer = table.viewer(seat);
    if (!table.hints) throw new CommandRejected(403, "no-hints");
    if (table.game.seat !== viewer || viewer === null) throw notYourTurn();
    return this.advise(table.game.hidden(viewer));
  }

  /** The same, from the bytes of what a seat may know. @param {Uint8Array} hidden @returns {Promise<Hint>} */
  advise(hidden) {
    const told = this.mind.advise?.(hidden) ?? Promise.reject(new Error("nobody gives advice here"));
    return told.catch(() => {
      throw new CommandRejected(503, /** @type {any} */ ("unfetched"));
    });
  }

  /** @param {string} id @param {number} seat @param {string} action @returns {Promise<Wire.WhyNot>} */
  async why(id, seat, action) {
    const { game, viewer } = await this.#seen(id, seat);
    const reason = !game.over && game.seat !== viewer ? "not-your-turn" : game.whyNot(action, game.hidden(viewer));
    return { reason: /** @type {Wire.WhyNot["reason"]} */ (reason) };
  }

  /** All that happened at a table, read without playing it again. Once the game is over, everybody may know it. @param {string} id */
  async happened(id) {
    const kept = await this.store.load(id);
    if (!kept?.row.summary.over) throw kept ? new CommandRejected(409, "not-over") : noTable();
    return { events: [kept.entries[0], ...decisions(kept.entries)].flatMap(({ events }) => events) };
  }

  /** @param {string} id @param {number | null} seat */
  async record(id, seat) {
    const { table } = await this.room(id);
    return table.record(table.viewer(seat));
  }

  /** @param {string} id @param {number} seat */
  async #seen(id, seat) {
    const { table } = await this.room(id);
    return { game: table.game, viewer: table.viewer(seat) };
  }

  /** A table was changed elsewhere. @param {string} id */
  async changed(id) {
    const room = await this.rooms.get(id)?.catch(() => null);
    await room?.alone(() => room.reload());
  }
}
