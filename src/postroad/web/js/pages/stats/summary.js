// The statistics of many games, for the player's own seat in each.

import { OFFICIALS, STACKS } from "../../engine/layout.js";
import { figures, sources } from "./figures.js";

/** @import { Event } from "../../engine/events.js" */
/** @import { MyTable } from "../../wire.d.ts" */
/** @import { GameFigures, SeatFigures } from "./figures.js" */
/** A finished game: when it ended, the player's seat, its result between people, the level of each seat (null for a person), the number of hints (null if unknown), and the figures by the rules. @typedef {{ id: string, when: number, seat: number, won: boolean, place: number, levels: (string | null)[], hints: number | null, figures: GameFigures }} FinishedGame */
/** One kind of games: how many, how many were won, and the average points. @typedef {{ name: string, games: number, won: number, points: number }} WinRate */
/** An average per game, of the player's seat and of the others. @typedef {{ name: string, mine: number, others: number }} Averages */

/** The game as the player's seat saw it. Its result is the one between people, and a seat that its player left counts as a person's. @param {Pick<MyTable, "id" | "updated" | "seats" | "points" | "ranking">} table @param {number} seat @param {Event[]} events @param {number | null} hints @returns {FinishedGame} */
export function finishedGame({ id, updated, seats, points, ranking }, seat, events, hints) {
  const ahead = ranking.slice(0, ranking.indexOf(seat)).filter((one) => one === ranking[0] || points[one] > points[seat]);
  return {
    id,
    when: updated,
    seat,
    won: ranking[0] === seat,
    place: ahead.length + 1,
    levels: seats.map(({ level, away }) => (away ? null : level)),
    hints,
    figures: figures(events, seats.length),
  };
}

/** @param {number[]} numbers */
const mean = (numbers) => (numbers.length ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : 0);

/** @param {FinishedGame} game */
const own = ({ figures, seat }) => figures.seats[seat];

/** @param {FinishedGame[]} games */
const others = (games) => games.flatMap(({ figures, seat }) => figures.seats.filter((_, number) => number !== seat));

/** @param {FinishedGame[]} games @param {string} name @returns {WinRate} */
const winRate = (games, name) => ({
  name,
  games: games.length,
  won: games.filter(({ won }) => won).length,
  points: mean(games.map((game) => own(game).points)),
});

/** The results by kind of game, in the order of the kinds and without empty ones. @param {FinishedGame[]} games @param {string[]} kinds @param {(game: FinishedGame) => string} kindOf */
const winRates = (games, kinds, kindOf) =>
  kinds
    .map((kind) =>
      winRate(
        games.filter((game) => kindOf(game) === kind),
        kind,
      ),
    )
    .filter((one) => one.games);

/** @param {FinishedGame[]} games @param {string[]} names @param {(seat: SeatFigures, name: string) => number} amount @returns {Averages[]} */
const averages = (games, names, amount) =>
  names
    .map((name) => ({
      name,
      mine: mean(games.map((game) => amount(own(game), name))),
      others: mean(others(games).map((seat) => amount(seat, name))),
    }))
    .filter(({ mine, others }) => mine || others);

/** The kind of opponents: the level if all are bots of it, else `several` levels or `people`. @param {FinishedGame} game */
function opponentKind({ levels, seat }) {
  const met = [...new Set(levels.filter((_, number) => number !== seat))];
  return met.includes(null) ? "people" : met.length === 1 ? String(met[0]) : "several";
}

/** @param {FinishedGame} game */
const hintKind = ({ hints }) => (hints === null ? "unknown" : hints ? "with" : "without");

/** @param {FinishedGame[]} games the oldest first @param {string[]} levels in their order */
export function summarize(games, levels) {
  const lengths = games.map(({ figures }) => figures.rounds);
  return {
    all: winRate(games, ""),
    length: { mean: mean(lengths), least: Math.min(...lengths), most: Math.max(...lengths) },
    sources: averages(
      games,
      ["carriage", "tiles", "offices", "chips", "clergy"],
      (seat, name) => sources(seat)[/** @type {"tiles"} */ (name)],
    ),
    officials: averages(games, OFFICIALS, ({ calls }, name) => calls[name] ?? 0),
    tiles: averages(
      games,
      STACKS.map(([stack]) => stack),
      ({ tiles }, name) => tiles[name] ?? 0,
    ),
    against: winRates(games, [...levels, "several", "people"], opponentKind),
    players: winRates(games, ["2", "3", "4"], ({ levels: sat }) => String(sat.length)),
    order: winRates(games, ["1", "2", "3", "4"], ({ seat }) => String(seat + 1)),
    hints: winRates(games, ["without", "with", "unknown"], hintKind),
    course: games.map((game) => ({
      id: game.id,
      when: game.when,
      points: own(game).points,
      place: game.place,
    })),
  };
}

const WINDOW = 5; // games

/** The moving average at each game. @param {number[]} points */
export const movingAverage = (points) => points.map((_, at) => mean(points.slice(Math.max(0, at + 1 - WINDOW), at + 1)));
