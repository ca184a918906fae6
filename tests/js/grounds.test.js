// The master's advice and its reasons, in words, in every language.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ACTIONS, GROUND_KINDS, GROUNDS } from "../../src/postroad/web/js/engine/layout.js";
import { actionText, reasonText } from "../../src/postroad/web/js/ui/reason_text.js";
import { GAP, loadLanguage } from "./support/help_words.js";
import { LANGUAGES, NAMES } from "./support/seated.js";

const REGIONS = GROUND_KINDS.stack.slice(0, 5);
const OF_REGIONS = ["lacks", "would-complete", "earns-region", "completes-region", "nears-region"]; // reasons whose stack is a region's
const SENTENCE = /^[^{}$]+[.。]$/;

for (const language of LANGUAGES) {
  test(`${language}: every action has a text that needs no table`, async () => {
    await loadLanguage(language, "hints");
    const told = ACTIONS.map(actionText);
    for (const words of told) assert.ok(words && !GAP.test(words), words);
    assert.equal(new Set(told).size, ACTIONS.length);
  });

  test(`${language}: every reason is a sentence for any arguments`, async () => {
    await loadLanguage(language, "hints");
    for (const [code, names] of GROUNDS) {
      const most = Math.max(...names.map((name) => GROUND_KINDS[name]?.length ?? 3), 1);
      for (let number = 0; number < most; number++) {
        const about = Object.fromEntries(
          names.map((name) => [name, GROUND_KINDS[name]?.[number % GROUND_KINDS[name].length] ?? number]),
        );
        if ("seat" in about) about.seat = number % NAMES.length;
        if (OF_REGIONS.includes(code)) about.stack = REGIONS[number % REGIONS.length];
        const words = reasonText({ code, about }, NAMES);
        assert.ok(SENTENCE.test(words) && !GAP.test(words), `${code}: ${words}`);
        if ("seat" in about) assert.ok(words.includes(NAMES[about.seat]), words);
      }
    }
  });
}

test("a route of one city ends where it begins", async () => {
  await loadLanguage("en", "hints");
  const words = (other) => reasonText({ code: "market-misses", about: { city: "ulm", other } }, NAMES);
  assert.equal(words("linz"), "No card of the market fits at Ulm or Linz, the ends of the route.");
  assert.doesNotMatch(words("ulm"), /ends of the route|Ulm or Ulm/);
});
