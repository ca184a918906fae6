// The bots' network: when the page fetches it by itself, and when only on request.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const BYTES = new Uint8Array([1, 2, 3]).buffer;
let asked, kept, answers;

/** The module in the state of a freshly opened page. */
let opened = 0;
const fresh = () => import(`../../src/postroad/web/js/app/bot_network.js?page=${++opened}`);

const size = async (bytes) => (await bytes).byteLength;

beforeEach(() => {
  [asked, kept, answers] = [0, false, true];
  navigator.connection = { effectiveType: "4g" };
  globalThis.caches = { match: async () => (kept ? new Response() : undefined) };
  globalThis.fetch = async (address) => {
    assert.match(String(address), /master\.net$/);
    asked++;
    if (!answers) throw new TypeError("no line");
    return new Response(BYTES.slice(0));
  };
});

test("an idle page fetches the network by itself, once for all callers", async () => {
  const { awaitNetwork, fetchNetwork, botNetwork } = await fresh();
  assert.equal(botNetwork.value, "unknown");
  const all = [awaitNetwork(), awaitNetwork(), fetchNetwork()];
  assert.deepEqual(await Promise.all(all.map(size)), [3, 3, 3]);
  assert.deepEqual([asked, botNetwork.value], [1, "here"]);
});

for (const [line, name] of [
  [{ saveData: true, effectiveType: "4g" }, "metered"],
  [{ effectiveType: "2g" }, "slow"],
  [{ effectiveType: "3g" }, "slowish"],
  [{ effectiveType: "4g", downlink: 0.4 }, "narrow"],
])
  test(`on a ${name} connection the network is fetched on request, and then for all callers`, async () => {
    navigator.connection = line;
    const { awaitNetwork, fetchNetwork, botNetwork } = await fresh();
    await assert.rejects(awaitNetwork());
    assert.deepEqual([asked, botNetwork.value], [0, "absent"]);
    assert.equal(await size(fetchNetwork()), 3);
    assert.equal(await size(awaitNetwork()), 3);
    assert.deepEqual([asked, botNetwork.value], [1, "here"]);
  });

/** An observer of loaded files that the test calls. */
function observesLoading() {
  const loads = [];
  globalThis.PerformanceObserver = class {
    constructor(load) {
      this.load = load;
    }
    observe = () => loads.push(this.load);
    disconnect = () => loads.splice(loads.indexOf(this.load), 1);
  };
  return loads;
}
const moment = () => new Promise((done) => setImmediate(done));

test("a browser that does not tell its speed fetches the network after the page's own files", async (context) => {
  delete navigator.connection;
  const loads = observesLoading();
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { awaitNetwork, clientFilesSettled } = await fresh();
  const network = awaitNetwork();
  await moment();
  context.mock.timers.tick(60_000);
  await moment();
  assert.equal(asked, 0, "the service worker still stores its files");
  clientFilesSettled();
  await moment();
  context.mock.timers.tick(1500);
  loads[0]();
  context.mock.timers.tick(1500);
  await moment();
  assert.equal(asked, 0, "a module of the table came meanwhile");
  context.mock.timers.tick(1000);
  assert.equal(await size(network), 3);
  assert.deepEqual(loads, []);
});

test("a decision that needs the network does not wait for other files", async () => {
  delete navigator.connection;
  observesLoading();
  const { awaitNetwork, fetchNetwork } = await fresh();
  void awaitNetwork();
  assert.equal(await size(fetchNetwork()), 3);
});

test("a cached network is used on a metered connection", async () => {
  navigator.connection = { saveData: true };
  kept = true;
  const { awaitNetwork } = await fresh();
  assert.equal(await size(awaitNetwork()), 3);
});

test("a failed fetch is repeated a few times, and again by the next caller", async (context) => {
  const { awaitNetwork, botNetwork, fetchNetwork } = await fresh();
  answers = false;
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const refused = assert.rejects(fetchNetwork());
  for (let turn = 0; turn < 40; turn++) {
    await new Promise((go) => setImmediate(go));
    context.mock.timers.tick(1000);
  }
  await refused;
  context.mock.timers.reset();
  assert.equal(asked, 4);
  assert.equal(botNetwork.value, "absent");
  answers = true;
  assert.equal(await size(awaitNetwork()), 3);
});

test("a network fetched before the service worker answered is fetched through it again, to be cached", async () => {
  const { awaitNetwork, storeNetwork } = await fresh();
  await awaitNetwork();
  await storeNetwork();
  assert.equal(asked, 2);
  kept = true;
  await storeNetwork();
  assert.equal(asked, 2);
});
