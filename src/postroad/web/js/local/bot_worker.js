// The worker in which bots think. It is given what a seat may know, and nothing else.

import { Mind, ModelNotLoaded } from "../engine/bot_service.js";
import { Module } from "../engine/module.js";

const GRACE = 3000; // ms that the first bot waits for the network before a stand-in plays

/** @param {MessageEvent} event the first one: what there is to work with, and who will ask */
async function begin({ data: { module, service } }) {
  const mind = new Mind(await Module.of(module), weights);
  service.onmessage = async (/** @type {MessageEvent} */ { data: { number, level, hidden, hint, seed } }) => {
    if (hint) return service.postMessage({ number, hint: await mind.hint(hidden).catch(() => null) });
    if (!hidden) return service.postMessage({ number, ready: await ready(mind, level) });
    if (mind.lacks(level)) service.postMessage({ number, state: "waking" });
    service.postMessage({ number, ...(await decided(mind, level, hidden, seed)) });
  };
}

/** The network, from the page, which knows when to fetch it. @param {boolean} now @returns {Promise<Uint8Array>} */
const weights = (now) =>
  new Promise((resolve, reject) => {
    globalThis.onmessage = ({ data: { network } }) => (network ? resolve(new Uint8Array(network)) : reject(new ModelNotLoaded()));
    globalThis.postMessage({ now });
  });

/** @type {Promise<boolean> | null} */
let patience = null;
const patienceEnds = () => (patience ??= new Promise((end) => setTimeout(() => end(false), GRACE)));

/** Can it decide? What comes at once is waited for. @param {Mind} mind @param {string} level */
async function ready(mind, level) {
  if (!mind.lacks(level)) return true;
  const coming = mind.prepare(level).then(
    () => true,
    () => false,
  );
  return Promise.race([coming, patienceEnds()]);
}

/** @param {Mind} mind @param {string} level @param {Uint8Array} hidden @param {import("../engine/rules.js").Seed | null} seed */
async function decided(mind, level, hidden, seed) {
  try {
    return { action: await mind.decide(level, hidden, seed) };
  } catch (error) {
    return error instanceof ModelNotLoaded || seed ? { state: "unfetched" } : { action: mind.atOnce(hidden) }; // who decides alike for all has nobody instead
  }
}

globalThis.onmessage = (event) => void begin(event);
