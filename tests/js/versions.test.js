// A new version waits until no page plays, then takes over: its questions to the service worker.
import assert from "node:assert/strict";
import { before, mock, test } from "node:test";

const asked = [];
const registration = Object.assign(new EventTarget(), {
  installing: null,
  waiting: { postMessage: (words) => void asked.push(words) },
  update: async () => {},
});
let held = [];
/** @type {() => void} */
let networkComes;
/** @type {Promise<void>} */
let prepared;

/** Let pending promises settle. */
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
  globalThis.caches = { match: async () => ({}) };
  const { querySelector } = document;
  document.querySelector = (what) => (what === "meta[name=postroad-version]" ? { content: "1.0 mark" } : querySelector(what));
  const networkCame = new Promise((done) => (networkComes = done));
  globalThis.fetch = async (address) => {
    if (String(address).endsWith("master.net")) await networkCame;
    return new Response("a page with the same mark");
  };
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("a version waits while this page fetches the bots' network", async () => {
  const { prepareOffline } = await import("../../src/postroad/web/js/app/offline.js");
  prepared = prepareOffline();
  for (let round = 0; round < 20; round++) await settle();
  assert.deepEqual(asked, []);
});

test("a version waits while another page plays, then is asked until it has taken over", async () => {
  held = [{ name: "postroad.playing /" }];
  networkComes();
  await prepared;
  await settle();
  assert.deepEqual(asked, []);
  held = [];
  mock.timers.tick(2000);
  await settle();
  assert.deepEqual(asked, ["take over"]);
  mock.timers.tick(2000); // as if the first message was lost
  await settle();
  assert.deepEqual(asked, ["take over", "take over"]);
  registration.waiting = null;
  mock.timers.tick(2000);
  await settle();
  assert.equal(asked.length, 2);
});

test("a version found later is asked too, though the page learns of it in two steps", async () => {
  asked.length = 0;
  const coming = Object.assign(new EventTarget(), { state: "installing" });
  registration.installing = coming;
  registration.dispatchEvent(new Event("updatefound"));
  coming.state = "installed"; // Chromium may report this before the registration has the worker
  coming.dispatchEvent(new Event("statechange"));
  await settle();
  Object.assign(registration, { installing: null, waiting: { postMessage: (words) => void asked.push(words) } });
  mock.timers.tick(2000);
  await settle();
  assert.deepEqual(asked, ["take over"]);
});
