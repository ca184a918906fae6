// What is kept on this device: tables and their entries, in the browser's own database, and in memory where it keeps nothing.

/** @import { Entry } from "./entries.js" */
/** @import { Laid, Table } from "./table.js" */
/** A table's row: how it was laid, how far it is, what lists say of it. @typedef {{ id: string, seq: number, laid: Laid, summary: ReturnType<Table["summary"]> }} Row */
/** @typedef {{ row: Row, entries: Entry[] }} Kept */

const NAME = "postroad";
const VERSION = 1;
const EVERY = Number.MAX_SAFE_INTEGER;

/** Somebody else, mostly another tab, has written meanwhile. */
export class StaleSeq extends Error {}

/** @param {Table} table @returns {Row} */
export const rowOf = (table) => ({ id: table.laid.id, seq: table.seq, laid: table.laid, summary: table.summary() });

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answered = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** In the browser's database. What a transaction has done is on the disk when it is done. */
export class Store {
  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
    this.lasting = true;
  }

  /** @param {() => void} outdated called when a newer page needs the database in another form */
  static async open(outdated) {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
    };
    const database = await answered(request);
    database.onversionchange = () => {
      database.close();
      outdated();
    };
    return new Store(database);
  }

  /** @template T @param {IDBTransactionMode} mode @param {(tables: IDBObjectStore, entries: IDBObjectStore) => Promise<T>} what @returns {Promise<T>} */
  async #within(mode, what) {
    const transaction = this.database.transaction(["tables", "entries"], mode, { durability: "strict" });
    const done = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error ?? new StaleSeq());
    });
    done.catch(() => {}); // whoever waits for it hears of it
    try {
      const result = await what(transaction.objectStore("tables"), transaction.objectStore("entries"));
      await done;
      return result;
    } catch (error) {
      if (error instanceof StaleSeq) transaction.abort();
      throw error;
    }
  }

  /** @returns {Promise<Row[]>} */
  list() {
    return this.#within("readonly", (tables) => answered(tables.getAll()));
  }

  /** @param {string} id @returns {Promise<Kept | null>} */
  load(id) {
    return this.#within("readonly", async (tables, entries) => {
      const [row, all] = await Promise.all([answered(tables.get(id)), answered(entries.getAll(allOf(id)))]);
      return row ? { row, entries: all.map(({ table: _, ...entry }) => entry) } : null;
    });
  }

  /** A table as it is now, with those entries that are new; `before` is how far it was, 0 if it was not there. @param {Row} row @param {Entry[]} fresh @param {number} before */
  append(row, fresh, before) {
    return this.#within("readwrite", async (tables, entries) => {
      if (((await answered(tables.get(row.id)))?.seq ?? 0) !== before) throw new StaleSeq();
      put(tables, entries, row, fresh);
      tables.transaction.commit?.(); // nothing more will come
    });
  }

  /** A table whose log has become another one. @param {Row} row @param {Entry[]} log @param {number} before */
  replace(row, log, before) {
    return this.#within("readwrite", async (tables, entries) => {
      if ((await answered(tables.get(row.id)))?.seq !== before) throw new StaleSeq();
      entries.delete(allOf(row.id));
      put(tables, entries, row, log);
    });
  }

  /** A table that has come from elsewhere, unless it is here: the one that is. @param {Row} row @param {Entry[]} log @param {(laid: Laid) => boolean} same @returns {Promise<string>} */
  once(row, log, same) {
    return this.#within("readwrite", async (tables, entries) => {
      const there = /** @type {Row[]} */ (await answered(tables.getAll())).find(({ laid }) => same(laid));
      if (!there) put(tables, entries, row, log);
      return there?.id ?? row.id;
    });
  }

  /** A table at which those of another one play again, unless there is one already: the one there is, null if the other one is gone. @param {string} id @param {Row} row @param {Entry[]} log @returns {Promise<string | null>} */
  again(id, row, log) {
    return this.#within("readwrite", async (tables, entries) => {
      const played = /** @type {Row | undefined} */ (await answered(tables.get(id)));
      if (!played) return null;
      const { laid } = played;
      if (laid.rematch && (await answered(tables.get(laid.rematch)))) return laid.rematch;
      put(tables, entries, row, log);
      tables.put({ ...played, laid: { ...laid, rematch: row.id } });
      return row.id;
    });
  }

  /** @param {string} id */
  delete(id) {
    return this.#within("readwrite", async (tables, entries) => {
      tables.delete(id);
      entries.delete(allOf(id));
    });
  }
}

/** @param {IDBObjectStore} tables @param {IDBObjectStore} entries @param {Row} row @param {Entry[]} fresh */
function put(tables, entries, row, fresh) {
  tables.put(row);
  for (const entry of fresh) entries.add({ table: row.id, ...entry });
}

/** @param {string} id */
const allOf = (id) => IDBKeyRange.bound([id, 0], [id, EVERY]);

/** Until the page is closed: for browsers, or windows, that keep nothing. */
export class Memory {
  constructor() {
    this.lasting = false;
    /** @type {Map<string, Kept>} */
    this.kept = new Map();
  }

  async list() {
    return [...this.kept.values()].map(({ row }) => row);
  }

  /** @param {string} id */
  async load(id) {
    return this.kept.get(id) ?? null;
  }

  /** @param {Row} row @param {Entry[]} fresh @param {number} before */
  async append(row, fresh, before) {
    const there = this.kept.get(row.id);
    if ((there?.row.seq ?? 0) !== before) throw new StaleSeq();
    this.kept.set(row.id, { row, entries: [...(there?.entries ?? []), ...fresh] });
  }

  /** @param {Row} row @param {Entry[]} log @param {number} before */
  async replace(row, log, before) {
    if (this.kept.get(row.id)?.row.seq !== before) throw new StaleSeq();
    this.kept.set(row.id, { row, entries: log });
  }

  /** @param {Row} row @param {Entry[]} log @param {(laid: Laid) => boolean} same */
  async once(row, log, same) {
    const there = [...this.kept.values()].find(({ row: { laid } }) => same(laid));
    if (!there) this.kept.set(row.id, { row, entries: log });
    return there?.row.id ?? row.id;
  }

  /** @param {string} id @param {Row} row @param {Entry[]} log */
  async again(id, row, log) {
    const played = this.kept.get(id);
    if (!played) return null;
    const { laid } = played.row;
    if (laid.rematch && this.kept.has(laid.rematch)) return laid.rematch;
    this.kept.set(row.id, { row, entries: log });
    this.kept.set(id, { ...played, row: { ...played.row, laid: { ...laid, rematch: row.id } } });
    return row.id;
  }

  /** @param {string} id */
  async delete(id) {
    this.kept.delete(id);
  }
}
