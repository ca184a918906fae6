// The statistics of many games, for the player's own seat in each.

import { OFFICIALS, STACKS } from "../../engine/layout.js";
import { sources } from "./figures.js";

/** @import { GameFigures, SeatFigures } from "./figures.js" */
/** A finished game: when it ended, the player's seat, the level of each seat (null for a person), the number of hints (null if unknown), and its figures. @typedef {{ id: string, when: number, seat: number, levels: (string | null)[], hints: number | null, figures: GameFigures }} Played */
/** One kind of games: how many, how many were won, and the average points. @typedef {{ name: string, games: number, won: number, points: number }} Share */
/** An average per game, of the player's seat and of the others. @typedef {{ name: string, mine: number, others: number }} Beside */

/** @param {number[]} numbers */
const mean = (numbers) => (numbers.length ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : 0);

/** @param {Played} game */
const own = ({ figures, seat }) => figures.seats[seat];

/** @param {Played[]} games */
const others = (games) => games.flatMap(({ figures, seat }) => figures.seats.filter((_, number) => number !== seat));

/** @param {Played[]} games @param {string} name @returns {Share} */
const share = (games, name) => ({
  name,
  games: games.length,
  won: games.filter((game) => own(game).won).length,
  points: mean(games.map((game) => own(game).points)),
});

/** The results by kind of game, in the order of the kinds and without empty ones. @param {Played[]} games @param {string[]} kinds @param {(game: Played) => string} kindOf */
const shares = (games, kinds, kindOf) =>
  kinds
    .map((kind) =>
      share(
        games.filter((game) => kindOf(game) === kind),
        kind,
      ),
    )
    .filter((one) => one.games);

/** @param {Played[]} games @param {string[]} names @param {(seat: SeatFigures, name: string) => number} amount @returns {Beside[]} */
const beside = (games, names, amount) =>
  names
    .map((name) => ({
      name,
      mine: mean(games.map((game) => amount(own(game), name))),
      others: mean(others(games).map((seat) => amount(seat, name))),
    }))
    .filter(({ mine, others }) => mine || others);

/** The kind of opponents: the level if all are bots of it, else `several` levels or `people`. @param {Played} game */
function against({ levels, seat }) {
  const met = [...new Set(levels.filter((_, number) => number !== seat))];
  return met.includes(null) ? "people" : met.length === 1 ? String(met[0]) : "several";
}

/** @param {Played} game */
const helped = ({ hints }) => (hints === null ? "unknown" : hints ? "with" : "without");

/** @param {Played[]} games the oldest first @param {string[]} levels in their order */
export function sums(games, levels) {
  const lengths = games.map(({ figures }) => figures.rounds);
  return {
    all: share(games, ""),
    length: { mean: mean(lengths), least: Math.min(...lengths), most: Math.max(...lengths) },
    sources: beside(
      games,
      ["carriage", "tiles", "offices", "chips", "clergy"],
      (seat, name) => sources(seat)[/** @type {"tiles"} */ (name)],
    ),
    officials: beside(games, OFFICIALS, ({ calls }, name) => calls[name] ?? 0),
    tiles: beside(
      games,
      STACKS.map(([stack]) => stack),
      ({ tiles }, name) => tiles[name] ?? 0,
    ),
    against: shares(games, [...levels, "several", "people"], against),
    players: shares(games, ["2", "3", "4"], ({ levels: sat }) => String(sat.length)),
    order: shares(games, ["1", "2", "3", "4"], ({ seat }) => String(seat + 1)),
    hints: shares(games, ["without", "with", "unknown"], helped),
    course: games.map((game) => ({
      id: game.id,
      when: game.when,
      points: own(game).points,
      place: game.figures.places[game.seat],
    })),
  };
}

const WINDOW = 5; // games

/** The moving average at each game. @param {number[]} points */
export const smoothed = (points) => points.map((_, at) => mean(points.slice(Math.max(0, at + 1 - WINDOW), at + 1)));
