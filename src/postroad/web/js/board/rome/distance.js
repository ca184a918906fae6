// The distance of a stop from Rome; the roads lead south only.
import { ROME_ROADS } from "../data.js";

/** The moves from each stop, by the number of the map. @type {Record<number, Record<string, number>>} */
const MOVES = {};

/** The fewest moves from a stop to Rome. @param {number} map its number @param {string} stop @returns {number} */
export function movesToRome(map, stop) {
  MOVES[map] ??= { rome: 0 };
  MOVES[map][stop] ??= 1 + Math.min(...ROME_ROADS[map].flatMap(([from, to]) => (from === stop ? [movesToRome(map, to)] : [])));
  return MOVES[map][stop];
}
