// A worker that looks at its share of a game again; it is ended when nobody wants to know any more.

import { fetchBytes } from "../app/bytes.js";
import { Adviser } from "../engine/adviser.js";
import { Master } from "../engine/master.js";
import { Module } from "../engine/module.js";
import { loaded } from "../engine/record.js";
import { course, decided, decision } from "../engine/review.js";
import { Rules } from "../engine/rules.js";

const scope = /** @type {Worker} */ (/** @type {unknown} */ (globalThis)); // it speaks as a worker is spoken to

/** @param {MessageEvent} event the game, with whose eyes, and which share of it */
async function begin({ data: { module: compiled, network, document, seats, share, shares } }) {
  const module = await Module.of(compiled);
  const adviser = new Adviser(new Master(module, new Uint8Array(await fetchBytes(network)), [0, 0]));
  const games = loaded(new Rules(module), document).game.course;
  const all = decided(games, seats);
  const stands = share === 0 ? course(adviser, games, seats) : [];
  const decisions = [];
  for (const at of all.filter((_, number) => number % shares === share)) {
    decisions.push(decision(adviser, games, at));
    scope.postMessage({ of: all.length });
  }
  scope.postMessage({ of: all.length, stands, decisions });
}

scope.onmessage = (event) => void begin(event).catch(() => scope.postMessage({ failed: true }));
