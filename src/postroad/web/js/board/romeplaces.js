// The lands between the Alps and Rome, on the board of 100 by 100 that the stops are placed on.
import { roughened } from "./curve.js";

/** @typedef {import("./curve.js").Point} Point */
/** @typedef {import("./labels.js").Spot} Spot */

/** The sea in the west and in the east. @type {Point[][]} */
export const SEAS = [
  [...roughened([[-12, 62], [2, 58.5], [8, 58.5], [15, 63], [17, 69], [16, 76], [20, 84], [24, 93], [32, 98], [42, 104]]), [42, 120], [-12, 120]],
  [...roughened([[112, 33], [94, 37], [86, 41], [80, 48], [85, 52], [85.5, 58], [90, 64], [97, 68], [102, 76], [112, 82]])],
];

/** Mountains: place and size. @type {[number, number, number][]} */
export const ALPS = [
  [20, 22, 0.8], [33, 21, 0.9], [22, 24.5, 0.7], [36, 25, 0.8], [48, 26, 0.9], [64, 26, 0.8], [70, 21, 0.9], [73, 28, 0.8], [86, 24, 0.8], [55, 30, 0.7], [4, 24, 0.7], [97, 25, 0.7], [66, 17, 0.7], [3, 34, 0.8], [78, 35, 0.7],
];

/** Where each name stands beside its stop, by hand, on a narrow and on a broad sheet. @type {Record<string, Spot>} */
export const NARROW_SPOTS = {};
/** @type {Record<string, Spot>} */
export const BROAD_SPOTS = {};
