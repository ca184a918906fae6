// The worker in which bots decide; it receives only what a seat may know.

import { BotService, ModelNotLoaded } from "../engine/bot_service.js";
import { Module } from "../engine/module.js";

const FIRST_WAIT = 3000; // ms that the first bot waits for the network before a stand-in plays for it

/** @param {MessageEvent} event the first message: the compiled module, and the port of the table worker */
async function begin({ data: { module, service } }) {
  const mind = new BotService(await Module.of(module), requestNetwork);
  service.onmessage = async (/** @type {MessageEvent} */ { data: { number, level, hidden, hint, seed } }) => {
    if (hint) return service.postMessage({ number, hint: await mind.hint(hidden).catch(() => null) });
    if (!hidden) return service.postMessage({ number, ready: await ready(mind, level) });
    if (mind.needsNetwork(level)) service.postMessage({ number, state: "waking" });
    service.postMessage({ number, ...(await decide(mind, level, hidden, seed)) });
  };
}

/** Ask the page for the network, as the page knows when to fetch it. @param {boolean} now @returns {Promise<Uint8Array>} */
const requestNetwork = (now) =>
  new Promise((resolve, reject) => {
    globalThis.onmessage = ({ data: { network } }) => (network ? resolve(new Uint8Array(network)) : reject(new ModelNotLoaded()));
    globalThis.postMessage({ now });
  });

/** @type {Promise<boolean> | null} */
let firstWait = null;
const firstWaitEnds = () => (firstWait ??= new Promise((end) => setTimeout(() => end(false), FIRST_WAIT)));

/** Can this level decide? Waits a moment for a network that is loading. @param {BotService} mind @param {string} level */
async function ready(mind, level) {
  if (!mind.needsNetwork(level)) return true;
  const loading = mind.prepare(level).then(
    () => true,
    () => false,
  );
  return Promise.race([loading, firstWaitEnds()]);
}

/** @param {BotService} mind @param {string} level @param {Uint8Array} hidden @param {import("../engine/rules.js").Seed | null} seed */
async function decide(mind, level, hidden, seed) {
  try {
    return { action: await mind.decide(level, hidden, seed) };
  } catch (error) {
    return error instanceof ModelNotLoaded || seed ? { state: "unfetched" } : { action: mind.decideFallback(hidden) }; // a seeded decision must be the same everywhere, so no fallback decides it
  }
}

globalThis.onmessage = (event) => void begin(event).catch(reportError); // the page learns only of reported errors
