// The worker that analyses its share of a game's decisions.

import { fetchBytes } from "../app/bytes.js";
import { Adviser } from "../engine/adviser.js";
import { Master } from "../engine/master.js";
import { Module } from "../engine/module.js";
import { loadGame } from "../engine/record.js";
import { choicePositions, evaluateTurns, reviewDecision } from "../engine/review.js";
import { Rules } from "../engine/rules.js";

const scope = /** @type {Worker} */ (/** @type {unknown} */ (globalThis)); // the types of a worker's global scope are not loaded

/** @param {MessageEvent} event the module, the record, the seats, and this worker's share */
async function begin({ data: { module: compiled, network, document, seats, share, shares } }) {
  const module = await Module.of(compiled);
  const adviser = new Adviser(new Master(module, new Uint8Array(await fetchBytes(network)), [0, 0]));
  const games = loadGame(new Rules(module), document).game.positions;
  const all = choicePositions(games, seats);
  const stands = share === 0 ? evaluateTurns(adviser, games, seats) : [];
  const decisions = [];
  for (const at of all.filter((_, number) => number % shares === share)) {
    decisions.push(reviewDecision(adviser, games, at));
    scope.postMessage({ of: all.length });
  }
  scope.postMessage({ of: all.length, stands, decisions });
}

scope.onmessage = (event) => void begin(event).catch(() => scope.postMessage({ failed: true }));
