// Times in the past, in the reader's words.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { setLanguage } from "../../src/postroad/web/js/app/texts.js";
import { timeAgo } from "../../src/postroad/web/js/ui/when.js";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
const NOW = 1_700_000_000;

beforeEach(() => mock.timers.enable({ apis: ["Date"], now: NOW * 1000 }));
afterEach(() => mock.timers.reset());

const before = (seconds) => timeAgo(NOW - seconds);

test("an age is given in its largest unit", async () => {
  await setLanguage("en");
  assert.deepEqual([0, 59, MINUTE, 59 * MINUTE, HOUR, 23 * HOUR, DAY, 2 * DAY, 7 * DAY, 40 * DAY, 800 * DAY].map(before), [
    "now",
    "now",
    "1 minute ago",
    "59 minutes ago",
    "1 hour ago",
    "23 hours ago",
    "yesterday",
    "2 days ago",
    "last week",
    "last month",
    "2 years ago",
  ]);
});

test("a clock that is ahead gives no time in the future", async () => {
  await setLanguage("en");
  assert.equal(timeAgo(NOW + 5 * HOUR), "now");
});

test("ages have words in every language", async () => {
  const two = { en: "2 hours ago", de: "vor 2 Stunden", ru: "2 часа назад", pl: "2 godziny temu", ja: "2 時間前" };
  for (const [language, words] of Object.entries(two)) {
    await setLanguage(language);
    assert.equal(before(2 * HOUR), words);
  }
});
