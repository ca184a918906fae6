// The page's side of its own tables: starts the workers, asks the service, and starts them again if they fail.

import { ConnectionFailed, HttpError } from "../app/api.js";
import { awaitNetwork, fetchNetwork } from "../app/bot_network.js";
import { moduleBytes, startWorker } from "../app/runtime.js";

/** @import * as Wire from "../wire.d.ts" */
/** @import { TableRow } from "./store.js" */
/** @import { Command } from "./table.js" */
/** @import { Hint } from "../engine/adviser.js" */
/** @import { Document } from "../engine/game.js" */
/** @import { Subscription, TableListener } from "../table/session/transport.d.ts" */
/** @typedef {{ resolve: (answer: any) => void, reject: (error: unknown) => void }} PendingCall */
/** @typedef {{ id: string, seat: number | null, known: () => number, listener: TableListener }} TableSubscription */

const AGAIN = 2000; // ms after the workers have failed

/** Those who work for this page, once somebody has asked for something. @type {WorkerPool | null} */
let pool = null;

/** The open lines, whoever works for them. @type {Map<number, TableSubscription>} */
const subscriptions = new Map();

class WorkerPool {
  constructor() {
    this.number = 0;
    /** @type {Map<number, PendingCall>} */
    this.pending = new Map();
    /** @type {Worker[]} */
    this.workers = [];
    /** The service, once it is ready. @type {Promise<Worker>} */
    this.ready = new Promise((resolve, reject) => {
      this.rejectReady = () => reject(new ConnectionFailed("service"));
      void this.#start(resolve).catch((error) => this.#fail(error));
    });
    this.ready.catch(() => {}); // whoever asks for something hears of it
  }

  /** @param {(service: Worker) => void} ready */
  async #start(ready) {
    const module = await WebAssembly.compile(await moduleBytes());
    const { port1, port2 } = new MessageChannel();
    const service = startWorker("local/table");
    const bots = startWorker("local/bot");
    this.workers = [service, bots];
    for (const one of this.workers) one.onerror = ({ error, message }) => this.#fail(error ?? message);
    service.onmessage = ({ data }) => {
      if (data.ready) ready(service);
      else this.#receive(data);
    };
    bots.onmessage = async ({ data: { now } }) =>
      bots.postMessage({ network: await (now ? fetchNetwork() : awaitNetwork()).catch(() => null) });
    bots.postMessage({ module, service: port2 }, [port2]);
    service.postMessage({ module, bots: port1 }, [port1]);
  }

  /** @param {any} data */
  #receive({ number, answer, refused, line, message, state, outdated }) {
    if (outdated) for (const { listener } of subscriptions.values()) listener.state("newer");
    if (message) subscriptions.get(line)?.listener.message(message);
    if (state) subscriptions.get(line)?.listener.state(state);
    const waiting = this.pending.get(number);
    this.pending.delete(number);
    if (refused) waiting?.reject(new HttpError(refused.status, refused.body));
    else if (refused === null) waiting?.reject(new ConnectionFailed("service"));
    else waiting?.resolve(answer);
  }

  /** A worker could not be fetched, has ended, or did something that it must not: begin anew. What was kept is kept. @param {unknown} why */
  #fail(why) {
    if (pool !== this) return;
    pool = null;
    if (why instanceof Error) reportError(why);
    for (const one of this.workers) one.terminate();
    this.rejectReady();
    for (const { reject } of this.pending.values()) reject(new ConnectionFailed("service"));
    for (const { listener } of subscriptions.values()) listener.state("lost");
    setTimeout(() => subscriptions.forEach(resubscribe), AGAIN);
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

/** Have everything ready, so that nobody waits when it is asked for. */
function startWorkers() {
  pool ??= new WorkerPool();
  return pool;
}

/** @param {string} what @param {unknown[]} given @returns {Promise<any>} */
const call = (what, ...given) => startWorkers().call(what, given);

/** @param {Wire.NewTable} wanted @param {boolean} [byPost] @returns {Promise<Wire.TableId>} */
export function createTable(wanted, byPost = false) {
  void navigator.storage?.persist?.().catch(() => false); // so that the browser does not drop it when it needs room
  return call("create", wanted, byPost);
}
/** The table with the deal of a day. @param {import("./origin.js").Daily} daily @param {string[]} names @returns {Promise<Wire.TableId>} */
export function dailyTable(daily, names) {
  void navigator.storage?.persist?.().catch(() => false);
  return call("daily", daily, names);
}
/** The letter that tells how far a game by post is. @param {string} id @returns {Promise<string>} */
export const makeTurnLink = (id) => call("makeTurnLink", id);
/** A letter has come: see `ImportExport.openTurnLink`. @param {string} text @param {number | null} [mine] @param {boolean} [follow] @returns {ReturnType<import("./import_export.js").ImportExport["openTurnLink"]>} */
export const openTurnLink = (text, mine = null, follow = false) => call("openTurnLink", text, mine, follow);
/** @param {string} id @returns {Promise<Wire.TableId>} */
export const rematch = (id) => call("rematch", id);
/** @returns {Promise<{ tables: TableRow["summary"][], lasting: boolean }>} */
export const listTables = () => call("list");
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
/** From the bytes of what a seat may know. @param {Uint8Array} hidden @returns {Promise<Hint>} */
export const advise = (hidden) => call("advise", hidden);
/** @param {string} id @param {number | null} seat @returns {Promise<Document>} */
export const getRecord = (id, seat) => call("record", id, seat);

/** All that happened in a game that is over. @param {string} id @returns {Promise<{ events: import("../engine/events.js").Event[] }>} */
export const getEvents = (id) => call("happened", id);

/** A running game, to be taken to another device. @param {string} id @returns {Promise<string>} */
export const exportTransfer = (id) => call("exportTransfer", id);
/** One that comes from another device. @param {string} text @returns {Promise<Wire.TableId>} */
export const importTransfer = (text) => call("importTransfer", text);
/** A table that goes on from a position of a game that is over. @param {import("./origin.js").Origin} origin @param {{ name: string, level: Wire.Level | null }[]} seats @returns {Promise<Wire.TableId>} */
export const branchOff = (origin, seats) => call("branchOff", origin, seats);
/** All games, to be kept in a file. @returns {Promise<import("./backup.js").Backup>} */
export const saveAll = () => call("saveAll");
/** One of them alone. @param {string} id @returns {Promise<import("./backup.js").Backup>} */
export const saveGame = (id) => call("saveAll", id);
/** Games from such a file: how many are new here, were known, cannot be read; null if it is no such file. @param {unknown} backup @returns {Promise<{ fresh: number, known: number, broken: number } | null>} */
export const restore = (backup) => call("restore", backup);

/** The channel on which pages are told of what was changed. */
export const CHANGES_CHANNEL = "postroad-tables";

let lastNumber = 0;

/** What needs no answer; if it is lost, so is the line, which is opened again. @param {string} what @param {unknown[]} given */
const notifyService = (what, ...given) => void call(what, ...given).catch(() => {});

/** @param {TableSubscription} watched @param {number} number */
const resubscribe = ({ id, seat, known }, number) => notifyService("watch", number, id, seat, known());

/** Everything that happens at a table from now on. @param {TableSubscription} watched @returns {Subscription} */
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

/** Is it a table of this page? @param {string} id */
export const isLocalTable = (id) => id.startsWith("here-");
