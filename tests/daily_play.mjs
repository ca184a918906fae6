// Deals of days, and whole games of them at tables of the page: `node daily_play.mjs WEB ASKED.json` with { dates, games: [date] }.
// Each game is played by the service and its driver, again at a table that is read anew again and again, and once otherwise.

import { readFileSync } from "node:fs";

const [web, file] = process.argv.slice(2);
const load = (name) => import(`${web}/js/${name}.js`);
const [{ Module }, { Rules }, { BotService }, { Game }, { OneStepBot }, { ACTIONS }, { TableService }, { ImportExport }, { MemoryStore }, { CommandRejected }, days, { dealOf }, { pack, unpack }, { isDealOfDay, findDivergence }, { turnsOf }, kept] = await Promise.all(
  ["engine/module", "engine/rules", "engine/bot_service", "engine/game", "engine/bots", "engine/layout", "local/table_service", "local/import_export", "local/store", "local/rejections", "local/days", "local/deal", "engine/link", "pages/daily/divergence", "pages/replay/points", "pages/daily/results"].map(load),
);
const module = await Module.of(readFileSync(`${web}/js/engine/postroad.wasm`));
const rules = new Rules(module);
const weights = new Uint8Array(readFileSync(`${web}/js/engine/master.net`));

const newMind = () => {
  const mind = new BotService(module, async () => weights);
  return async (level, hidden, _, seed) => mind.decide(level, hidden, seed);
};
const decksIn = (game) => game.events().flatMap(({ ev, deck }) => (ev === "shuffle" ? [deck] : []));

function deal(date) {
  const { options, seat, levels, seed } = dealOf(date);
  return { options, seat, levels, deck: decksIn(Game.of(rules, options, { seed }))[0] };
}

/** As somebody decides who thinks alike every time; another seed is another somebody. */
const somebody = (seed) => {
  const glance = new OneStepBot(module, "careless", [seed, 0]);
  return (game) => ACTIONS[glance.decide(game.viewBytes(game.seat))];
};

/** By the service and the driver of its bots, with a wrong turn taken back now and then. */
async function watched(date, decide) {
  const service = new TableService(rules, new MemoryStore(), newMind());
  const daily = { date, late: false };
  const names = dealOf(date).levels.map((_, seat) => `Seat ${seat}`);
  const { id } = await service.dailyTable(daily, names);
  const once = (await service.dailyTable(daily, names)).id === id && (await service.list()).tables.length === 1;
  const mine = dealOf(date).seat;
  const refused = new Set();
  const ask = (what, more) => service.execute(id, what, { command: crypto.randomUUID(), seat: mine, ...more });
  let takenBack = 0;
  let told = () => {};
  let last = null;
  const line = { seat: mine, lastSeq: 0, state: () => {}, message: (message) => { last = message; told(); } };
  const { pace, close } = await service.subscribe(id, line);
  pace(0);
  for (let number = 0; last.view.decides !== null; number++) {
    if (last.view.decides !== mine) {
      await new Promise((resolve) => { told = resolve; });
      continue;
    }
    const { game } = await service.load(id);
    const action = decide(game);
    await ask("decisions", { action });
    if (last.undo && number % 3 === 0) {
      await ask("undo", {});
      takenBack++;
      await ask("decisions", { action });
    }
    for (const what of ["ask-undo", "leave", "resign"])
      if (last.view.decides !== null && !last.undo)
        await ask(what, {}).then(() => refused.add("nothing"), (error) => refused.add(error instanceof CommandRejected ? error.body.error : String(error)));
  }
  close();
  const table = await service.load(id);
  const hint = await service.hint(id, mine).catch((error) => error.body.error);
  const elsewhere = new TableService(rules, new MemoryStore(), newMind());
  await new ImportExport(elsewhere).restore(JSON.parse(JSON.stringify(await new ImportExport(service).saveAll())));
  const [row] = await elsewhere.store.list();
  return { game: table.game, once, takenBack, refused: [...refused].sort(), hint, told: [last.table.daily, row.summary.daily, row.id === id] };
}

const OFTEN = 20; // decisions after which everybody has to wake again

/** Without any driver: again and again the table is read from its log, and the bots have just woken. */
async function reread(date, decide) {
  const store = new MemoryStore();
  const { id } = await new TableService(rules, store, newMind()).dailyTable({ date, late: true }, dealOf(date).levels.map(String));
  for (;;) {
    const service = new TableService(rules, store, newMind());
    let table = await service.load(id);
    const before = table.seq;
    for (let number = 0; number < OFTEN && !table.game.over; number++) {
      const { seat } = table.game;
      const { level } = table.seats[seat];
      const action = level
        ? await service.botService(level, table.game.viewBytes(seat), () => {}, table.botSeed)
        : decide(table.game);
      table = table.afterDecisions(seat, [action]);
    }
    await service.save(table, before);
    if (table.game.over) return table.game;
  }
}

const told = (game) => ({ actions: game.positions.slice(1).map(({ action }) => action), decks: game.positions.flatMap(decksIn), link: pack(game) });

/** What the page says of two results, each read from its link. */
function compared(date, ...links) {
  const { seat } = dealOf(date);
  const [one, other] = links.map((link) => unpack(rules, link).game);
  const turns = [one, other].map((game) => turnsOf(game, seat));
  return {
    ofDay: [one, other].map((game) => [date, days.dayAfter(date, 7), days.dayAfter(date, 1)].map((day) => isDealOfDay(rules, day, game))),
    parting: [findDivergence(one, other, seat), findDivergence(one, one, seat)],
    turns,
    ends: turns.map((all, game) => all.map(({ at }) => [one, other][game].positions[at].events().some(({ ev }) => ev === "turn"))),
    last: [one, other].map((game) => game.view(seat).seats[seat].points),
  };
}

const { dates, games } = JSON.parse(readFileSync(file, "utf-8"));
const played = [];
for (const date of games) {
  const { game, ...more } = await watched(date, somebody(1));
  const [first, again, other] = [game, await reread(date, somebody(1)), await reread(date, somebody(2))].map(told);
  played.push({ date, ...more, first, again, other, compared: compared(date, first.link, other.link) });
}
/** Of tables as lists have them: a day's own table counts, and no copy of it. */
function results() {
  const table = (date, late, winner, points, id = days.dailyTableId(date)) => ({
    id, over: true, winner, points, daily: { date, late }, seats: [{ player: null }, { player: "here" }, { player: null }],
  });
  const tables = kept.tablesByDay([
    table("2026-11-16", false, 1, [30, 30, 2]),
    table("2026-11-16", false, 0, [99, 1, 2], "here-abcdefghjk"),
    table("2026-11-14", true, 0, [29, 30, 30]),
    { id: "here-bbbbbbbbbb", over: true },
  ]);
  const result = (late) => ({ points: 5, place: 2, players: 2, late });
  const streak = (late, played, day = "2026-11-16") =>
    kept.streak(Object.fromEntries(played.map((date) => [`2026-11-${date}`, result(date === late)])), day);
  return {
    tables: Object.keys(tables).sort(),
    all: kept.allResults(tables, { "2026-11-12": result(false), "2026-11-14": result(false) }),
    streaks: [
      streak(0, []), streak(0, [16]), streak(0, [15, 14]), streak(13, [16, 15, 13, 12]), streak(0, ["02", "01"].map(String).concat("03"), "2026-11-03"), streak(0, [14]),
    ],
  };
}

const clock = (text) => [days.today(new Date(text)), days.latestDay(new Date(text))];
console.log(
  JSON.stringify({
    deals: Object.fromEntries(dates.map((date) => [date, deal(date)])),
    played,
    clock: ["2026-11-16T00:30:00Z", "2026-11-16T09:59:00Z", "2026-11-16T10:01:00Z", "2026-12-31T23:30:00Z"].map(clock),
    results: results(),
    isDay: ["2026-11-16", "2026-02-30", "2026-2-3", "20261116", "", "2026-11-16T00", "0000-00-00"].map(days.isDay),
  }),
);
