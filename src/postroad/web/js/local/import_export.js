// Import and export of games: turn links, transfers, backups, and branches of finished games.

import { LinkError, pack, unpack } from "../engine/link.js";
import { gamesIn, makeBackup, restoreTable } from "./backup.js";
import { branchGame } from "./branch.js";
import { newId, newTableRow } from "./create_table.js";
import { compareLogs, logOf, mailSeats } from "./play_by_mail.js";
import { CommandRejected, storageFull } from "./rejections.js";
import { seatOf } from "./seats.js";
import { rowOf } from "./store.js";
import { CorruptLogError, Table } from "./table.js";
import { packTransfer, unpackTransfer } from "./transfer.js";

/** @import * as Wire from "../wire.d.ts" */
/** @import { TableService } from "./table_service.js" */
/** @import { Entry } from "./entries.js" */
/** @import { TableRow } from "./store.js" */
/** @import { TableTerms } from "./table.js" */

export class ImportExport {
  /** @param {TableService} service stores the imported games */
  constructor(service) {
    this.service = service;
  }

  // Turn links

  /** The turn link of a game's present state. @param {string} id @returns {Promise<string>} */
  async makeTurnLink(id) {
    const { table } = await this.service.activeTable(id);
    return pack(table.game, { names: table.seats.map(({ name }) => name), id: table.terms.post });
  }

  /** Open a turn link. `mine`: the player's seat, needed for the first link of a game; `follow`: take the link's state if the two logs differ. @param {string} text @param {number | null} mine @param {boolean} follow @returns {Promise<{ state: import("./play_by_mail.js").LogComparison, id: string } | { state: "first" }>} */
  async openTurnLink(text, mine, follow) {
    const { game, names, id: post } = unpack(this.service.rules, text);
    const row = (await this.service.store.list()).find(({ laid }) => laid.post === post);
    const log = logOf(game);
    if (!row && (mine === null || !names)) return { state: "first" };
    if (!row) {
      const terms = newTableRow(game.options, mailSeats(/** @type {string[]} */ (names), /** @type {number} */ (mine)), post);
      return { state: "further", ...(await this.#addTable(terms, log, (one) => one.post === post)) };
    }
    const state = compareLogs((await this.service.store.load(row.id))?.entries ?? [], log);
    if (state === "further" || (state === "fork" && follow)) await this.#replace(row, log);
    return { state, id: row.id };
  }

  /** @param {TableRow} row @param {Entry[]} log */
  async #replace({ id, laid, seq }, log) {
    const table = Table.fromLog(this.service.rules, laid, log);
    await this.service.store.replace(rowOf(table), log, seq).catch(storageFull);
    await this.service.reload(id);
    this.service.notifyTabs(id);
  }

  // Transfers

  /** Pack a running game for another device. @param {string} id */
  async exportTransfer(id) {
    const { table } = await this.service.activeTable(id);
    return packTransfer(table);
  }

  /** Add a game from another device; a second import of the same text finds the same table. @param {string} text */
  async importTransfer(text) {
    const there = (await this.service.store.list()).find(({ laid }) => laid.parcel === text);
    if (there) return { id: there.id };
    const { game, seats, ...more } = readOrReject(() => unpackTransfer(this.service.rules, text));
    const terms = { ...newTableRow(game.options, seats, null), ...more, parcel: text };
    return this.#addTable(terms, logOf(game), (one) => one.parcel === text);
  }

  // Backups

  /** The backup of all games, or of one. @param {string} [only] */
  async saveAll(only) {
    const rows = (await this.service.store.list()).filter(({ id }) => !only || id === only);
    const kept = await Promise.all(rows.map(({ id }) => this.service.store.load(id)));
    return makeBackup(kept.filter((one) => one !== null));
  }

  /** Restore a backup. Of two versions of a game the longer one stays; one with another course becomes a new table. @param {unknown} backup */
  async restore(backup) {
    const games = gamesIn(backup);
    if (!games) return null;
    const count = { fresh: 0, known: 0, broken: 0 };
    for (const game of games) count[await this.#restoreGame(game)]++;
    return count;
  }

  /** @param {unknown} given @returns {Promise<"fresh" | "known" | "broken">} */
  async #restoreGame(given) {
    let table;
    try {
      table = restoreTable(this.service.rules, given);
    } catch (error) {
      if (error instanceof CorruptLogError) return "broken";
      throw error;
    }
    const there = (await this.service.store.load(table.terms.id))?.entries ?? [];
    const shared = Math.min(there.length, table.entries.length);
    const other = JSON.stringify(there.slice(0, shared)) !== JSON.stringify(table.entries.slice(0, shared));
    if (!other && table.entries.length <= there.length) return "known";
    if (other) table = new Table({ ...table.terms, id: newId() }, table.seats, table.entries, table.game);
    await this.service.save(table, other ? 0 : there.length).catch(storageFull);
    await this.service.reload(table.terms.id);
    return "fresh";
  }

  // Branches

  /** Create a table that continues a finished game from a position. @param {import("./origin.js").Origin} origin @param {{ name: string, level: Wire.Level | null }[]} seats @returns {Promise<Wire.TableId>} */
  async branchOff(origin, seats) {
    const game = readOrReject(() => branchGame(this.service.rules, origin));
    const sitting = seats.map(({ name, level }) => seatOf(name, level));
    return this.#addTable({ ...newTableRow(game.options, sitting, null), origin }, logOf(game), () => false);
  }

  /** Add a table unless `same` finds one, even if two tabs import at the same moment. @param {TableTerms} terms @param {Entry[]} log @param {(terms: TableTerms) => boolean} same */
  async #addTable(terms, log, same) {
    const table = Table.fromLog(this.service.rules, terms, log);
    const id = await this.service.store.addUnlessPresent(rowOf(table), log, same).catch(storageFull);
    this.service.notifyTabs(id);
    return { id };
  }
}

/** Read a text; a LinkError becomes a rejection. @template T @param {() => T} read @returns {T} */
function readOrReject(read) {
  try {
    return read();
  } catch (error) {
    throw error instanceof LinkError ? new CommandRejected(422, /** @type {any} */ (error.code)) : error;
  }
}
