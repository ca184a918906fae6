// Games of earlier versions name levels that are gone: the levels of today play there, wherever a game is read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ImportExport } from "../../src/postroad/web/js/local/import_export.js";
import { parseLevels, seatCodes } from "../../src/postroad/web/js/local/seat_codes.js";
import { STAND_IN } from "../../src/postroad/web/js/local/seats.js";
import { MemoryStore } from "../../src/postroad/web/js/local/store.js";
import { currentEntry, currentRow } from "../../src/postroad/web/js/local/stored_levels.js";
import { lay, PLAIN, tabs } from "./support/tabs.js";

const BEFORE = { easy: "apprentice", [STAND_IN]: "postilion", hard: "postmaster-general" };
const SEATS = [{ name: "Ada", level: null }, ...Object.keys(BEFORE).map((level, n) => ({ name: `Bot ${n}`, level }))];
const LEVELS = [null, "easy", STAND_IN, "hard"];

/** What an earlier version wrote. */
const then = (value) =>
  JSON.parse(Object.entries(BEFORE).reduce((text, [now, old]) => text.replaceAll(`"${now}"`, `"${old}"`), JSON.stringify(value)));

async function playedGame() {
  const store = new MemoryStore();
  const [service] = tabs(1, { store });
  const { id } = await lay(service, { seats: SEATS, options: { ...PLAIN, players: 4 } });
  const active = await service.activeTable(id);
  await active.fill(active.table, 1, STAND_IN);
  await active.fill(active.table, 1, "easy");
  return { service, store, id };
}

test("a table in the browser's database has the levels of today", async () => {
  const { store, id } = await playedGame();
  const kept = JSON.parse(JSON.stringify(await store.load(id)));
  const old = then(kept);
  assert.notDeepEqual(old, kept);
  assert.deepEqual({ row: currentRow(old.row), entries: old.entries.map(currentEntry) }, kept);
});

test("a backup file of an earlier version is restored, once", async () => {
  const { service, id } = await playedGame();
  const backup = then(await new ImportExport(service).saveAll());
  assert.match(JSON.stringify(backup), /postilion/);
  const [elsewhere] = tabs(1);
  assert.deepEqual(await new ImportExport(elsewhere).restore(backup), { fresh: 1, known: 0, broken: 0 });
  assert.deepEqual(await new ImportExport(elsewhere).restore(backup), { fresh: 0, known: 1, broken: 0 });
  assert.deepEqual(
    (await elsewhere.load(id)).seats.map(({ level }) => level),
    LEVELS,
  );
});

test("links of earlier versions open, and new ones have one code for each level", () => {
  assert.deepEqual(parseLevels("p012"), LEVELS);
  assert.deepEqual(parseLevels("34567"), ["beginner", "easy", "medium", "hard", "master"]);
  assert.equal(
    seatCodes(["beginner", "easy", "medium", "hard", "master", STAND_IN, null].map((level) => ({ level }))),
    "345671p",
  );
  assert.equal(parseLevels("8"), null);
});
