// Figures of records as the page makes them, and what several games come to: `node stats_figures.mjs WEB RECORDS.json`.

import { readFileSync } from "node:fs";

const [web, file] = process.argv.slice(2);
const modules = ["pages/stats/figures", "pages/stats/summary", "local/seats"];
const [{ figures, sources }, { finishedGame, movingAverage, summarize }, { ranking }] = await Promise.all(modules.map((name) => import(`${web}/js/${name}.js`)));
const records = JSON.parse(readFileSync(file, "utf-8"));
const told = records.map(({ options, events }) => figures(events, options.players));
const LEVELS = ["easy", "hard"];
const games = records.map(({ options, events }, number) => {
  const own = number % options.players;
  const { points, winner } = events.at(-1);
  const seats = points.map((_, seat) => ({ level: seat === own || number % 5 === 4 ? null : LEVELS[number % 3 === 2 ? seat % 2 : number % 2] }));
  const table = { id: String(number), updated: number, seats, points, ranking: ranking(seats, points, winner) };
  return finishedGame(table, own, events, [0, 2, null][number % 3]);
});
console.log(JSON.stringify({ figures: told, sources: told.map(({ seats }) => seats.map(sources)), games, sums: summarize(games, LEVELS), smoothed: movingAverage([1, 2, 3, 4, 5, 6]) }));
