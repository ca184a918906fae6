// Local tables in several tabs that share a store.
import { readFileSync } from "node:fs";
import { BotService } from "../../../src/postroad/web/js/engine/bot_service.js";
import { Module } from "../../../src/postroad/web/js/engine/module.js";
import { Rules } from "../../../src/postroad/web/js/engine/rules.js";
import { MemoryStore } from "../../../src/postroad/web/js/local/store.js";
import { TableService } from "../../../src/postroad/web/js/local/table_service.js";

const WASM = new URL("../../../src/postroad/web/js/engine/postroad.wasm", import.meta.url);
const module = await Module.of(readFileSync(WASM));
export const rules = new Rules(module);
export const judgement = new BotService(module, async () => new Uint8Array());

/** Never decides: a test plays all seats. */
const idle = () => new Promise(() => {});

export const PLAIN = { players: 2, honours: false, audience: false, provinces_for_all: 9 };
export const PEOPLE = ["Ada", "Ben"].map((name) => ({ name, level: null }));

/** Tabs with a shared store, which notify each other of changes if `tell` is set. */
export function tabs(count = 2, { store = new MemoryStore(), tell = true, mind = idle } = {}) {
  const all = Array.from({ length: count }, (_, number) => {
    const others = () => all.filter((_, other) => other !== number);
    return new TableService(rules, store, mind, (id) => tell && others().forEach((other) => void other.reload(id)));
  });
  return all;
}

export const lay = (service, more = {}) => service.create({ options: PLAIN, seats: PEOPLE, shuffle: false, ...more });

let last = 0;

/** A command of the seat that must decide, by default with its first legal action. */
export async function wish(service, id, more = {}) {
  const { game, seq } = (await service.activeTable(id)).table;
  return { command: `command-${++last}`, seat: game.seat, seq, action: game.legal()[0], ...more };
}

export const decide = async (service, id, more) => service.execute(id, "decisions", await wish(service, id, more));

/** A table with a finished game. */
export async function played(service) {
  const { id } = await lay(service);
  let table = await service.load(id);
  while (!table.game.over)
    table = table.afterDecisions(table.game.seat, [judgement.decideFallback(table.game.viewBytes(table.game.seat))]);
  await service.save(table, 1);
  return id;
}

/** A viewer, and the messages that it received. */
export async function watcher(service, id, seat = null) {
  const told = { seat, lastSeq: 0, messages: [], states: [] };
  told.message = (message) => told.messages.push(message);
  told.state = (state) => told.states.push(state);
  told.line = await service.subscribe(id, told);
  return told;
}

/** The status and the code of a refusal. */
export const refusal = (promise) =>
  promise.then(
    () => null,
    ({ status, body }) => [status, body?.error],
  );
