// Whether hints were asked for in a game, as statistics tell it: known only of games that were followed from their first round on.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { followed, hintsAt, noteHint } from "../../src/postroad/web/js/app/hints_asked.js";

beforeEach(() => localStorage.clear());

test("nothing is known of a game of before, though a hint be asked for at its end", () => {
  assert.equal(hintsAt("old"), null);
  noteHint("old");
  assert.equal(hintsAt("old"), 1);
  assert.equal(hintsAt("older"), null);
});

test("a game that was followed had no hint, or as many as were asked for", () => {
  followed("new");
  assert.equal(hintsAt("new"), 0);
  noteHint("new");
  noteHint("new");
  followed("new"); // its page was loaded again
  assert.equal(hintsAt("new"), 2);
});

test("what cannot be read is unknown, and the oldest are forgotten", () => {
  localStorage.setItem("postroad.hints", "no JSON");
  assert.equal(hintsAt("any"), null);
  for (let number = 0; number <= 1000; number++) followed(`game-${number}`);
  assert.equal(hintsAt("game-0"), null);
  assert.equal(hintsAt("game-1000"), 0);
});
