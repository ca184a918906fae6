// A simple bot stands in for one whose network is missing, until the first turn after the network arrives.
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadGame } from "../../src/postroad/web/js/engine/record.js";
import { ImportExport } from "../../src/postroad/web/js/local/import_export.js";
import { MemoryStore } from "../../src/postroad/web/js/local/store.js";
import { decide, judgement, lay, rules, tabs, watcher } from "./support/tabs.js";

const SEATS = [
  { name: "Ada", level: null },
  { name: "Balthasar", level: "easy" },
];

/** Bots that note the levels asked to decide; `is.here` says whether the network is loaded. */
function minds() {
  const is = { here: false, asked: [] };
  const mind = async (level, hidden) => {
    is.asked.push(level);
    return judgement.decideFallback(hidden);
  };
  return { is, mind: Object.assign(mind, { ready: async () => is.here }) };
}

const until = async (condition) => {
  while (!condition()) await new Promise((next) => setTimeout(next));
};

/** The person's whole turn, and the bot's after it. */
async function round(service, id) {
  const room = await service.activeTable(id);
  while (room.table.game.seat === 0)
    await decide(service, id, { action: judgement.decideFallback(room.table.game.viewBytes(0)) });
  await until(() => room.table.game.seat === 0);
}

async function laid(more = {}) {
  const { is, mind } = minds();
  const store = new MemoryStore();
  const [service] = tabs(1, { store, mind });
  const { id } = await lay(service, { seats: SEATS, ...more });
  const eyes = await watcher(service, id, 0);
  eyes.line.pace(0);
  return { is, mind, store, service, id, eyes };
}

const fills = ({ entries }) => entries.flatMap(({ kind, seat, action }) => (kind === "fill" ? [[seat, action]] : []));
const tableOf = async ({ service, id }) => (await service.activeTable(id)).table;

test("a simple bot stands in at once, and the chosen bot plays from its first turn after the network arrives", async () => {
  const game = await laid();
  await round(game.service, game.id);
  assert.deepEqual(fills(await tableOf(game)), [[1, "stand-in"]]);
  assert.deepEqual(new Set(game.is.asked), new Set(["stand-in"]));
  assert.equal(game.eyes.messages.at(-1).table.seats[1].level, "stand-in");
  game.is.here = true;
  await round(game.service, game.id);
  assert.deepEqual(fills(await tableOf(game)), [
    [1, "stand-in"],
    [1, "easy"],
  ]);
  assert.equal(game.is.asked.at(-1), "easy");
  assert.equal((await tableOf(game)).seats[1].level, "easy");
});

test("a bot that began a turn finishes it", async () => {
  const game = await laid();
  game.mind.ready = async () => {
    const now = game.is.here;
    game.is.here = true; // the network arrives during the stand-in's turn
    return now;
  };
  await round(game.service, game.id);
  assert.ok(game.is.asked.length > 1);
  assert.deepEqual(new Set(game.is.asked), new Set(["stand-in"]));
});

test("no bot stands in where the network is loaded", async () => {
  const game = await laid();
  game.is.here = true;
  await round(game.service, game.id);
  assert.deepEqual(fills(await tableOf(game)), []);
  assert.equal((await game.service.record(game.id, 0)).options.stand_ins, undefined);
});

test("the record names the stand-in and its events, and can be read like any other", async () => {
  const game = await laid();
  await round(game.service, game.id);
  game.is.here = true;
  await round(game.service, game.id);
  const { table } = await game.service.activeTable(game.id);
  const whole = table.game.record(["Ada", "Balthasar"]); // with the hidden information
  const record = { ...whole, options: table.record(0).options };
  const [{ seat, bot, first, last }, ...more] = record.options.stand_ins;
  assert.deepEqual([seat, bot, more], [1, "stand-in", []]);
  assert.equal(
    record.events.findIndex(({ ev, seat: whose }) => ev === "take" && whose === 1),
    first,
  );
  assert.deepEqual(
    record.events.flatMap(({ ev, seat: whose }, at) => (ev === "turn" && whose === 0 && at >= first ? [at] : []))[0],
    last,
  ); // its turn ends with the next turn event
  assert.equal(loadGame(rules, record).game.decisions, table.game.decisions);
});
test("a daily challenge waits for its bots, because all players meet the same", async () => {
  const { is, mind } = minds();
  const [service] = tabs(1, { mind });
  const { id } = await service.dailyTable({ date: "2026-11-16" }, ["Ada", "Balthasar", "Cleo", "Dora"]);
  const eyes = await watcher(service, id, null);
  eyes.line.pace(0);
  const room = await service.activeTable(id);
  while (room.table.game.seat !== null && room.table.personSeat !== null)
    await decide(service, id, { action: judgement.decideFallback(room.table.game.viewBytes(room.table.personSeat)) });
  await until(() => is.asked.length);
  assert.deepEqual([fills(room.table), is.asked[0]], [[], room.table.seats[1].level ?? room.table.seats[0].level]);
});

test("two tabs, one without the network, do not switch the bot back and forth", async () => {
  const [poor, rich] = [minds(), minds()];
  rich.is.here = true;
  const store = new MemoryStore();
  const [one] = tabs(1, { store, mind: poor.mind });
  const [other] = tabs(1, { store, mind: rich.mind });
  const { id } = await lay(one, { seats: SEATS });
  for (const service of [one, other]) (await watcher(service, id, 0)).line.pace(0);
  for (let rounds = 0; rounds < 3; rounds++) {
    await one.reload(id);
    await round(one, id);
    await other.reload(id);
  }
  const changes = fills((await one.activeTable(id)).table).length;
  assert.ok(changes <= 4, `${changes} changes`); // about one change a turn, never two
});

test("on another device the chosen bot plays, and the file keeps the stand-in's part", async () => {
  const game = await laid();
  await round(game.service, game.id);
  const transfer = await new ImportExport(game.service).exportTransfer(game.id);
  const backup = JSON.parse(JSON.stringify(await new ImportExport(game.service).saveAll()));
  const [elsewhere] = tabs(1);
  const { id } = await new ImportExport(elsewhere).importTransfer(transfer);
  assert.equal((await elsewhere.load(id)).seats[1].level, "easy");
  const [third] = tabs(1);
  assert.deepEqual(await new ImportExport(third).restore(backup), { fresh: 1, known: 0, broken: 0 });
  assert.equal((await third.load(game.id)).seats[1].level, "stand-in");
  backup.games[0].entries.find(({ kind }) => kind === "fill").action = "unheard of";
  assert.deepEqual(await new ImportExport(tabs(1)[0]).restore(backup), { fresh: 0, known: 0, broken: 1 });
});
