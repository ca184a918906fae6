// Branches games off at some positions, plays them on, and tells all that is to be compared: `node branch_play.mjs WEB LINKS.json`.

import { readFileSync } from "node:fs";

const [web, file] = process.argv.slice(2);
const load = (name) => import(`${web}/js/${name}.js`);
const names = ["engine/module", "engine/rules", "engine/bot_service", "engine/link", "local/branch", "local/table_service", "local/import_export", "local/store", "local/rejections", "pages/replay/points"];
const [{ Module }, { Rules }, { BotService }, { unpack }, { branchGame, nextSeed }, { TableService }, { ImportExport }, { MemoryStore }, { CommandRejected }, { turnsOf }] = await Promise.all(
  names.map(load),
);
const module = await Module.of(readFileSync(`${web}/js/engine/postroad.wasm`));
const rules = new Rules(module);
const mind = new BotService(module, async () => new Uint8Array(readFileSync(`${web}/js/engine/master.net`)));

/** The deck, top card first. */
const deckOf = ({ state }) => [...state.deck.slice(0, state.deck_size)].reverse();
const seen = (game) => [null, ...Array(game.state.players).keys()].map((seat) => game.view(seat));

/** How many decisions of the other game lead to the same events here, and how many there were up to the next new deck. */
function followed(game, rest) {
  let far = 0;
  let here = game;
  for (const one of rest) {
    if (one.events().some(({ ev }) => ev === "shuffle")) break;
    here = here.play(one.action);
    if (JSON.stringify(here.events()) !== JSON.stringify(one.events())) return { far, same: false };
    far++;
  }
  return { far, same: true };
}

function branch(text, at) {
  const { game } = unpack(rules, text);
  const course = game.positions;
  const [same, again, fresh] = ["same", "same", "new"].map((deck) => branchGame(rules, { text, at, deck }));
  return {
    at,
    views: [same, fresh].map((one) => JSON.stringify(seen(one)) === JSON.stringify(seen(course[at]))),
    decks: [course[at], same, again, fresh].map(deckOf),
    unseen: course.slice(at + 1).some((one) => one.events().some(({ ev }) => ev === "shuffle")) ? 0 : game.state.deck_size,
    followed: followed(same, course.slice(at + 1)),
    chance: [nextSeed({ deck: "same" }, same), nextSeed({ deck: "same" }, again), nextSeed(null, same)],
  };
}

async function refusal(text, at) {
  const service = new TableService(rules, new MemoryStore(), async () => "");
  try {
    await new ImportExport(service).branchOff({ text, at, seat: 0, deck: "same" }, []);
    return null;
  } catch (error) {
    if (!(error instanceof CommandRejected)) throw error;
    return error.body.error;
  }
}

/** A table at which it goes on, to the end, by these decisions as far as they go; taken to another device in a file. */
async function played(text, at, deck, decided = []) {
  const service = new TableService(rules, new MemoryStore(), async () => "");
  const { players } = unpack(rules, text).game.options;
  const origin = { text, at, seat: 1, deck };
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `Seat ${seat}`, level: seat === 1 ? null : "easy" }));
  const { id } = await new ImportExport(service).branchOff(origin, seats);
  let table = await service.load(id);
  const begun = table.game;
  for (let number = 0; !table.game.over; number++) {
    const { game } = table;
    table = table.afterDecisions(game.seat, [decided[number] ?? mind.decideFallback(game.viewBytes(game.seat))]);
  }
  await service.save(table, begun.decisions + 1);
  const elsewhere = new TableService(rules, new MemoryStore(), async () => "");
  const brought = await new ImportExport(elsewhere).restore(JSON.parse(JSON.stringify(await new ImportExport(service).saveAll())));
  const [row] = await elsewhere.store.list();
  const message = (await elsewhere.load(row.id)).stateMessage(null, 0, "ready");
  const { game } = table;
  return {
    origin,
    decided: game.positions.slice(at + 1).map(({ action }) => action),
    brought,
    told: [message.table.origin, row.summary.origin],
    record: game.record(seats.map(({ name }) => name)),
    turns: game.positions.flatMap((one) => one.events()).filter(({ ev, seat }) => ev === "turn" && seat === 1).length,
    points: turnsOf(game, 1).map(({ points }) => points),
    last: game.view(1).seats[1].points,
    happened: (await elsewhere.events(row.id)).events,
    events: table.entries.flatMap(({ events }) => events),
  };
}

const told = [];
for (const { link, over, decisions } of JSON.parse(readFileSync(file, "utf-8"))) {
  if (!over) {
    told.push({ over, refused: [await refusal(link, 0)] });
    continue;
  }
  const at = [0, Math.floor(decisions / 3), Math.floor(decisions / 2), decisions - 1];
  const positions = at.map((one) => branch(link, one));
  const first = await played(link, at[2], "same");
  const games = [first, await played(link, at[2], "same", first.decided), await played(link, at[1], "new")];
  told.push({ over, positions, games, refused: [await refusal(link, decisions), await refusal(link, decisions + 1), await refusal("1abc", 0)] });
}
console.log(JSON.stringify(told));
