// A fake of the browser's history and location.

const ORIGIN = "http://localhost";

/** A tab with one history entry, which replaces the globals. */
export class Tab {
  #entries;
  #at = 0;

  constructor(address = "/", state = null) {
    this.#entries = [{ state, address: new URL(address, ORIGIN) }];
    globalThis.history = this;
    globalThis.location = this.#location();
  }

  scrollRestoration = "auto";

  get state() {
    return this.#entries[this.#at].state;
  }

  get length() {
    return this.#entries.length;
  }

  /** The text of the address bar. */
  get address() {
    return this.#entries[this.#at].address.href.slice(ORIGIN.length);
  }

  /** The addresses of all entries, and the index of the current one. */
  get kept() {
    return { addresses: this.#entries.map(({ address }) => address.href.slice(ORIGIN.length)), at: this.#at };
  }

  pushState(state, _, address = this.address) {
    this.#entries.splice(this.#at + 1, Number.POSITIVE_INFINITY, this.#entry(state, address));
    this.#at++;
  }

  replaceState(state, _, address = this.address) {
    this.#entries[this.#at] = this.#entry(state, address);
  }

  back() {
    this.go(-1);
  }

  forward() {
    this.go(1);
  }

  /** Step asynchronously, as a browser does; without an entry there it is ignored. */
  go(steps) {
    setImmediate(() => {
      if (!this.#entries[this.#at + steps]) return;
      const before = this.address;
      this.#at += steps;
      this.#arrived(before);
    });
  }

  /** Edit the fragment in the address bar. */
  write(hash) {
    const before = this.address;
    this.pushState(null, "", hash);
    this.#arrived(before);
  }

  #entry = (state, address) => ({ state: structuredClone(state), address: new URL(address, this.#entries[this.#at].address) });

  #arrived(before) {
    dispatchEvent(new Event("popstate"));
    if (before.split("#")[1] !== this.address.split("#")[1]) dispatchEvent(new Event("hashchange"));
  }

  #location() {
    const now = () => this.#entries[this.#at].address;
    const parts = ["hash", "pathname", "search", "hostname", "origin", "href"].map((part) => [part, { get: () => now()[part] }]);
    return Object.defineProperties({}, Object.fromEntries(parts));
  }
}

/** The router of a freshly loaded page; the listeners of the page before are removed. */
let loaded = 0;
let gone = () => {};
export async function router() {
  gone();
  const heard = [];
  const { addEventListener: listen } = globalThis;
  globalThis.addEventListener = (...way) => {
    heard.push(way);
    listen(...way);
  };
  const address = await import(`../../../src/postroad/web/js/app/router.js?page=${++loaded}`);
  globalThis.addEventListener = listen;
  gone = () => heard.forEach((way) => void removeEventListener(...way));
  return address;
}

/** Wait until the browser has finished its steps. */
export async function stepped() {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
}

globalThis.scrollY = 0;
globalThis.scrollTo = (_, down) => void (globalThis.scrollY = down);
globalThis.innerHeight = 800;
globalThis.ResizeObserver = class {
  constructor(grown) {
    globalThis.grown = grown; // simulates a page that became longer
  }
  observe() {}
  disconnect() {
    globalThis.grown = () => {};
  }
};
