// A new version that waits until nobody plays, and takes over: what the service worker is asked, and how often.
import assert from "node:assert/strict";
import { before, mock, test } from "node:test";

const asked = [];
const registration = Object.assign(new EventTarget(), {
  installing: null,
  waiting: { postMessage: (words) => void asked.push(words) },
  update: async () => {},
});
let held = [];

/** Everything that was begun, and what it begins. */
async function settle() {
  for (let step = 0; step < 20; step++) await null;
}

before(() => {
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
    ready: Promise.resolve(),
  });
  const locks = { request: async () => {}, query: async () => ({ held }) };
  Object.assign(navigator, { serviceWorker, locks });
  globalThis.caches = { match: async () => undefined };
  const { querySelector } = document;
  document.querySelector = (what) => (what === "meta[name=postroad-version]" ? { content: "1.0 mark" } : querySelector(what));
  globalThis.fetch = async () => new Response("a page with the same mark");
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("a version waits while another page plays, then is asked until it has taken over", async () => {
  const { prepare } = await import("../../src/postroad/web/js/app/offline.js");
  held = [{ name: "postroad.playing /" }];
  await prepare();
  await settle();
  assert.deepEqual(asked, []);
  held = [];
  mock.timers.tick(2000);
  await settle();
  assert.deepEqual(asked, ["take over"]);
  mock.timers.tick(2000); // a busy browser has lost the first word
  await settle();
  assert.deepEqual(asked, ["take over", "take over"]);
  registration.waiting = null;
  mock.timers.tick(2000);
  await settle();
  assert.equal(asked.length, 2);
});
