// The store of local tables and their entries: in IndexedDB, or in memory where the browser stores nothing.

import { currentEntry, currentRow } from "./stored_levels.js";

/** @import { Entry } from "./entries.js" */
/** @import { TableTerms, Table } from "./table.js" */
/** A table's row: its terms (`laid` in stored data), its last seq and its summary for lists. @typedef {{ id: string, seq: number, laid: TableTerms, summary: ReturnType<Table["summary"]> }} TableRow */
/** @typedef {{ row: TableRow, entries: Entry[] }} StoredTable */

const NAME = "postroad";
const VERSION = 1;
const EVERY = Number.MAX_SAFE_INTEGER;

/** Another writer, usually another tab, has changed the table. */
export class StaleSeq extends Error {}

/** @param {Table} table @returns {TableRow} */
export const rowOf = (table) => ({ id: table.terms.id, seq: table.seq, laid: table.terms, summary: table.summary() });

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const requestResult = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The store in IndexedDB; a completed transaction is on the disk. */
export class Store {
  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
    this.lasting = true;
  }

  /** @param {() => void} outdated called when a newer page upgrades the database */
  static async open(outdated) {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
    };
    const database = await requestResult(request);
    database.onversionchange = () => {
      database.close();
      outdated();
    };
    return new Store(database);
  }

  /** @template T @param {IDBTransactionMode} mode @param {(tables: IDBObjectStore, entries: IDBObjectStore) => Promise<T>} what @returns {Promise<T>} */
  async #transaction(mode, what) {
    const transaction = this.database.transaction(["tables", "entries"], mode, { durability: "strict" });
    const done = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error ?? new StaleSeq());
    });
    done.catch(() => {}); // `await done` below reports it
    try {
      const result = await what(transaction.objectStore("tables"), transaction.objectStore("entries"));
      await done;
      return result;
    } catch (error) {
      if (error instanceof StaleSeq) transaction.abort();
      throw error;
    }
  }

  /** @returns {Promise<TableRow[]>} */
  list() {
    return this.#transaction("readonly", async (tables) => (await requestResult(tables.getAll())).map(currentRow));
  }

  /** @param {string} id @returns {Promise<StoredTable | null>} */
  load(id) {
    return this.#transaction("readonly", async (tables, entries) => {
      const [row, all] = await Promise.all([requestResult(tables.get(id)), requestResult(entries.getAll(allOf(id)))]);
      return row ? { row: currentRow(row), entries: all.map(({ table: _, ...entry }) => currentEntry(entry)) } : null;
    });
  }

  /** Append new entries; StaleSeq unless the stored seq is `before`, 0 for a new table. @param {TableRow} row @param {Entry[]} fresh @param {number} before */
  append(row, fresh, before) {
    return this.#transaction("readwrite", async (tables, entries) => {
      if (((await requestResult(tables.get(row.id)))?.seq ?? 0) !== before) throw new StaleSeq();
      put(tables, entries, row, fresh);
      tables.transaction.commit?.(); // saves the wait for further requests
    });
  }

  /** Replace a table's whole log; StaleSeq unless the stored seq is `before`. @param {TableRow} row @param {Entry[]} log @param {number} before */
  replace(row, log, before) {
    return this.#transaction("readwrite", async (tables, entries) => {
      if ((await requestResult(tables.get(row.id)))?.seq !== before) throw new StaleSeq();
      entries.delete(allOf(row.id));
      put(tables, entries, row, log);
    });
  }

  /** Add an imported table unless `same` finds one; resolves to the id of the stored one. @param {TableRow} row @param {Entry[]} log @param {(terms: TableTerms) => boolean} same @returns {Promise<string>} */
  addUnlessPresent(row, log, same) {
    return this.#transaction("readwrite", async (tables, entries) => {
      const there = /** @type {TableRow[]} */ (await requestResult(tables.getAll())).find(({ laid }) => same(laid));
      if (!there) put(tables, entries, row, log);
      return there?.id ?? row.id;
    });
  }

  /** Add a table's rematch unless it has one; resolves to the rematch's id, null if the table is gone. @param {string} id @param {TableRow} row @param {Entry[]} log @returns {Promise<string | null>} */
  addRematch(id, row, log) {
    return this.#transaction("readwrite", async (tables, entries) => {
      const played = /** @type {TableRow | undefined} */ (await requestResult(tables.get(id)));
      if (!played) return null;
      const { laid } = played;
      if (laid.rematch && (await requestResult(tables.get(laid.rematch)))) return laid.rematch;
      put(tables, entries, row, log);
      tables.put({ ...played, laid: { ...laid, rematch: row.id } });
      return row.id;
    });
  }

  /** @param {string} id */
  delete(id) {
    return this.#transaction("readwrite", async (tables, entries) => {
      tables.delete(id);
      entries.delete(allOf(id));
    });
  }
}

/** The summaries of tables, the newest first. @param {TableRow[]} rows @returns {TableRow["summary"][]} */
export const summariesOf = (rows) =>
  rows
    .map(({ summary, laid }) => ({ ...summary, memory: laid.by_heart ?? false })) // older rows call it by_heart
    .sort((one, other) => other.updated - one.updated);

/** The stored tables, for a page that cannot play. */
export async function listStored() {
  const store = await Store.open(() => {});
  const rows = await store.list().finally(() => store.database.close());
  return { tables: summariesOf(rows), lasting: true };
}

/** @param {IDBObjectStore} tables @param {IDBObjectStore} entries @param {TableRow} row @param {Entry[]} fresh */
function put(tables, entries, row, fresh) {
  tables.put(row);
  for (const entry of fresh) entries.add({ table: row.id, ...entry });
}

/** @param {string} id */
const allOf = (id) => IDBKeyRange.bound([id, 0], [id, EVERY]);

/** The store in memory, for browsers and windows that store nothing. */
export class MemoryStore {
  /** @param {boolean} [newer] has a newer version stored the tables of this browser? */
  constructor(newer = false) {
    this.lasting = false;
    this.newer = newer;
    /** @type {Map<string, StoredTable>} */
    this.tables = new Map();
  }

  async list() {
    return [...this.tables.values()].map(({ row }) => row);
  }

  /** @param {string} id */
  async load(id) {
    return this.tables.get(id) ?? null;
  }

  /** @param {TableRow} row @param {Entry[]} fresh @param {number} before */
  async append(row, fresh, before) {
    const there = this.tables.get(row.id);
    if ((there?.row.seq ?? 0) !== before) throw new StaleSeq();
    this.tables.set(row.id, { row, entries: [...(there?.entries ?? []), ...fresh] });
  }

  /** @param {TableRow} row @param {Entry[]} log @param {number} before */
  async replace(row, log, before) {
    if (this.tables.get(row.id)?.row.seq !== before) throw new StaleSeq();
    this.tables.set(row.id, { row, entries: log });
  }

  /** @param {TableRow} row @param {Entry[]} log @param {(terms: TableTerms) => boolean} same */
  async addUnlessPresent(row, log, same) {
    const there = [...this.tables.values()].find(({ row: { laid } }) => same(laid));
    if (!there) this.tables.set(row.id, { row, entries: log });
    return there?.row.id ?? row.id;
  }

  /** @param {string} id @param {TableRow} row @param {Entry[]} log */
  async addRematch(id, row, log) {
    const played = this.tables.get(id);
    if (!played) return null;
    const { laid } = played.row;
    if (laid.rematch && this.tables.has(laid.rematch)) return laid.rematch;
    this.tables.set(row.id, { row, entries: log });
    this.tables.set(id, { ...played, row: { ...played.row, laid: { ...laid, rematch: row.id } } });
    return row.id;
  }

  /** @param {string} id */
  async delete(id) {
    this.tables.delete(id);
  }
}
