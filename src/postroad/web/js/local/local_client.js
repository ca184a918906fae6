// The client of the table service: it starts the workers, calls the service in them, and restarts them after a failure.

import { ConnectionFailed, HttpError } from "../app/api.js";
import { awaitNetwork, fetchNetwork } from "../app/bot_network.js";
import { askAgain, repeat } from "../app/loading.js";
import { moduleBytes, startWorker } from "../app/runtime.js";

/** @import * as Wire from "../wire.d.ts" */
/** @import { TableRow } from "./store.js" */
/** @import { Command } from "./table.js" */
/** @import { Hint } from "../engine/adviser.js" */
/** @import { Document } from "../engine/game.js" */
/** @import { Subscription, TableListener } from "../table/session/transport.d.ts" */
/** @typedef {{ resolve: (answer: any) => void, reject: (error: unknown) => void }} PendingCall */
/** @typedef {{ id: string, seat: number | null, known: () => number, listener: TableListener }} TableSubscription */

const AGAIN = 2000; // ms after a failure of the workers

/** The page's workers, null until the first call. @type {WorkerPool | null} */
let pool = null;

/** The open subscriptions, which outlive a restart of the workers. @type {Map<number, TableSubscription>} */
const subscriptions = new Map();

/** The page cannot play. blocked: the browser runs no WebAssembly; unloaded: a file is missing; stopped: an unexpected error. */
export class ServiceFailed extends ConnectionFailed {
  /** @param {"blocked" | "unloaded" | "stopped"} why */
  constructor(why) {
    super(why);
    this.why = why;
  }
}

const EMPTY_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** @returns {Promise<WebAssembly.Module>} */
async function loadModule() {
  if (!globalThis.WebAssembly?.validate(EMPTY_MODULE)) throw new ServiceFailed("blocked");
  return repeat(async () => WebAssembly.compile(await moduleBytes()));
}

class WorkerPool {
  constructor() {
    this.number = 0;
    /** @type {Map<number, PendingCall>} */
    this.pending = new Map();
    /** @type {Worker[]} */
    this.workers = [];
    /** Resolves to the table worker when it is ready. @type {Promise<Worker>} */
    this.ready = loadModule()
      .then((module) => repeat(() => this.#start(module)))
      .catch((error) => {
        throw error instanceof ServiceFailed ? error : new ServiceFailed("unloaded");
      });
    this.ready.catch((why) => this.#fail(why));
  }

  /** Start the workers; rejects if one fails before they are ready. @param {WebAssembly.Module} module @returns {Promise<Worker>} */
  #start(module) {
    const { port1, port2 } = new MessageChannel();
    const service = startWorker("local/table");
    const bots = startWorker("local/bot");
    this.workers = [service, bots];
    const ready = new Promise((/** @type {(service: Worker) => void} */ resolve, reject) => {
      for (const one of this.workers)
        one.onerror = ({ error, message }) => {
          this.#terminate();
          reject(error ?? new Error(message ?? "cannot load a worker"));
        };
      service.onmessage = ({ data }) => {
        if (!data.ready) return this.#receive(data);
        for (const one of this.workers)
          one.onerror = ({ error, message }) => this.#fail(new ServiceFailed("stopped"), error ?? message);
        resolve(service);
      };
    });
    bots.onmessage = async ({ data: { now } }) =>
      bots.postMessage({ network: await (now ? fetchNetwork() : awaitNetwork()).catch(() => null) });
    bots.postMessage({ module, service: port2 }, [port2]);
    service.postMessage({ module, bots: port1 }, [port1]);
    return ready;
  }

  #terminate() {
    for (const one of this.workers) one.terminate();
  }

  /** @param {any} data */
  #receive({ number, answer, refused, line, message, state, outdated }) {
    if (outdated) for (const { listener } of subscriptions.values()) listener.state("newer");
    if (message) subscriptions.get(line)?.listener.message(message);
    if (state) subscriptions.get(line)?.listener.state(state);
    const waiting = this.pending.get(number);
    this.pending.delete(number);
    if (refused) waiting?.reject(new HttpError(refused.status, refused.body));
    else if (refused === null) waiting?.reject(new ServiceFailed("stopped"));
    else waiting?.resolve(answer);
  }

  /** Give up these workers, and start new ones for the open subscriptions; stored tables are safe. @param {ServiceFailed} why @param {unknown} [error] */
  #fail(why, error) {
    if (pool !== this) return;
    pool = null;
    if (error instanceof Error) reportError(error);
    this.#terminate();
    for (const { reject } of this.pending.values()) reject(why);
    for (const { listener } of subscriptions.values()) listener.state(why.why === "blocked" ? "blocked" : "stopped");
    if (why.why === "stopped") setTimeout(() => subscriptions.forEach(resubscribe), AGAIN);
    else if (why.why === "unloaded" && subscriptions.size) void askAgain().then(() => subscriptions.forEach(resubscribe));
  }

  /** @param {string} call @param {unknown[]} given */
  async call(call, given) {
    const service = await this.ready;
    const number = ++this.number;
    return new Promise((resolve, reject) => {
      this.pending.set(number, { resolve, reject });
      service.postMessage({ number, call, given });
    });
  }
}

/** Start the workers, unless they run. */
function startWorkers() {
  pool ??= new WorkerPool();
  return pool;
}

/** @param {string} what @param {unknown[]} given @returns {Promise<any>} */
const call = (what, ...given) => startWorkers().call(what, given);

/** @param {Wire.NewTable} wanted @param {boolean} [byPost] @returns {Promise<Wire.TableId>} */
export function createTable(wanted, byPost = false) {
  void navigator.storage?.persist?.().catch(() => false); // asks the browser not to delete the tables when storage is short
  return call("create", wanted, byPost);
}
/** The table of a day's challenge. @param {import("./origin.js").Daily} daily @param {string[]} names @returns {Promise<Wire.TableId>} */
export function dailyTable(daily, names) {
  void navigator.storage?.persist?.().catch(() => false);
  return call("daily", daily, names);
}
/** The turn link of a game by mail. @param {string} id @returns {Promise<string>} */
export const makeTurnLink = (id) => call("makeTurnLink", id);
/** Open a turn link, see `ImportExport.openTurnLink`. @param {string} text @param {number | null} [mine] @param {boolean} [follow] @returns {ReturnType<import("./import_export.js").ImportExport["openTurnLink"]>} */
export const openTurnLink = (text, mine = null, follow = false) => call("openTurnLink", text, mine, follow);
/** @param {string} id @returns {Promise<Wire.TableId>} */
export const rematch = (id) => call("rematch", id);
/** @returns {Promise<{ tables: TableRow["summary"][], lasting: boolean }>} */
export const listTables = () => call("list");
/** The same tables, read without the service while it fails. @returns {Promise<{ tables: TableRow["summary"][], lasting: boolean }>} */
export const listStored = async () => (await repeat(() => import("./store.js"))).listStored();
/** @param {string} id @returns {Promise<void>} */
export const deleteTable = (id) => call("delete", id);
/** @param {string} id @param {string} what @param {Command} command @returns {Promise<Wire.Progress>} */
export const sendCommand = (id, what, command) => call("ask", id, what, command);
/** @param {string} id @param {number} seat @param {string[]} wishes @returns {Promise<Wire.Previews>} */
export const preview = (id, seat, wishes) => call("preview", id, seat, wishes);
/** @param {string} id @param {number} seat @param {string} action @returns {Promise<Wire.WhyNot>} */
export const whyNot = (id, seat, action) => call("why", id, seat, action);
/** @param {string} id @param {number} seat @returns {Promise<Hint>} */
export const hint = (id, seat) => call("hint", id, seat);
/** The hint for a binary view. @param {Uint8Array} hidden @returns {Promise<Hint>} */
export const advise = (hidden) => call("advise", hidden);
/** @param {string} id @param {number | null} seat @returns {Promise<Document>} */
export const getRecord = (id, seat) => call("record", id, seat);

/** All events of a finished game. @param {string} id @returns {Promise<{ events: import("../engine/events.js").Event[] }>} */
export const getEvents = (id) => call("happened", id);

/** Pack a running game for another device. @param {string} id @returns {Promise<string>} */
export const exportTransfer = (id) => call("exportTransfer", id);
/** Add a game from another device. @param {string} text @returns {Promise<Wire.TableId>} */
export const importTransfer = (text) => call("importTransfer", text);
/** Create a table that continues a finished game from a position. @param {import("./origin.js").Origin} origin @param {{ name: string, level: Wire.Level | null }[]} seats @returns {Promise<Wire.TableId>} */
export const branchOff = (origin, seats) => call("branchOff", origin, seats);
/** The backup of all games. @returns {Promise<import("./backup.js").Backup>} */
export const saveAll = () => call("saveAll");
/** The backup of one game. @param {string} id @returns {Promise<import("./backup.js").Backup>} */
export const saveGame = (id) => call("saveAll", id);
/** Restore a backup: the numbers of new, known and unreadable games, null if the file is not a backup. @param {unknown} backup @returns {Promise<{ fresh: number, known: number, broken: number } | null>} */
export const restore = (backup) => call("restore", backup);

/** The broadcast channel that names changed tables to all tabs. */
export const CHANGES_CHANNEL = "postroad-tables";

let lastNumber = 0;

/** Call the service without an answer; a lost call means that the subscription is lost too, and reopened. @param {string} what @param {unknown[]} given */
const notifyService = (what, ...given) => void call(what, ...given).catch(() => {});

/** @param {TableSubscription} watched @param {number} number */
const resubscribe = ({ id, seat, known }, number) => notifyService("watch", number, id, seat, known());

/** Follow a table. @param {TableSubscription} watched @returns {Subscription} */
export function subscribe(watched) {
  const number = ++lastNumber;
  subscriptions.set(number, watched);
  resubscribe(watched, number);
  return {
    pace: (seconds) => notifyService("pace", number, seconds),
    close: () => {
      subscriptions.delete(number);
      notifyService("close", number);
    },
  };
}

/** Is it the id of a local table? @param {string} id */
export const isLocalTable = (id) => id.startsWith("here-");
