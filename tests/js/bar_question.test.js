// The question in the bar, and the rule that the help opens for it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { RULE_OF } from "../../src/postroad/web/js/pages/help/rule_links.js";
import { question, ruledPhase } from "../../src/postroad/web/js/table/parts/question.js";
import { loadLanguage } from "./support/help_words.js";
import { seated } from "./support/seated.js";

test("the first card with an empty hand leads to the rule about the empty hand", async () => {
  const game = await seated();
  await game.until(({ phase }) => phase === "take");
  assert.equal(game.mine().hand_size, 0);
  assert.equal(RULE_OF.phase[ruledPhase()], "d4");
  await game.until(({ phase, official }) => phase === "take" && !official);
  assert.equal(RULE_OF.phase[ruledPhase()], "d1");
});

test("a short route asks to end the turn, and the line below says why it cannot be closed", async () => {
  await loadLanguage("en");
  const game = await seated();
  const next = "Your route has 1 city. You need at least 3 to close it.";
  await game.until(({ phase, legal }) => phase === "close" && !legal.includes("call:carrier"));
  assert.deepEqual(question(), { text: "End your turn.", next });
});

test("beside a short route the postal carrier may still be called", async () => {
  await loadLanguage("en");
  const game = await seated();
  await game.until(({ phase, legal }) => phase === "close" && legal.length === 2 && legal.includes("call:carrier"));
  const { text, next } = question();
  assert.equal(text, "End your turn, or call the postal carrier.");
  assert.match(next, /^Your route has \d cit(y|ies)\. You need at least 3 to close it\.$/);
});
