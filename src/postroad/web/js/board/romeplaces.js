// The lands between the Alps and Rome, on the board of 100 by 100 that the stops are placed on.
import { roughened } from "./curve.js";
import { STOPS } from "./data.js";

/** @typedef {import("./curve.js").Point} Point */
/** @typedef {import("./labels.js").Spot} Spot */

/** @typedef {{ id: string, coast: Point[], beyond: Point[] }} Sea a coast, and points beyond the sheet's edge that close it */

/** @type {Sea[]} */
export const SEAS = [
  { id: "west", coast: roughened([[-15, 62], [2, 58.5], [8, 58.5], [15, 63], [16, 69], [14, 76], [17, 84], [21, 93], [31, 98], [44, 106], [48, 120]]), beyond: [[-15, 120]] },
  { id: "east", coast: roughened([[115, 36], [95, 38], [86, 41], [82, 47], [87, 52], [86, 58], [91, 63], [98, 68], [103, 76], [115, 84]]), beyond: [] },
];

/** Mountains: place and size. @type {[number, number, number][]} */
export const ALPS = [
  [20, 22, 0.8], [33, 21, 0.9], [22, 24.5, 0.7], [36, 25, 0.8], [48, 26, 0.9], [64, 26, 0.8], [70, 21, 0.9], [73, 28, 0.8], [86, 24, 0.8], [55, 30, 0.7], [4, 24, 0.7], [97, 25, 0.7], [66, 17, 0.7], [3, 34, 0.8], [78, 35, 0.7],
];

/** The stops: near their places on the board, with some room between them. @type {Record<string, Point>} */
export const ROME_PLACES = Object.fromEntries(Object.entries(STOPS).map(([stop, { x, y }]) => [stop, [x, y]]));

/** How far each road swings to the left of its way, in hundredths of its length; in the order of the roads. @type {number[]} */
export const ROME_BENDS = [];

/** Where each name stands beside its stop, by hand, on a narrow and on a broad sheet. @type {Record<string, Spot>} */
export const NARROW_SPOTS = {};
/** @type {Record<string, Spot>} */
export const BROAD_SPOTS = {};
