// The worker in which bots think. It is given what a seat may know, and nothing else.

import { bytesAt } from "../app/bytes.js";
import { Mind } from "../engine/mind.js";
import { Module } from "../engine/module.js";

/** @param {MessageEvent} event the first one: what there is to work with, and who will ask */
async function begin({ data: { module, network, clerk } }) {
  const mind = new Mind(await Module.of(module), async () => new Uint8Array(await bytesAt(network)));
  clerk.onmessage = async (/** @type {MessageEvent} */ { data: { number, level, hidden } }) =>
    clerk.postMessage({ number, action: await mind.decide(level, hidden).catch(() => mind.atOnce(hidden)) });
}

globalThis.onmessage = (event) => void begin(event);
