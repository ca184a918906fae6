// Opens every puzzle by the rules of the page and tries everything there: `node puzzle_tables.mjs WEB`.

import { readFileSync } from "node:fs";

const [web] = process.argv.slice(2);
globalThis.addEventListener = () => {};
globalThis.location = { hash: "", pathname: "/", search: "" };
globalThis.document = { querySelector: () => null, getElementById: () => null, documentElement: { dataset: {} } };
globalThis.history = { state: null };
globalThis.localStorage = { getItem: () => '{"speed":"instant"}' };
const load = (name) => import(`${web}/js/${name}.js`);
const [{ Module }, { Rules }, { PUZZLES }, { PuzzleTable }] = await Promise.all(
  ["engine/module", "engine/rules", "pages/puzzle/positions", "pages/puzzle/puzzle_table"].map(load),
);
const rules = new Rules(await Module.of(readFileSync(`${web}/js/engine/postroad.wasm`)));
const opened = (puzzle) =>
  new PuzzleTable(
    rules,
    puzzle,
    Array.from({ length: puzzle.players }, (_, seat) => `Seat ${seat}`),
  );

/** What one decision is answered with, asked as a screen asks; and whether the table is as it was before. */
async function tried(puzzle, action) {
  const at = opened(puzzle);
  const { seat, table } = at;
  const before = JSON.stringify(table.game.view(seat));
  await at.transport.send("decisions", { command: "try", seat, seq: table.seq, action }, null);
  const same = JSON.stringify(at.table.game.view(seat)) === before;
  return { action, done: at.done.value, tries: at.failures.value, tried: at.tried.value, same, help: at.help(action) };
}

const told = [];
for (const puzzle of PUZZLES) {
  const at = opened(puzzle);
  const { game } = at.table;
  const shown = opened(puzzle);
  shown.show();
  told.push({
    id: puzzle.id,
    hidden: Buffer.from(game.viewBytes(puzzle.seat)).toString("hex"),
    entries: at.table.stateMessage(puzzle.seat, 0, "ready").entries.flatMap(({ events }) => events),
    legal: game.legal(),
    grounds: Object.fromEntries(puzzle.answers.map((action) => [action, at.grounds(action)])),
    nextBest: at.nextBest,
    shown: shown.done.value && shown.given.value,
    tried: await Promise.all(game.legal().map((action) => tried(puzzle, action))),
  });
}
console.log(JSON.stringify(told));
