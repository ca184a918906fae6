// Whether hints were asked for in a game, as statistics tell it: known only of games that were followed from their first round on.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { countHint, hintCount, startCounting } from "../../src/postroad/web/js/app/hints_asked.js";

beforeEach(() => localStorage.clear());

test("nothing is known of a game of before, though a hint be asked for at its end", () => {
  assert.equal(hintCount("old"), null);
  countHint("old");
  assert.equal(hintCount("old"), 1);
  assert.equal(hintCount("older"), null);
});

test("a game that was followed had no hint, or as many as were asked for", () => {
  startCounting("new");
  assert.equal(hintCount("new"), 0);
  countHint("new");
  countHint("new");
  startCounting("new"); // its page was loaded again
  assert.equal(hintCount("new"), 2);
});

test("what cannot be read is unknown, and the oldest are forgotten", () => {
  localStorage.setItem("postroad.hints", "no JSON");
  assert.equal(hintCount("any"), null);
  for (let number = 0; number <= 1000; number++) startCounting(`game-${number}`);
  assert.equal(hintCount("game-0"), null);
  assert.equal(hintCount("game-1000"), 0);
});
