// What the module's adviser says of views, and where it is something else: `node module_hints.mjs WEB VIEWS.json`.

import { readFileSync } from "node:fs";

const [web, file] = process.argv.slice(2);
const [{ Module }, { Master }, { Adviser }] = await Promise.all(
  ["module", "master", "adviser"].map((name) => import(`${web}/js/engine/${name}.js`)),
);
const module = await Module.of(readFileSync(`${web}/js/engine/postroad.wasm`));
const adviser = new Adviser(new Master(module, new Uint8Array(readFileSync(`${web}/js/engine/master.net`)), [0, 0]));
const views = JSON.parse(readFileSync(file, "utf-8"));
const faults = [];
for (const [number, { hidden, hint }] of views.entries()) {
  const made = adviser.hint(Uint8Array.from(hidden.match(/../g), (pair) => Number.parseInt(pair, 16)));
  if (JSON.stringify(made) !== JSON.stringify(hint)) faults.push(`${number}: ${JSON.stringify(made)}`);
}
console.log(JSON.stringify({ views: views.length, faults }));
