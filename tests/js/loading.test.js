// A failed load is repeated a few times; then the page says so, and the player can try again.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { load, repeat } from "../../src/postroad/web/js/app/loading.js";
import { hasText, loadTexts, setLanguage, t } from "../../src/postroad/web/js/app/texts.js";
import { loadStyle } from "../../src/postroad/web/js/ui/loader.js";

const notice = { hidden: true, onsubmit: null };
document.getElementById = (id) => (id === "load-failed" ? notice : null);
mock.timers.enable({ apis: ["setTimeout"] });
const { fetch } = globalThis;

/** Let promises settle, then the pauses between repetitions pass. */
async function pass(times = 4) {
  for (let round = 0; round < times; round++) {
    for (let turn = 0; turn < 20; turn++) await new Promise((go) => setImmediate(go));
    mock.timers.tick(5000);
  }
  for (let turn = 0; turn < 20; turn++) await new Promise((go) => setImmediate(go));
}

/** Press one of the notice's buttons. */
const press = (value) => notice.onsubmit({ preventDefault() {}, submitter: { value } });

/** A load that fails so many times, and counts its attempts. */
function failing(times) {
  const start = async () => {
    start.attempts++;
    if (start.attempts <= times) throw new TypeError("cannot load it");
    return "loaded";
  };
  start.attempts = 0;
  return start;
}

beforeEach(() => {
  globalThis.fetch = fetch;
});

test("a load that fails twice succeeds without a word", async () => {
  const start = failing(2);
  const loading = load(start);
  await pass();
  assert.equal(await loading, "loaded");
  assert.deepEqual([start.attempts, notice.hidden], [3, true]);
});

test("after four attempts the page says so and waits for the player", async () => {
  const start = failing(5);
  const loading = load(start);
  await pass(20);
  assert.deepEqual([start.attempts, notice.hidden], [4, false]);
  press("again");
  assert.equal(notice.hidden, true);
  await pass();
  assert.deepEqual([start.attempts, notice.hidden], [5, false], "it failed again, and says so at once");
  press("again");
  assert.equal(await loading, "loaded");
  assert.equal(notice.hidden, true);
});

test("what failed is loaded when the connection is back", async () => {
  const loading = load(failing(4));
  await pass();
  assert.equal(notice.hidden, false);
  dispatchEvent(new Event("online"));
  assert.equal(await loading, "loaded");
});

test("the notice can reload the page", async () => {
  const loading = load(failing(4));
  await pass();
  let reloads = 0;
  location.reload = () => reloads++;
  press("reload");
  assert.equal(reloads, 1);
  press("again");
  await loading;
});

test("a caller with words of its own gets the error after the repetitions", async () => {
  const start = failing(4);
  const loading = assert.rejects(repeat(start), TypeError);
  await pass();
  await loading;
  assert.deepEqual([start.attempts, notice.hidden], [4, true]);
});

for (const [what, file, answer] of [
  ["an error status", "stats", () => new Response("not-found = This is no text\n", { status: 404 })],
  ["a page in place of the file", "puzzle", () => new Response("<!doctype html><p>Log in first</p>")],
])
  test(`texts that come as ${what} are fetched again`, async () => {
    await setLanguage("en");
    let wrong = 1;
    globalThis.fetch = async (address) => (String(address).endsWith(`${file}.ftl`) && wrong-- > 0 ? answer() : fetch(address));
    const loading = loadTexts(file);
    await pass();
    await loading;
    assert.ok(hasText(`${file}-title`));
  });

test("a text that is missing holds up no other, and the old language stays", async () => {
  await setLanguage("de");
  globalThis.fetch = async (address) => {
    if (String(address).endsWith("daily.ftl") || String(address).includes("/pl/")) throw new TypeError("no connection");
    return fetch(address);
  };
  const daily = loadTexts("daily");
  const polish = setLanguage("pl");
  await pass();
  assert.equal(notice.hidden, false);
  assert.equal(t("city-munchen"), "München");
  await setLanguage("de");
  await loadTexts("help");
  assert.ok(hasText("rule-d2"));
  globalThis.fetch = fetch;
  press("again");
  await Promise.all([daily, polish]);
  assert.ok(hasText("daily-play"));
  assert.equal(document.documentElement.lang, "de");
});

test("styles that fail are not taken for loaded", async () => {
  const links = [];
  document.body.append = (link) => {
    links.push(link);
    queueMicrotask(() => (links.length < 6 ? link.onerror() : link.onload()));
  };
  document.createElement = () => ({ remove() {} });
  let loaded = false;
  const loading = loadStyle("stats").then(() => (loaded = true));
  await pass();
  assert.deepEqual([links.length, loaded, notice.hidden], [4, false, false]);
  press("again");
  await pass();
  press("again");
  await loading;
  assert.equal(links.length, 6);
});
