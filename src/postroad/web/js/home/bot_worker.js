// The worker in which bots think. It is given what a seat may know, and nothing else.

import { Mind } from "../engine/mind.js";
import { Module } from "../engine/module.js";

/** @param {MessageEvent} event the first one: what there is to work with, and who will ask */
async function begin({ data: { module, clerk } }) {
  const mind = new Mind(await Module.of(module));
  clerk.onmessage = (/** @type {MessageEvent} */ { data: { number, level, hidden } }) =>
    clerk.postMessage({ number, action: mind.decide(level, hidden) });
}

globalThis.onmessage = (event) => void begin(event);
