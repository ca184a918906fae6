// The roads in words: the neighbours of a city, and the shortest path between two cities.

import { ROADS } from "./data.js";

/** @type {Map<string, string[]>} */
const joined = new Map();
for (const [one, other] of ROADS) {
  joined.set(one, [...(joined.get(one) ?? []), other]);
  joined.set(other, [...(joined.get(other) ?? []), one]);
}

/** The cities that a road joins to a city. @param {string} city @returns {string[]} */
export const neighbours = (city) => joined.get(city) ?? [];

/** A way with the fewest roads, both ends included. @param {string} from @param {string} to @returns {string[]} */
export function shortestWay(from, to) {
  /** How each city was reached first. @type {Map<string, string | null>} */
  const before = new Map([[from, null]]);
  for (const city of before.keys()) for (const next of neighbours(city)) if (!before.has(next)) before.set(next, city);
  const way = [to];
  for (let city = before.get(to); city; city = before.get(city)) way.unshift(city);
  return way;
}
