// A page whose workers cannot play says why, and not that a server is silent.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { ConnectionFailed } from "../../src/postroad/web/js/app/api.js";
import { loadTexts, setLanguage, t } from "../../src/postroad/web/js/app/texts.js";
import { listTables, ServiceFailed, subscribe } from "../../src/postroad/web/js/local/local_client.js";
import { errorNotice } from "../../src/postroad/web/js/table/session/decide.js";
import { requestErrorText } from "../../src/postroad/web/js/ui/error_text.js";

mock.timers.enable({ apis: ["setTimeout"] });
const { fetch } = globalThis;
const WASM = { validate: () => true, compile: async () => ({}) };

/** A worker that the test answers for. */
class FakeWorker {
  static all = [];
  static behaviour = () => {};
  constructor(address) {
    this.name = String(address).split("/").at(-1);
    this.sent = [];
    FakeWorker.all.push(this);
    queueMicrotask(() => FakeWorker.behaviour(this));
  }
  postMessage = (data) => this.sent.push(data);
  terminate = () => (this.terminated = true);
}
const fails = (worker) => worker.onerror?.({}); // as a script that is missing
const works = (worker) => worker.onmessage?.({ data: { ready: true } });
const told = [];

beforeEach(() => {
  Object.assign(globalThis, { Worker: FakeWorker, WebAssembly: WASM, fetch, reportError: (error) => told.push(error) });
  told.length = 0;
  FakeWorker.all = [];
  FakeWorker.behaviour = works;
});

/** Let promises settle and time pass until something holds. */
async function until(holds) {
  for (let turn = 0; turn < 5000 && !holds(); turn++) {
    await new Promise((go) => setImmediate(go));
    if (turn % 20 === 0) mock.timers.tick(5000);
  }
  assert.ok(holds());
}

/** Why a call fails. */
async function reason() {
  let failure = null;
  void listTables().catch((error) => (failure = error));
  await until(() => failure);
  return failure;
}

test("a browser without WebAssembly is named", async () => {
  globalThis.WebAssembly = undefined;
  const error = await reason();
  assert.ok(error instanceof ServiceFailed && error instanceof ConnectionFailed);
  assert.equal(error.why, "blocked");
  assert.equal(FakeWorker.all.length, 0);
});

test("a module or a worker that is missing is fetched four times", async () => {
  let asked = 0;
  globalThis.fetch = async (address) => {
    if (!String(address).endsWith(".wasm")) return fetch(address);
    asked++;
    return new Response("", { status: 404 });
  };
  assert.equal((await reason()).why, "unloaded");
  assert.equal(asked, 4);
  globalThis.fetch = fetch;
  FakeWorker.behaviour = fails;
  assert.equal((await reason()).why, "unloaded");
  assert.equal(FakeWorker.all.filter(({ name }) => name === "table_worker.js").length, 4);
  assert.ok(FakeWorker.all.every(({ terminated }) => terminated));
});

test("a table in the page learns that the game has stopped, and goes on with new workers", async () => {
  const states = [];
  const line = subscribe({
    id: "here-1",
    seat: 0,
    known: () => 0,
    listener: { state: (state) => states.push(state), message() {} },
  });
  await until(() => FakeWorker.all[0]?.sent.some(({ call }) => call === "watch"));
  const [service] = FakeWorker.all;
  service.onerror({ error: new Error("a fault in the worker"), message: "a fault in the worker" });
  assert.deepEqual(states, ["stopped"]);
  assert.equal(told[0].message, "a fault in the worker");
  const running = () => FakeWorker.all.filter(({ name, terminated }) => name === "table_worker.js" && !terminated);
  await until(() => running()[0]?.sent.some(({ call }) => call === "watch"));
  assert.equal(running().length, 1);
  line.close();
});

test("each failure has words of its own, and an unexpected error is told and does not escape", async () => {
  await setLanguage("en");
  await loadTexts("pages", "together");
  const words = ["blocked", "unloaded", "stopped"].map((why) => requestErrorText(new ServiceFailed(why)));
  assert.equal(new Set(words).size, 3);
  assert.ok(
    words.every((text) => text.includes(" ") && !text.includes("server")),
    words.join("\n"),
  );
  const error = new TypeError("x is undefined");
  assert.equal(requestErrorText(error), t("unexpected-text"));
  assert.deepEqual(told, [error]);
  assert.equal(errorNotice(new ServiceFailed("stopped")).key, "reason-stopped");
  assert.equal(errorNotice(new ConnectionFailed("table")).key, "reason-offline");
});
