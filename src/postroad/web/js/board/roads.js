// The roads on the sheet: gently curved lines between two cities.
import { round } from "./curve.js";
import { PLACES } from "./geography.js";
import { ROADS } from "./data.js";

/** @typedef {import("./curve.js").Point} Point */
/** @typedef {import("./sheet.js").Sheet} Sheet */

/** How far a road swings aside, as a share of its length; to the left of the way from the first city to the second. @type {Record<string, number>} */
const BENDS = {};
const LIGHT_BEND = 0.04;

/** @param {string} city @param {string} other */
const key = (city, other) => `${city}-${other}`;

const NUMBERS = new Map(ROADS.map(([city, other], number) => [key(city, other), number]));

/** Start, control point and end of the road's curve. @param {Sheet} sheet @param {string} city @param {string} other @returns {[Point, Point, Point]} */
function bow(sheet, city, other) {
  const forward = NUMBERS.has(key(city, other));
  const [a, b] = forward ? [city, other] : [other, city];
  const bend = BENDS[key(a, b)] ?? ((NUMBERS.get(key(a, b)) ?? 0) % 2 ? LIGHT_BEND : -LIGHT_BEND);
  const [from, to] = [sheet.at(PLACES[a]), sheet.at(PLACES[b])];
  /** @type {Point} */
  const middle = [(from[0] + to[0]) / 2 + (to[1] - from[1]) * 2 * bend, (from[1] + to[1]) / 2 - (to[0] - from[0]) * 2 * bend];
  return forward ? [from, middle, to] : [to, middle, from];
}

/** The road as a path, from city to other. @param {Sheet} sheet @param {string} city @param {string} other */
export function roadPath(sheet, city, other) {
  const [from, middle, to] = bow(sheet, city, other).map((point) => point.map(round).join(" "));
  return `M${from}Q${middle} ${to}`;
}

/** A point of the road, `share` of the way. @param {Sheet} sheet @param {string} city @param {string} other @param {number} share @returns {Point} */
export function roadPoint(sheet, city, other, share) {
  const [from, middle, to] = bow(sheet, city, other);
  const rest = 1 - share;
  return /** @type {Point} */ ([0, 1].map((axis) => rest * rest * from[axis] + 2 * rest * share * middle[axis] + share * share * to[axis]));
}
