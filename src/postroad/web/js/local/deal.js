// The daily challenge's deal, derived from the date alone; docs/playing.md describes how. A date's deal never changes.

import { EVENTS } from "../engine/layout.js";
import { fnv1a } from "../engine/link.js";
import { BEFORE } from "../engine/options.js";
import { dayNumber, weekdayOf } from "./days.js";

/** @import { Game } from "../engine/game.js" */
/** @import { Seed } from "../engine/rules.js" */
/** @import { GameOptions, Level } from "../wire.d.ts" */
/** `seat`: the player's; `levels`: of all seats, null for the player's. @typedef {{ date: string, options: GameOptions, seat: number, levels: (Level | null)[], seed: Seed }} Deal */

/** The games of a week, Sunday first; Monday's is the easiest. All these levels decide without a time limit, so that they are the same on every device. @type {{ players: number, level: Level, honours: boolean, audience: boolean }[]} */
const WEEK = [
  { players: 2, level: "master", honours: true, audience: true },
  { players: 2, level: "easy", honours: false, audience: false },
  { players: 3, level: "easy", honours: false, audience: false },
  { players: 2, level: "medium", honours: true, audience: false },
  { players: 3, level: "medium", honours: true, audience: false },
  { players: 4, level: "medium", honours: false, audience: true },
  { players: 3, level: "hard", honours: true, audience: true },
];
const SECOND_MAP = "2026-11-19"; // the first day on map 2 to Rome
const SHUFFLE = EVENTS.findIndex(({ ev }) => ev === "shuffle");

/** @param {string} date */
const dayHash = (date) => fnv1a(`postroad daily deal ${date}`);

/** @param {string} date @returns {Deal} */
export function dealOf(date) {
  const { players, level, honours, audience } = WEEK[weekdayOf(date)];
  const seat = dayNumber(date) % players;
  return {
    date,
    // all other options as in the first version, whatever later versions default to
    options: /** @type {GameOptions} */ ({ ...BEFORE, rome: date < SECOND_MAP ? 1 : 2, players, honours, audience }),
    seat,
    levels: Array.from({ length: players }, (_, one) => (one === seat ? null : level)),
    seed: [dayHash(date), 0],
  };
}

/** The seed of the next shuffle, from the day and the number of shuffles before. @param {string} date @param {Game} game @returns {Seed} */
export function deckSeed(date, game) {
  const decks = game.positions.filter(({ step }) => step.rows.some(([kind]) => kind === SHUFFLE)).length;
  return [dayHash(date), decks];
}

/** The seed of a bot's decision, from the day, the seat and the number of decisions. @param {string} date @param {Game} game @returns {Seed} */
export const botSeed = (date, game) => [fnv1a(`postroad daily deal ${date} seat ${game.seat}`), game.decisions];
