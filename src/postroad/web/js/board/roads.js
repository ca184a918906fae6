// Roads on a sheet: gently curved lines between two cities or stops.
import { round } from "./curve.js";
import { ROADS, ROME_ROADS } from "./data.js";

/** @typedef {import("./curve.js").Point} Point */
/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {[Point, Point, Point]} Bow start, control point and end of a curve */

/** The roads of the board. */
export const BOARD_ROADS = roadbook(ROADS);

/** The roads to Rome, by the number of the map. */
export const ROME_BOOKS = Object.fromEntries(Object.entries(ROME_ROADS).map(([map, roads]) => [map, roadbook(roads)]));

/** @param {[string, string][]} roads */
function roadbook(roads) {
  const numbers = new Map(roads.map(([from, to], number) => [`${from}-${to}`, number]));
  /** @param {Sheet} sheet @param {string} from @param {string} to */
  const curve = (sheet, from, to) => {
    const number = numbers.get(`${from}-${to}`);
    const bend = number === undefined ? -sheet.bends[numbers.get(`${to}-${from}`) ?? 0] : sheet.bends[number];
    return bow(sheet.place(from), sheet.place(to), bend / 100);
  };
  return {
    roads,
    /** The road as a path. @param {Sheet} sheet @param {string} from @param {string} to */
    path(sheet, from, to) {
      const [start, control, end] = curve(sheet, from, to).map((point) => point.map(round).join(" "));
      return `M${start}Q${control} ${end}`;
    },
    /** A point of the road, `share` of the way. @param {Sheet} sheet @param {string} from @param {string} to @param {number} share @returns {Point} */
    point(sheet, from, to, share) {
      const [start, control, end] = curve(sheet, from, to);
      const rest = 1 - share;
      const [x, y] = [0, 1].map(
        (axis) => rest * rest * start[axis] + 2 * rest * share * control[axis] + share * share * end[axis],
      );
      return [x, y];
    },
  };
}

/** @param {Point} from @param {Point} to @param {number} bend @returns {Bow} */
function bow(from, to, bend) {
  return [from, [(from[0] + to[0]) / 2 + (to[1] - from[1]) * 2 * bend, (from[1] + to[1]) / 2 - (to[0] - from[0]) * 2 * bend], to];
}
