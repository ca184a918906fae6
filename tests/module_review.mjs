// A game of a record reviewed by the page's engine: `node module_review.mjs WEB RECORD.json SEATS` prints what it makes of it.

import { readFileSync } from "node:fs";

const [web, file, seats] = process.argv.slice(2);
const [{ Module }, { Master }, { Adviser }, { Rules }, { loadGame }, reviewing] = await Promise.all(
  ["module", "master", "adviser", "rules", "record", "review"].map((name) => import(`${web}/js/engine/${name}.js`)),
);
const module = await Module.of(readFileSync(`${web}/js/engine/postroad.wasm`));
const adviser = new Adviser(new Master(module, new Uint8Array(readFileSync(`${web}/js/engine/master.net`)), [0, 0]));
const games = loadGame(new Rules(module), JSON.parse(readFileSync(file, "utf-8"))).game.positions;
const chosen = JSON.parse(seats);
const begin = performance.now();
const stands = reviewing.evaluateTurns(adviser, games, chosen);
const decisions = reviewing.choicePositions(games, chosen).map((at) => reviewing.reviewDecision(adviser, games, at));
const review = reviewing.review(chosen, stands, decisions);
console.log(JSON.stringify({ review, seconds: (performance.now() - begin) / 1000 }));
