// The worker in which bots think. It is given what a seat may know, and nothing else.

import { bytesAt } from "../app/bytes.js";
import { Mind, Unfetched } from "../engine/mind.js";
import { Module } from "../engine/module.js";

/** @param {MessageEvent} event the first one: what there is to work with, and who will ask */
async function begin({ data: { module, network, clerk } }) {
  const mind = new Mind(await Module.of(module), async () => new Uint8Array(await bytesAt(network)));
  clerk.onmessage = async (/** @type {MessageEvent} */ { data: { number, level, hidden, hint, seed } }) => {
    if (hint) return clerk.postMessage({ number, hint: await mind.hint(hidden).catch(() => null) });
    if (!hidden) return mind.prepare(level).catch(() => null); // whoever must decide says so then
    if (mind.lacks(level)) clerk.postMessage({ number, state: "waking" });
    clerk.postMessage({ number, ...(await decided(mind, level, hidden, seed)) });
  };
}

/** @param {Mind} mind @param {string} level @param {Uint8Array} hidden @param {import("../engine/rules.js").Seed | null} seed */
async function decided(mind, level, hidden, seed) {
  try {
    return { action: await mind.decide(level, hidden, seed) };
  } catch (error) {
    return error instanceof Unfetched || seed ? { state: "unfetched" } : { action: mind.atOnce(hidden) }; // who decides alike for all has nobody instead
  }
}

globalThis.onmessage = (event) => void begin(event);
