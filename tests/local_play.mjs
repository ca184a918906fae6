// Plays games at tables of the page, as its service keeps them, and tells all that is to be compared: `node local_play.mjs WEB GAMES.json`.
// A game: { options, seats, seed }. For each: the table as it was laid, its log, and what every viewer was told at some points.

import { readFileSync } from "node:fs";

const [web, file] = process.argv.slice(2);

// The same chance in every run.
let luck = numbers(1);
const getRandomValues = (list) => list.map(() => luck(2 ** 32));
Object.defineProperty(globalThis, "crypto", { value: { getRandomValues } });
const load = (name) => import(`${web}/js/${name}.js`);
const [{ Module }, { Rules }, { BotService }, { Game }, { EVENTS }, { TableService }, { MemoryStore }, { Table }, { CommandRejected }] = await Promise.all(
  ["engine/module", "engine/rules", "engine/bot_service", "engine/game", "engine/layout", "local/table_service", "local/store", "local/table", "local/rejections"].map(load),
);

const module = await Module.of(readFileSync(`${web}/js/engine/postroad.wasm`));
const rules = new Rules(module);
const mind = new BotService(module, async () => new Uint8Array(readFileSync(`${web}/js/engine/master.net`)));

/** The same numbers for the same seed. */
function numbers(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const RANKS = ["cardinal", "bishop", "abbot", "chaplain", "father"];
const OTHERS = ["undo", "undo", "ask-undo", "ask-undo", "leave", "back", "seating", "decisions", "resign"]; // the last one late

/** Some order of the ranks. */
const mixed = (below) => RANKS.map((rank) => [below(1000), rank]).sort(([one], [other]) => one - other).map(([, rank]) => rank);

/** Mostly something sensible, or no game would end. */
function judged(table, below) {
  const legal = table.game.legal();
  return below(5) ? mind.decideFallback(table.game.viewBytes(table.game.seat)) : legal[below(legal.length)];
}

/** What somebody who presses everything would ask for: mostly something legal. */
function wish(table, below) {
  const legal = table.game.legal();
  const decides = table.game.seat;
  const seat = below(2) ? decides : below(table.seats.length);
  if (legal[0]?.startsWith("clergy:") && below(2)) return ["seating", { seat, ranks: mixed(below) }];
  if (below(100) < 80 && table.personSeat !== null)
    return ["decisions", { seat: decides, action: judged(table, below), seq: table.seq }];
  const what = OTHERS[below(table.seq > 400 ? OTHERS.length : OTHERS.length - 1)];
  const more = {
    decisions: { action: legal[below(legal.length)] ?? "end", seq: table.seq - below(2) },
    seating: { ranks: mixed(below) },
  };
  const seq = what === "undo" || what === "ask-undo" || what === "resign" ? { seq: table.seq } : {};
  return [what, { seat, ...seq, ...more[what] }];
}

async function play({ options, seats, seed, decisions }) {
  const below = numbers(seed);
  luck = numbers(seed);
  const store = new MemoryStore();
  const service = new TableService(rules, store, async (_, hidden) => mind.decideFallback(hidden));
  const { id } = await service.create({ options, seats, shuffle: false });
  const asked = [];
  const told = [];
  for (let number = 0; number < decisions; number++) {
    const table = await service.load(id);
    if (table.game.over) break;
    const bot = table.botSeat;
    let [what, command] = bot === null || below(10) === 0 ? wish(table, below) : ["bot", {}];
    let refused = null;
    try {
      if (what === "bot")
        await service.save(table.afterDecisions(bot, [mind.decideFallback(table.game.viewBytes(bot))]), table.seq);
      else await service.execute(id, what, (command = { command: `command-${number}`, ...command }));
    } catch (error) {
      if (!(error instanceof CommandRejected)) throw error;
      refused = [error.status, error.body];
    }
    await service.reload(id);
    if (what !== "bot") asked.push({ what, command, before: table.seq, refused });
    if (number % 120 === 4) told.push(tell(await service.load(id)));
  }
  const last = await service.load(id);
  told.push(tell(last));
  return { ...(await store.load(id)), asked, told, record: last.record(null) };
}

/** What everybody is told, and whether the same is told when all is changed that they may not know. */
function tell(table) {
  const viewers = [null, ...table.seats.keys()].filter((seat) => seat === null || table.game.over || table.seats[seat].player);
  const messages = viewers.map((viewer) => [viewer, table.stateMessage(table.viewer(viewer), 0, "ready")]);
  const same = table.game.over || messages.every(([viewer, message]) => isSame(message, elsewhere(table, table.viewer(viewer))));
  return { seq: table.seq, messages, same };
}

const isSame = (message, [other, hidden, otherHidden]) =>
  JSON.stringify(message) === JSON.stringify(other) && Buffer.compare(hidden, otherHidden) === 0;

/** What a viewer is told, and a bot of theirs is given, in another world that looks the same to them. */
function elsewhere({ terms, seats, entries, game }, viewer) {
  const hidden = game.viewBytes(viewer);
  const raw = rules.sample(hidden, [1, 2]);
  const legal = game.seat === viewer ? game.step.legal : rules.legal(raw);
  const other = new Game(rules, { ...game.step, raw, legal }, game.previous);
  const message = new Table(terms, seats, entries.map((entry) => changed(entry, viewer)), other).stateMessage(viewer, 0, "ready");
  return [message, hidden, other.viewBytes(viewer)];
}

/** An entry in which everything is changed that is hidden from a viewer. */
function changed(entry, viewer) {
  if (entry.seat === viewer && viewer !== null) return entry;
  const events = entry.events.map((event) => {
    const { hidden } = EVENTS.find(({ ev }) => ev === event.ev);
    const open = !hidden || event.from === "market" || (viewer !== null && event.seat === viewer);
    return open ? event : { ...event, [hidden]: "something else" };
  });
  const action = entry.action?.startsWith("clergy:") ? "clergy:somebody-else" : entry.action;
  return { ...entry, events, action, secret: entry.secret && ["somebody else"] };
}

const games = JSON.parse(readFileSync(file, "utf-8"));
const played = [];
for (const game of games) played.push(await play(game));
console.log(JSON.stringify(played));
