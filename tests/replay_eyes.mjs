// What a replay shows to whom: `node replay_eyes.mjs WEB LINKS.json`. For each game, whose eyes it was seen with, and what was told at some positions.

import { readFileSync } from "node:fs";

const [web, file] = process.argv.slice(2);
const load = (name) => import(`${web}/js/${name}.js`);
const [{ Module }, { Rules }, { unpack }, { ReplayTransport }] = await Promise.all(["engine/module", "engine/rules", "engine/link", "table/session/replay_transport"].map(load));
const rules = new Rules(await Module.of(readFileSync(`${web}/js/engine/postroad.wasm`)));

/** The message at a position, with all entries up to there. */
function told(replay, at) {
  let heard = null;
  replay.transport.watch(null, () => 0, { message: (message) => (heard = message), state: () => {} });
  replay.show(at);
  return heard;
}

function seen(link, wanted) {
  const { game } = unpack(rules, link);
  const replay = new ReplayTransport(game, Array.from({ length: game.options.players }, (_, seat) => ({ name: `Seat ${seat}`, level: null })));
  replay.viewAs(wanted);
  const positions = [0, Math.floor(replay.last / 2), replay.last].map((at) => {
    const { view, entries, you } = told(replay, at);
    const own = JSON.stringify(view) === JSON.stringify(replay.positions[at].view(replay.viewerSeat.peek()));
    return { hands: view.seats.map(({ hand }) => hand ?? null), sizes: view.seats.map(({ hand_size }) => hand_size), events: entries.flatMap(({ events }) => events), you: you.seats, own };
  });
  return { wanted, eyes: replay.viewerSeat.peek(), over: game.over, positions };
}

const links = JSON.parse(readFileSync(file, "utf-8"));
console.log(JSON.stringify(links.flatMap((link) => [null, 1, 9].map((wanted) => seen(link, wanted)))));
