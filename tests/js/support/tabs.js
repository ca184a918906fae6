// Tables that live in the page, in several tabs that share what is kept.
import { readFileSync } from "node:fs";
import { Mind } from "../../../src/postroad/web/js/engine/mind.js";
import { Module } from "../../../src/postroad/web/js/engine/module.js";
import { Rules } from "../../../src/postroad/web/js/engine/rules.js";
import { Clerk } from "../../../src/postroad/web/js/home/clerk.js";
import { Memory } from "../../../src/postroad/web/js/home/store.js";

const WASM = new URL("../../../src/postroad/web/js/engine/postroad.wasm", import.meta.url);
const module = await Module.of(readFileSync(WASM));
export const rules = new Rules(module);
export const judgement = new Mind(module, async () => new Uint8Array());

/** Never decides: a test plays all seats. */
const idle = () => new Promise(() => {});

export const PLAIN = { players: 2, honours: false, audience: false, provinces_for_all: 9 };
export const PEOPLE = ["Ada", "Ben"].map((name) => ({ name, level: null }));

/** Tabs that keep their tables in one place and tell each other of changes, if they are told to. */
export function tabs(count = 2, { store = new Memory(), tell = true, mind = idle } = {}) {
  const all = Array.from({ length: count }, (_, number) => {
    const others = () => all.filter((_, other) => other !== number);
    return new Clerk(rules, store, mind, (id) => tell && others().forEach((other) => void other.changed(id)));
  });
  return all;
}

export const lay = (clerk, more = {}) => clerk.create({ options: PLAIN, seats: PEOPLE, shuffle: false, ...more });

let last = 0;

/** What the seat that must decide asks for, by default the first thing it may. */
export async function wish(clerk, id, more = {}) {
  const { game, seq } = (await clerk.room(id)).table;
  return { command: `command-${++last}`, seat: game.seat, seq, action: game.legal()[0], ...more };
}

export const decide = async (clerk, id, more) => clerk.ask(id, "decisions", await wish(clerk, id, more));

/** A table at which a game has ended. */
export async function played(clerk) {
  const { id } = await lay(clerk);
  let table = await clerk.load(id);
  while (!table.game.over) table = table.decided(table.game.seat, [judgement.atOnce(table.game.hidden(table.game.seat))]);
  await clerk.keep(table, 1);
  return id;
}

/** Somebody who looks on: what they were told. */
export async function watcher(clerk, id, seat = null) {
  const told = { seat, known: 0, messages: [], states: [] };
  told.message = (message) => told.messages.push(message);
  told.state = (state) => told.states.push(state);
  told.line = await clerk.watch(id, told);
  return told;
}

/** The status and the code of a refusal. */
export const refusal = (promise) =>
  promise.then(
    () => null,
    ({ status, body }) => [status, body?.error],
  );
