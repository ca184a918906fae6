// Judges records as the page does, a line each: `node module_records.mjs WEB RECORDS.jsonl`.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [web, file] = process.argv.slice(2);
const load = (name) => import(`${web}/js/engine/${name}.js`);
const [{ Module }, { Rules }, { loadGame, parseRecord }, { RecordError }] = await Promise.all(["module", "rules", "record", "record_replay"].map(load));
const rules = new Rules(await Module.of(readFileSync(`${web}/js/engine/postroad.wasm`)));

function judged(text) {
  try {
    const { game, names } = loadGame(rules, parseRecord(text));
    const state = createHash("sha256").update(game.step.raw).digest("hex");
    return { state, legal: game.legal(), decisions: game.decisions, record: game.record(names) };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const { code, event, reason, why } = error;
    return { code, event, reason, why };
  }
}

const lines = readFileSync(file, "utf-8").split("\n");
console.log(JSON.stringify(lines.filter(Boolean).map(judged)));
