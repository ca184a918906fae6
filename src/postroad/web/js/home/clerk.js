// Keeps the tables of this page: each change is stored before anybody hears of it.

import { foresee } from "../engine/foresight.js";
import { OPTIONS } from "../engine/layout.js";
import { LinkError, pack, unpack } from "../engine/link.js";
import { BotDriver } from "./bot_driver.js";
import { branched } from "./branch.js";
import { brought, gamesIn, packed } from "./chest.js";
import { tableOf } from "./days.js";
import { dealOf } from "./deal.js";
import { decisions } from "./entries.js";
import { packedUp, unpacked } from "./parcel.js";
import { HERE } from "./players.js";
import { compared, logOf, newNumber, seatsOf } from "./post.js";
import { illegal, noRoom, noTable, notYourTurn, Refusal } from "./refusal.js";
import { seatOf } from "./seats.js";
import { Overtaken } from "./store.js";
import { Damaged, Newer, Table } from "./table.js";

/** @import * as Wire from "../wire.d.ts" */
/** @import { Hint } from "../engine/adviser.js" */
/** @import { Rules } from "../engine/rules.js" */
/** @import { Mind } from "./bot_driver.js" */
/** @import { Memory, Row, Store } from "./store.js" */
/** @import { Command, Laid } from "./table.js" */
/** An open line to a table, seen with the eyes of one seat. @typedef {{ seat: number | null, known: number, message: (message: Wire.Message) => void, state: (state: "open" | "gone" | "refused" | "damaged" | "newer") => void }} Line */

/** A table in use. */
class Room {
  /** @param {Clerk} clerk @param {Table} table @param {Mind} mind */
  constructor(clerk, table, mind) {
    this.clerk = clerk;
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
      if (!(error instanceof Refusal)) throw error;
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

  /** All that comes without anybody's doing. */
  async #goOn() {
    for (let after = this.table.byItself(); after; after = this.table.byItself()) await this.#keep(after);
  }

  /** @param {Table} after */
  async #keep(after) {
    const before = this.table;
    try {
      await this.clerk.keep(after, before.seq);
    } catch (error) {
      if (!(error instanceof Overtaken)) noRoom();
      await this.reload();
      throw new Refusal(409, "stale", { seq: this.table.seq });
    }
    this.table = after;
    this.driver.decided();
    this.tell();
  }

  /** Another tab has played here, or deleted the table. */
  async reload() {
    const table = await this.clerk.load(this.table.laid.id).catch(() => null);
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

export class Clerk {
  /** @param {Rules} rules @param {Store | Memory} store @param {Mind} mind @param {(id: string) => void} news told to other tabs */
  constructor(rules, store, mind, news = () => {}) {
    this.rules = rules;
    this.store = store;
    this.mind = mind;
    this.news = news;
    /** @type {Map<string, Promise<Room>>} */
    this.rooms = new Map();
  }

  // Tables

  /** By post only the first of them sits here. @param {Wire.NewTable} wanted @param {boolean} [byPost] */
  async create({ options, seats, shuffle, hints, by_heart }, byPost = false) {
    const names = seats.map(({ name }) => name ?? "");
    const laid = byPost ? seatsOf(names, 0) : seats.map(({ level }, seat) => seatOf(names[seat], level ?? null));
    const terms = byPost ? { hints: false } : { hints, by_heart };
    return this.#lay({ ...OPTIONS, ...options }, shuffle === false ? laid : shuffled(laid), byPost, terms);
  }

  /** The table with the deal of a day: one for each day, whoever asks however often. @param {import("./origin.js").Daily} daily @param {string[]} names @returns {Promise<Wire.TableId>} */
  async daily(daily, names) {
    const id = tableOf(daily.date);
    if (await this.store.load(id)) return { id };
    const { options, levels } = dealOf(daily.date);
    const seats = levels.map((level, seat) => seatOf(names[seat], level));
    const laid = { ...newlyLaid(options, seats, null), id, daily, hints: false };
    await this.keep(Table.begun(this.rules, laid), 0).catch((error) => error instanceof Overtaken || noRoom()); // another tab was faster
    return { id };
  }

  /** The table at which the same play again; everybody who asks gets the same. @param {string} id */
  async rematch(id) {
    const kept = await this.store.load(id);
    if (!kept) throw noTable();
    const { laid, summary } = kept.row;
    if (!summary.over) throw new Refusal(409, "not-over");
    if (laid.rematch && (await this.store.load(laid.rematch))) return { id: laid.rematch };
    const again = await this.#lay(
      { ...laid.options, rulings: OPTIONS.rulings, rome: OPTIONS.rome },
      shuffled(laid.seats),
      laid.post != null,
      laid,
    );
    const row = { ...kept.row, laid: { ...laid, rematch: again.id } };
    await this.store.append(row, [], row.seq);
    await this.changed(id);
    return again;
  }

  /** @param {Laid["options"]} options @param {Laid["seats"]} seats @param {boolean} byPost @param {Pick<Laid, "hints" | "by_heart">} agreed */
  async #lay(options, seats, byPost, { hints, by_heart }) {
    const terms = { ...(hints !== undefined && { hints }), ...(by_heart && { by_heart }) };
    const laid = { ...newlyLaid(options, seats, byPost ? newNumber() : null), ...terms };
    await this.keep(Table.begun(this.rules, laid), 0).catch(noRoom);
    return { id: laid.id };
  }

  /** The newest first, and whether they stay when the page is closed. @returns {Promise<{ tables: Row["summary"][], lasting: boolean }>} */
  async list() {
    const rows = await this.store.list();
    const tables = rows.map(({ summary }) => summary).sort((one, other) => other.updated - one.updated);
    return { tables, lasting: this.store.lasting };
  }

  /** @param {string} id */
  async delete(id) {
    await this.store.delete(id);
    await this.changed(id);
    this.news(id);
  }

  /** A running game, to be taken to another device. @param {string} id */
  async parcel(id) {
    const { table } = await this.#room(id);
    return packedUp(table);
  }

  /** One that comes from another device. Whoever opens the same twice finds the same table. @param {string} text */
  async unpackParcel(text) {
    const there = (await this.store.list()).find(({ laid }) => laid.parcel === text);
    if (there) return { id: there.id };
    const { game, seats, ...terms } = known(() => unpacked(this.rules, text));
    const laid = { ...newlyLaid(game.options, seats, null), ...terms, parcel: text };
    await this.keep(Table.fromLog(this.rules, laid, logOf(game)), 0).catch(noRoom);
    return { id: laid.id };
  }

  /** A table that goes on from a position of a game that is over. @param {import("./origin.js").Origin} origin @param {{ name: string, level: Wire.Level | null }[]} seats @returns {Promise<Wire.TableId>} */
  async branchOff(origin, seats) {
    const game = known(() => branched(this.rules, origin));
    const laid = {
      ...newlyLaid(
        game.options,
        seats.map(({ name, level }) => seatOf(name, level)),
        null,
      ),
      origin,
    };
    await this.keep(Table.fromLog(this.rules, laid, logOf(game)), 0).catch(noRoom);
    return { id: laid.id };
  }

  async saveAll() {
    const rows = await this.store.list();
    const kept = await Promise.all(rows.map(({ id }) => this.store.load(id)));
    return packed(kept.filter((one) => one !== null));
  }

  /** Games from a file. One that was played on since, here or there, is here as far as it went; one that went another way is another game. @param {unknown} chest */
  async bringBack(chest) {
    const games = gamesIn(chest);
    if (!games) return null;
    const count = { fresh: 0, known: 0, broken: 0 };
    for (const game of games) count[await this.#bring(game)]++;
    return count;
  }

  /** @param {unknown} given @returns {Promise<"fresh" | "known" | "broken">} */
  async #bring(given) {
    let table;
    try {
      table = brought(this.rules, given);
    } catch (error) {
      if (error instanceof Damaged) return "broken";
      throw error;
    }
    const there = (await this.store.load(table.laid.id))?.entries ?? [];
    const shared = Math.min(there.length, table.entries.length);
    const other = JSON.stringify(there.slice(0, shared)) !== JSON.stringify(table.entries.slice(0, shared));
    if (!other && table.entries.length <= there.length) return "known";
    if (other) table = new Table({ ...table.laid, id: newId() }, table.seats, table.entries, table.game);
    await this.keep(table, other ? 0 : there.length).catch(noRoom);
    await this.changed(table.laid.id);
    return "fresh";
  }

  // By post

  /** The letter that tells how far a game is. @param {string} id @returns {Promise<string>} */
  async mail(id) {
    const { table } = await this.#room(id);
    return pack(table.game, { names: table.seats.map(({ name }) => name), id: table.laid.post });
  }

  /** A letter has come. Whose it is, if it is the first of its game; and whether it is to be followed where the table here went another way. @param {string} text @param {number | null} mine @param {boolean} follow @returns {Promise<{ state: import("./post.js").Compared, id: string } | { state: "first" }>} */
  async letter(text, mine, follow) {
    const { game, names, id: post } = unpack(this.rules, text);
    const row = (await this.store.list()).find(({ laid }) => laid.post === post);
    const log = logOf(game);
    if (!row && (mine === null || !names)) return { state: "first" };
    if (!row) {
      const laid = newlyLaid(game.options, seatsOf(/** @type {string[]} */ (names), /** @type {number} */ (mine)), post);
      await this.keep(Table.fromLog(this.rules, laid, log), 0).catch(noRoom);
      return { state: "further", id: laid.id };
    }
    const state = compared((await this.store.load(row.id))?.entries ?? [], log);
    if (state === "further" || (state === "fork" && follow)) await this.#replace(row, log);
    return { state, id: row.id };
  }

  /** @param {Row} row @param {Table["entries"]} log */
  async #replace({ id, laid, seq }, log) {
    const table = Table.fromLog(this.rules, laid, log);
    await this.store.replace({ id, seq: table.seq, laid, summary: table.summary() }, log, seq).catch(noRoom);
    await this.changed(id);
    this.news(id);
  }

  /** Store a table that has become another. @param {Table} table @param {number} before how far it was */
  async keep(table, before) {
    const row = { id: table.laid.id, seq: table.seq, laid: table.laid, summary: table.summary() };
    await this.store.append(row, table.entries.slice(before), before);
    this.news(row.id);
  }

  /** @param {string} id @returns {Promise<Table>} */
  async load(id) {
    const kept = await this.store.load(id);
    if (!kept) throw noTable();
    return Table.fromLog(this.rules, kept.row.laid, kept.entries);
  }

  // Tables in use

  /** @param {string} id @returns {Promise<Room>} */
  #room(id) {
    const room = this.rooms.get(id) ?? this.load(id).then((table) => new Room(this, table, this.mind));
    this.rooms.set(id, room);
    room.catch(() => this.rooms.delete(id));
    return room;
  }

  /** Everything that happens from now on; answers with how fast bots may be told to go, and with the end of it. @param {string} id @param {Line} line */
  async watch(id, line) {
    let room;
    try {
      room = await this.#room(id);
    } catch (error) {
      line.state(error instanceof Newer ? "newer" : error instanceof Damaged ? "damaged" : "gone");
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
    return (await this.#room(id)).ask(what, command);
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
    const { table } = await this.#room(id);
    const viewer = table.viewer(seat);
    if (!table.hints) throw new Refusal(403, "no-hints");
    if (table.game.seat !== viewer || viewer === null) throw notYourTurn();
    return this.advise(table.game.hidden(viewer));
  }

  /** The same, from the bytes of what a seat may know. @param {Uint8Array} hidden @returns {Promise<Hint>} */
  advise(hidden) {
    const told = this.mind.advise?.(hidden) ?? Promise.reject(new Error("nobody gives advice here"));
    return told.catch(() => {
      throw new Refusal(503, /** @type {any} */ ("unfetched"));
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
    if (!kept?.row.summary.over) throw kept ? new Refusal(409, "not-over") : noTable();
    return { events: [kept.entries[0], ...decisions(kept.entries)].flatMap(({ events }) => events) };
  }

  /** @param {string} id @param {number | null} seat */
  async record(id, seat) {
    const { table } = await this.#room(id);
    return table.record(table.viewer(seat));
  }

  /** @param {string} id @param {number} seat */
  async #seen(id, seat) {
    const { table } = await this.#room(id);
    return { game: table.game, viewer: table.viewer(seat) };
  }

  /** A table was changed elsewhere. @param {string} id */
  async changed(id) {
    const room = await this.rooms.get(id)?.catch(() => null);
    await room?.alone(() => room.reload());
  }
}

/** What a text holds, or why it is refused. @template T @param {() => T} read @returns {T} */
function known(read) {
  try {
    return read();
  } catch (error) {
    throw error instanceof LinkError ? new Refusal(422, /** @type {any} */ (error.code)) : error;
  }
}

/** @param {Laid["options"]} options @param {Laid["seats"]} seats @param {number | null} post @returns {Laid} */
const newlyLaid = (options, seats, post) => ({ id: newId(), created: Date.now() / 1000, options, seats, rematch: null, post });

/** @template T @param {T[]} list @returns {T[]} */
function shuffled(list) {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at--) {
    const [drawn] = crypto.getRandomValues(new Uint32Array(1));
    const other = drawn % (at + 1); // of so few that none is likelier to be noticed
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}

const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"; // none that is easily taken for another

const newId = () =>
  `${HERE}-${[...crypto.getRandomValues(new Uint8Array(10))].map((number) => LETTERS[number % LETTERS.length]).join("")}`;
