// What lies covered at tables that are played by heart: `node memory_mode.mjs WEB LINKS.json`. Of each game, views and the log as they are and as they are shown,
// and what moved; and what becomes of the term wherever a table of the page goes.

import { readFileSync } from "node:fs";

const [web, file] = process.argv.slice(2);
const load = (name) => import(`${web}/js/${name}.js`);
const [{ Module }, { Rules }, { unpack }, { BotService }, { TableService }, { ImportExport }, { MemoryStore }, { coveredView, coveredEntries, lastRoundStart }, { piecesMoved }] = await Promise.all(
  ["engine/module", "engine/rules", "engine/link", "engine/bot_service", "local/table_service", "local/import_export", "local/store", "table/session/memory_mode", "table/session/moves"].map(load),
);
const module = await Module.of(readFileSync(`${web}/js/engine/postroad.wasm`));
const rules = new Rules(module);
const EVERY = 7; // positions

const tiles = (before, after) => piecesMoved(before, after).filter(({ kind }) => kind === "tile").map(({ seat, stack, piece }) => [seat, stack, piece]);

function looked(link) {
  const { positions: course } = unpack(rules, link).game;
  const entries = course.map((game, at) => ({ seq: at + 1, kind: at ? "decision" : "start", seat: null, action: null, events: game.events() }));
  const at = course.flatMap((_, number) => (number % EVERY === 0 || number === course.length - 1 ? [number] : []));
  return at.map((number) => {
    const seat = number % course[number].options.players;
    const [before, view] = [course[Math.max(0, number - 1)], course[number]].map((game) => game.view(seat));
    const told = entries.slice(0, number + 1);
    return {
      view,
      shown: coveredView(view),
      events: told.map(({ events }) => events),
      covered: coveredEntries(told).map(({ events }) => events),
      began: lastRoundStart(told, view.seats.length),
      moved: [tiles(before, view), tiles(coveredView(before), coveredView(view))],
    };
  });
}

/** A table that is laid by heart, and what becomes of that. */
async function walked() {
  const service = new TableService(rules, new MemoryStore(), new BotService(module, async () => new Uint8Array()));
  const terms = async (id) => {
    const { laid, summary } = (await service.store.load(id)).row;
    const { table } = (await service.load(id)).stateMessage(null, 0, "ready");
    return { laid: laid.by_heart ?? false, listed: summary.memory, told: table.memory, hints: table.hints };
  };
  const seats = [{ name: "Ada", level: null }, { name: "Ben", level: "easy" }];
  const asked = (more) => ({ options: { players: 2, honours: false, audience: true, provinces_for_all: 9 }, seats, ...more });
  const { id } = await service.create(asked({ memory: true }));
  const { id: open } = await service.create(asked({}));
  const { id: post } = await service.create(asked({ memory: true }), true);
  const office = new ImportExport(service);
  const { id: parcel } = await office.importTransfer(await office.exportTransfer(id));
  const { id: other } = await office.importTransfer(await office.exportTransfer(open));
  const elsewhere = new TableService(rules, new MemoryStore(), service.botService);
  await new ImportExport(elsewhere).restore(JSON.parse(JSON.stringify(await office.saveAll())));
  const brought = (await elsewhere.store.load(id)).row.laid.by_heart;
  return { laid: await terms(id), open: await terms(open), post: await terms(post), parcel: await terms(parcel), other: await terms(other), brought };
}

console.log(JSON.stringify({ games: JSON.parse(readFileSync(file, "utf-8")).map(looked), walked: await walked() }));
