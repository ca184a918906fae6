// How far a stop is from Rome. Roads to Rome lead south only.
import { STOP_ROADS } from "../data.js";

/** @type {Record<string, number>} */
const FAR = { rome: 0 };

/** The fewest moves from a stop to Rome. @param {string} stop @returns {number} */
export function movesToRome(stop) {
  FAR[stop] ??= 1 + Math.min(...STOP_ROADS.flatMap(([from, to]) => (from === stop ? [movesToRome(to)] : [])));
  return FAR[stop];
}
