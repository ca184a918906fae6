// What lies covered at tables that are played by heart: `node by_heart.mjs WEB LINKS.json`. Of each game, views and the log as they are and as they are shown,
// and what moved; and what becomes of the term wherever a table of the page goes.

import { readFileSync } from "node:fs";

const [web, file] = process.argv.slice(2);
const load = (name) => import(`${web}/js/${name}.js`);
const [{ Module }, { Rules }, { unpack }, { Mind }, { Clerk }, { PostOffice }, { Memory }, { coveredView, coveredEntries, roundBegan }, { moved }] = await Promise.all(
  ["engine/module", "engine/rules", "engine/link", "engine/mind", "home/clerk", "home/post_office", "home/store", "table/session/by_heart", "table/session/moves"].map(load),
);
const module = await Module.of(readFileSync(`${web}/js/engine/postroad.wasm`));
const rules = new Rules(module);
const EVERY = 7; // positions

const tiles = (before, after) => moved(before, after).filter(({ kind }) => kind === "tile").map(({ seat, stack, piece }) => [seat, stack, piece]);

function looked(link) {
  const { course } = unpack(rules, link).game;
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
      began: roundBegan(told, view.seats.length),
      moved: [tiles(before, view), tiles(coveredView(before), coveredView(view))],
    };
  });
}

/** A table that is laid by heart, and what becomes of that. */
async function walked() {
  const clerk = new Clerk(rules, new Memory(), new Mind(module, async () => new Uint8Array()));
  const terms = async (id) => {
    const { laid, summary } = (await clerk.store.load(id)).row;
    const { table } = (await clerk.load(id)).message(null, 0, "ready");
    return { laid: laid.by_heart ?? false, listed: summary.by_heart, told: table.by_heart, hints: table.hints };
  };
  const seats = [{ name: "Ada", level: null }, { name: "Ben", level: "easy" }];
  const asked = (more) => ({ options: { players: 2, honours: false, audience: true, provinces_for_all: 9 }, seats, ...more });
  const { id } = await clerk.create(asked({ by_heart: true }));
  const { id: open } = await clerk.create(asked({}));
  const { id: post } = await clerk.create(asked({ by_heart: true }), true);
  const office = new PostOffice(clerk);
  const { id: parcel } = await office.unpackParcel(await office.parcel(id));
  const { id: other } = await office.unpackParcel(await office.parcel(open));
  const elsewhere = new Clerk(rules, new Memory(), clerk.mind);
  await new PostOffice(elsewhere).bringBack(JSON.parse(JSON.stringify(await office.saveAll())));
  const brought = (await elsewhere.store.load(id)).row.laid.by_heart;
  return { laid: await terms(id), open: await terms(open), post: await terms(post), parcel: await terms(parcel), other: await terms(other), brought };
}

console.log(JSON.stringify({ games: JSON.parse(readFileSync(file, "utf-8")).map(looked), walked: await walked() }));
