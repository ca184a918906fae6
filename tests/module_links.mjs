// Packs games and unpacks links as the page does: `node module_links.mjs WEB ASKED.json`, a list of { record, named, id } and { link }.

import { readFileSync } from "node:fs";

const [web, file] = process.argv.slice(2);
const load = (name) => import(`${web}/js/engine/${name}.js`);
const [{ Module }, { Rules }, { loadGame }, { LinkError, pack, unpack }] = await Promise.all(
  ["module", "rules", "record", "link"].map(load),
);
const rules = new Rules(await Module.of(readFileSync(`${web}/js/engine/postroad.wasm`)));

function packed({ record, named, id }) {
  const { game, names } = loadGame(rules, record);
  return { link: pack(game, { names: named ? names : null, id }) };
}

function unpacked({ link, mixed }) {
  try {
    const { game, names, id } = unpack(rules, link, ...(mixed ? [] : [(cards) => cards]));
    const seats = names ?? Array.from({ length: game.options.players }, (_, seat) => `Seat ${seat}`);
    return { record: game.record(seats), named: names !== null, id, again: pack(game, { names, id }) };
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return { code: error.code };
  }
}

const asked = JSON.parse(readFileSync(file, "utf-8"));
console.log(JSON.stringify(asked.map((one) => (one.record ? packed(one) : unpacked(one)))));
