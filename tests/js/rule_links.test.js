// The rule that the help opens for the question in the bar.
import assert from "node:assert/strict";
import { test } from "node:test";
import { RULE_OF } from "../../src/postroad/web/js/pages/help/rule_links.js";
import { ruledPhase } from "../../src/postroad/web/js/table/parts/question.js";
import { seated } from "./support/seated.js";

test("the first card with an empty hand leads to the rule about the empty hand", async () => {
  const game = await seated();
  await game.until(({ phase }) => phase === "take");
  assert.equal(game.mine().hand_size, 0);
  assert.equal(RULE_OF.phase[ruledPhase()], "d4");
  await game.until(({ phase, official }) => phase === "take" && !official);
  assert.equal(RULE_OF.phase[ruledPhase()], "d1");
});
