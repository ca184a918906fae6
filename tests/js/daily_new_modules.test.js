// A daily challenge with a module that is new to the player: its lesson is offered once, before the game.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { LOCAL_PLAYER } from "../../src/postroad/web/js/local/players.js";
import { newModules, storeOffered } from "../../src/postroad/web/js/pages/daily/new_modules.js";
import { storeLink, storeResults } from "../../src/postroad/web/js/pages/daily/storage.js";
import { storeStep } from "../../src/postroad/web/js/pages/lesson/progress.js";

const [SUNDAY, MONDAY, THURSDAY] = ["2026-11-15", "2026-11-16", "2026-11-19"]; // both modules, none, honours

/** A finished game. */
const game = (more) => ({
  over: true,
  round: 20,
  options: { honours: true, audience: false },
  seats: [{ kind: "person", player: LOCAL_PLAYER }],
  ...more,
});

beforeEach(() => localStorage.clear());

test("all modules of the day are new to a newcomer", () => {
  assert.deepEqual(
    [SUNDAY, MONDAY, THURSDAY].map((date) => newModules(date, [])),
    [["honours", "audience"], [], ["honours"]],
  );
});

test("a finished lesson makes a module known, a started one does not", () => {
  storeStep("honours", 1, 3);
  assert.deepEqual(newModules(THURSDAY, []), ["honours"]);
  storeStep("honours", 3, 3);
  assert.deepEqual(newModules(SUNDAY, []), ["audience"]);
});

test("a game of the player past its first round makes a module known", () => {
  assert.deepEqual(newModules(SUNDAY, [game()]), ["audience"]);
  assert.deepEqual(newModules(THURSDAY, [game({ over: false, round: 2 })]), []);
  assert.deepEqual(newModules(THURSDAY, [game({ over: false, round: 1 })]), ["honours"]);
  assert.deepEqual(
    newModules(THURSDAY, [game({ seats: [{ kind: "bot", player: null }] })]),
    ["honours"],
    "bots that were watched",
  );
});

test("an offer is made once, and other stored data of the days stays", () => {
  storeResults({ [MONDAY]: { points: 3, place: 1, players: 2, late: false } });
  storeOffered(["honours"]);
  storeLink(MONDAY, "abc");
  assert.deepEqual(newModules(SUNDAY, []), ["audience"]);
  assert.deepEqual(Object.keys(JSON.parse(localStorage.getItem("postroad.daily")).results), [MONDAY]);
  storeOffered(["audience"]);
  assert.deepEqual(newModules(SUNDAY, []), []);
});
