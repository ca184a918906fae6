// The browser features that the client's modules need to load; Node loads this file before every test (`--import`).
// A test that needs more of a document belongs in tests/web.
import { readFile } from "node:fs/promises";

const WEB = new URL("../../../src/postroad/web/", import.meta.url);

class Storage {
  #kept = new Map();
  getItem = (key) => this.#kept.get(key) ?? null;
  setItem = (key, value) => void this.#kept.set(key, String(value));
  removeItem = (key) => void this.#kept.delete(key);
  clear = () => this.#kept.clear();
}

const page = new EventTarget();
const element = () => ({
  dataset: {},
  style: {},
  addEventListener() {},
  setAttribute() {},
  append() {},
  querySelector: () => null,
});

Object.defineProperty(globalThis, "navigator", {
  value: { languages: ["en"], onLine: true, hardwareConcurrency: 2 },
  configurable: true,
});
globalThis.location = new URL("http://localhost/");
globalThis.window = globalThis;
globalThis.history = { state: null, scrollRestoration: "auto", pushState() {}, replaceState() {}, back() {}, go() {} };
globalThis.localStorage = new Storage();
globalThis.sessionStorage = new Storage();
globalThis.addEventListener = page.addEventListener.bind(page);
globalThis.removeEventListener = page.removeEventListener.bind(page);
globalThis.dispatchEvent = page.dispatchEvent.bind(page);
globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false });
globalThis.document = Object.assign(new EventTarget(), {
  documentElement: element(),
  body: element(),
  hidden: false,
  visibilityState: "visible",
  activeElement: null,
  createElement: element,
  getElementById: () => null,
  querySelector: (what) => (what === "script[src]" ? { src: new URL("js/app/start.js", WEB).href } : null),
  querySelectorAll: () => [],
});

// Requests for the client's files are read from disk; all others fail.
globalThis.fetch = async (address) => {
  if (!String(address).startsWith(WEB.href)) throw new TypeError(`a test asked for ${address}`);
  return new Response(await readFile(new URL(address)));
};
