// What the module's network makes of views, and where it is something else. For Node and for a page alike: both hand in the
// engine's modules and bytes; `node module_network.mjs WEB VIEWS.json` does so here.

export const MODULES = ["module", "master", "layout"];

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** @param {any[]} engine what `MODULES` export @param {BufferSource} bytes @param {Uint8Array} weights @param {any} told */
export async function compareAll([{ Module }, { Master }, { STATE }], bytes, weights, { seed, temperature, views }) {
  const module = await Module.of(bytes);
  const foreign = weights.slice();
  foreign[0] ^= 1;
  for (const other of [foreign, weights.slice(1)])
    try {
      new Master(module, other, seed);
      return { faults: ["a network for another order is taken"] };
    } catch {} // as it should be
  const master = new Master(module, weights, seed);
  const state = module.allocate(STATE.size);
  const faults = [];
  for (const [number, view] of views.entries()) {
    const hidden = Uint8Array.from(view.hidden.match(/../g), (pair) => Number.parseInt(pair, 16));
    const out = module.allocate(view.seen.length);
    module.bytes(state, STATE.size).set(hidden);
    module.call.observe(state, view.seat, out);
    const made = {
      seen: [...new Int8Array(module.memory.buffer, out, view.seen.length)],
      best: master.decide(hidden),
      drawn: master.decide(hidden, temperature),
      ...master.predict(hidden, view.seat),
      search: null,
    };
    if (view.search) {
      master.begin(hidden);
      master.search(view.search.iterations, view.search.seed);
      made.search = { ...view.search, action: master.best() };
    }
    for (const what of Object.keys(made)) if (!same(made[what], view[what])) faults.push(`${number}: ${what} ${JSON.stringify(made[what])}`);
  }
  return { views: views.length, searched: views.filter(({ search }) => search).length, faults };
}

if (globalThis.process) {
  const { readFileSync } = await import("node:fs");
  const [web, file] = process.argv.slice(2);
  const engine = await Promise.all(MODULES.map((name) => import(`${web}/js/engine/${name}.js`)));
  const bytes = ["postroad.wasm", "master.net"].map((name) => readFileSync(`${web}/js/engine/${name}`));
  console.log(JSON.stringify(await compareAll(engine, bytes[0], new Uint8Array(bytes[1]), JSON.parse(readFileSync(file, "utf-8")))));
}
