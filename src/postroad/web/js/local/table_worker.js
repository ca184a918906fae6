// The worker of the table service: local_client.js calls it, and it calls the bot worker.

import { BotService, ModelNotLoaded } from "../engine/bot_service.js";
import { Module } from "../engine/module.js";
import { Rules } from "../engine/rules.js";
import { ImportExport } from "./import_export.js";
import { CommandRejected } from "./rejections.js";
import { MemoryStore, Store } from "./store.js";
import { TableService } from "./table_service.js";

/** @import { Hint } from "../engine/adviser.js" */
/** @import { Subscription } from "./active_table.js" */
/** @typedef {{ pace: (seconds: number | null) => void, close: () => void }} SubscriptionHandle */

const LONGEST_DECISION = 30_000; // ms after which a fallback decides for a bot

const scope = /** @type {Worker} */ (/** @type {unknown} */ (globalThis)); // the types of a worker's global scope are not loaded
const tabs = new BroadcastChannel("postroad-tables");

/** @param {MessageEvent} event the first message: the compiled module, and the port of the bot worker */
async function begin({ data: { module, bots } }) {
  const ownModule = await Module.of(module);
  const store = await Store.open(() => scope.postMessage({ outdated: true })).catch(fallbackStore);
  const service = new TableService(new Rules(ownModule), store, remoteBots(bots, ownModule), (id) => tabs.postMessage(id));
  tabs.onmessage = ({ data }) => void service.reload(data);
  serve(service);
}

/** The store in memory, for a browser that stores nothing; a database of a newer version is reported as such. @param {unknown} error */
function fallbackStore(error) {
  const newer = error instanceof DOMException && error.name === "VersionError";
  if (newer) scope.postMessage({ outdated: true });
  return new MemoryStore(newer);
}

/** @param {TableService} service */
function serve(service) {
  const importExport = new ImportExport(service);
  /** @type {Map<number, Promise<SubscriptionHandle>>} */
  const subscriptions = new Map();

  /** @param {number} number @param {string} id @param {number | null} seat @param {number} known */
  function subscribe(number, id, seat, known) {
    /** @type {Subscription} */
    const line = {
      seat,
      lastSeq: known,
      message: (message) => scope.postMessage({ line: number, message }),
      state: (state) => scope.postMessage({ line: number, state }),
    };
    subscriptions.set(number, service.subscribe(id, line));
  }

  /** @type {Record<string, (...given: any[]) => unknown>} */
  const calls = {
    create: (wanted, byPost) => service.create(wanted, byPost),
    daily: (daily, names) => service.dailyTable(daily, names),
    makeTurnLink: (id) => importExport.makeTurnLink(id),
    openTurnLink: (text, mine, follow) => importExport.openTurnLink(text, mine, follow),
    rematch: (id) => service.rematch(id),
    list: () => service.list(),
    delete: (id) => service.delete(id),
    exportTransfer: (id) => importExport.exportTransfer(id),
    importTransfer: (text) => importExport.importTransfer(text),
    branchOff: (origin, seats) => importExport.branchOff(origin, seats),
    saveAll: (only) => importExport.saveAll(only),
    restore: (backup) => importExport.restore(backup),
    ask: (id, what, command) => service.execute(id, what, command),
    preview: (id, seat, wishes) => service.preview(id, seat, wishes),
    hint: (id, seat) => service.hint(id, seat),
    advise: (hidden) => service.advise(hidden),
    why: (id, seat, action) => service.whyNot(id, seat, action),
    record: (id, seat) => service.record(id, seat),
    happened: (id) => service.events(id),
    watch: subscribe,
    pace: async (number, seconds) => (await subscriptions.get(number))?.pace(seconds),
    close: async (number) => {
      (await subscriptions.get(number))?.close();
      subscriptions.delete(number);
    },
  };

  const answer = async (
    /** @type {{ data: { number: number, call: string, given: unknown[] } }} */ { data: { number, call, given } },
  ) => {
    try {
      scope.postMessage({ number, answer: await calls[call](...given) });
    } catch (error) {
      const refused = error instanceof CommandRejected ? { status: error.status, body: error.body } : null;
      scope.postMessage({ number, refused });
      if (!refused) reportError(error);
    }
  };
  scope.onmessage = answer;
  scope.postMessage({ ready: true });
}

/** The bots of the bot worker; if it does not answer in time, a fallback decides in this worker. @param {MessagePort} port @param {Module} module */
function remoteBots(port, module) {
  const fallbackBots = new BotService(module, () => Promise.reject(new Error("the fallback needs no network")));
  let last = 0;
  /** @type {Map<number, (told: { action?: string, state?: string, hint?: Hint | null, ready?: boolean }) => void>} */
  const waiting = new Map();
  port.onmessage = ({ data: { number, ...told } }) => waiting.get(number)?.(told);
  const ready = (/** @type {string} */ level) =>
    new Promise((/** @type {(ready: boolean) => void} */ resolve) => {
      const number = ++last;
      const answer = (/** @type {boolean} */ is) => {
        clearTimeout(late);
        waiting.delete(number);
        resolve(is);
      };
      const late = setTimeout(() => answer(false), LONGEST_DECISION);
      waiting.set(number, ({ ready: is }) => answer(Boolean(is)));
      port.postMessage({ number, level });
    });
  /** @type {import("./bot_driver.js").Decide} */
  const decide = (level, hidden, onWaking, seed) =>
    new Promise((/** @type {(action: string) => void} */ resolve, reject) => {
      const number = ++last;
      const late = setTimeout(
        () => (seed ? reject(new ModelNotLoaded()) : resolve(fallbackBots.decideFallback(hidden))),
        LONGEST_DECISION,
      ); // a seeded decision must be the same everywhere, so no fallback decides it
      waiting.set(number, ({ action, state }) => {
        clearTimeout(late); // loading the network may take longer
        if (state === "waking") return onWaking();
        waiting.delete(number);
        if (action) resolve(action);
        else reject(new ModelNotLoaded());
      });
      port.postMessage({ number, level, hidden, seed });
    });
  const advise = (/** @type {Uint8Array} */ hidden) =>
    new Promise((/** @type {(hint: Hint) => void} */ resolve, reject) => {
      const number = ++last;
      waiting.set(number, ({ hint }) => {
        waiting.delete(number);
        if (hint) resolve(hint);
        else reject(new ModelNotLoaded());
      });
      port.postMessage({ number, hidden, hint: true });
    });
  return Object.assign(decide, { ready, advise });
}

scope.onmessage = (event) => void begin(event).catch(reportError); // the page learns only of reported errors
