// The worker in which bots think. It is given what a seat may know, and nothing else.

import { bytesAt } from "../app/bytes.js";
import { Mind, Unfetched } from "../engine/mind.js";
import { Module } from "../engine/module.js";

/** @param {MessageEvent} event the first one: what there is to work with, and who will ask */
async function begin({ data: { module, network, clerk } }) {
  const mind = new Mind(await Module.of(module), async () => new Uint8Array(await bytesAt(network)));
  clerk.onmessage = async (/** @type {MessageEvent} */ { data: { number, level, hidden } }) => {
    if (!hidden) return mind.prepare(level).catch(() => null); // whoever must decide says so then
    if (mind.lacks(level)) clerk.postMessage({ number, state: "waking" });
    clerk.postMessage({ number, ...(await decided(mind, level, hidden)) });
  };
}

/** @param {Mind} mind @param {string} level @param {Uint8Array} hidden */
async function decided(mind, level, hidden) {
  try {
    return { action: await mind.decide(level, hidden) };
  } catch (error) {
    return error instanceof Unfetched ? { state: "unfetched" } : { action: mind.atOnce(hidden) };
  }
}

globalThis.onmessage = (event) => void begin(event);
