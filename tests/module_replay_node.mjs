// `node module_replay_node.mjs WEB GAMES.json`: see module_replay.mjs.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { MODULES, replayAll } from "./module_replay.mjs";

const [web, file] = process.argv.slice(2);
const engine = await Promise.all(MODULES.map((name) => import(`${web}/js/engine/${name}.js`)));
const bytes = readFileSync(`${web}/js/engine/postroad.wasm`);
const sha256 = async (text) => createHash("sha256").update(text).digest();
console.log(JSON.stringify(await replayAll(engine, bytes, JSON.parse(readFileSync(file, "utf-8")), sha256)));
