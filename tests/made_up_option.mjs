// A made-up option, seen wherever the page shows options. Started by test_options.py in a copy of the package that has one.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { loadTexts, setLanguage } from "../src/postroad/web/js/app/texts.js";
import { Game } from "../src/postroad/web/js/engine/game.js";
import { pack, unpack } from "../src/postroad/web/js/engine/link.js";
import { NewTable } from "../src/postroad/web/js/pages/new_table/new_table.js";
import { termTexts } from "../src/postroad/web/js/ui/game_settings.js";
import { html } from "../src/postroad/web/js/ui/html.js";
import { loadChoices, newTableRequest, preset, storeChoices } from "../src/postroad/web/js/ui/seat_choices.js";
import { draw } from "./js/support/drawing.js";

await loadTexts("pages", "together", "options");
await setLanguage("en");

// Links

const links = JSON.parse(readFileSync(process.argv[2], "utf-8")).map(({ raw, legal, rows, record }) => {
  const step = { raw: Uint8Array.from(raw), legal, action: null, rows };
  const rules = { setUp: (options) => Object.assign(step, { options }), reseeded: (bytes) => bytes };
  const game = new Game(rules, step);
  const link = pack(game);
  assert.deepEqual(game.options, record.options);
  assert.deepEqual(unpack(rules, link).game.step.options, record.options);
  return link;
});
assert.deepEqual(
  links.map(([version]) => version),
  ["1", "2"],
);

// The form

const choices = { ...preset(null), made_up: 2, made_up_module: true };
assert.deepEqual([preset(null).made_up, preset(null).made_up_module], [0, false]);
const { options } = newTableRequest(choices);
assert.deepEqual([options.made_up, options.made_up_module], [2, true]);
storeChoices(null, choices);
assert.deepEqual(loadChoices(null), choices);
const page = (await draw(html`<${NewTable} />`, [800, 600])).below();
const radios = page.filter((one) => one.get("name") === "made-up");
assert.deepEqual(
  radios.map((one) => [one.get("checked"), one.parentNode.textContent.trim()]),
  [
    [undefined, "nothing"],
    [undefined, "little"],
    ["true", "much"],
  ],
);
const shown = page[0].parentNode.textContent;
for (const text of ["How much is made up", "Made up indeed", "A module that is made up"]) assert.ok(shown.includes(text), text);

// The settings

const terms = termTexts({ options, clock: null, shuffle: true, listed: false, hints: false, memory: false });
assert.ok(terms.includes("Much is made up") && terms.includes("The made-up module"));

console.log(JSON.stringify(links));
process.exit();
