// The number of hints in a game, known only for games followed from their first round on.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { countHint, hintCount, startCounting } from "../../src/postroad/web/js/app/hints_asked.js";

beforeEach(() => localStorage.clear());

test("the count of an older game is unknown until its first hint", () => {
  assert.equal(hintCount("old"), null);
  countHint("old");
  assert.equal(hintCount("old"), 1);
  assert.equal(hintCount("older"), null);
});

test("the count of a followed game is exact", () => {
  startCounting("new");
  assert.equal(hintCount("new"), 0);
  countHint("new");
  countHint("new");
  startCounting("new"); // as after a reload
  assert.equal(hintCount("new"), 2);
});

test("an unreadable store means unknown, and the oldest counts are dropped", () => {
  localStorage.setItem("postroad.hints", "no JSON");
  assert.equal(hintCount("any"), null);
  for (let number = 0; number <= 1000; number++) startCounting(`game-${number}`);
  assert.equal(hintCount("game-0"), null);
  assert.equal(hintCount("game-1000"), 0);
});
