// Figures of records as the page makes them, and what several games come to: `node stats_figures.mjs WEB RECORDS.json`.

import { readFileSync } from "node:fs";

const [web, file] = process.argv.slice(2);
const [{ figures, sources }, { movingAverage, summarize }] = await Promise.all(["figures", "summary"].map((name) => import(`${web}/js/pages/stats/${name}.js`)));
const records = JSON.parse(readFileSync(file, "utf-8"));
const told = records.map(({ options, events }) => figures(events, options.players));
const LEVELS = ["easy", "hard"];
const games = told.map((one, number) => ({
  id: String(number),
  when: number,
  seat: number % one.seats.length,
  levels: one.seats.map((_, seat) => (seat === number % one.seats.length ? null : number % 5 === 4 ? null : LEVELS[number % 3 === 2 ? seat % 2 : number % 2])),
  figures: one,
  hints: [0, 2, null][number % 3],
}));
console.log(JSON.stringify({ figures: told, sources: told.map(({ seats }) => seats.map(sources)), games, sums: summarize(games, LEVELS), smoothed: movingAverage([1, 2, 3, 4, 5, 6]) }));
