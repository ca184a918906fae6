// The sheet on which the map is printed: how large, how it is scaled, and where things lie on it. All measures are CSS px.
import { TALL, WIDE } from "./printings.js";

/** @typedef {import("./curve.js").Point} Point */
/** @typedef {import("./labels.js").Spot} Spot */
/**
 * @typedef {object} Sheet
 * @property {number} width
 * @property {number} height
 * @property {number} scale size of everything that is not geography; 1 on a map 800 px wide
 * @property {number} font size of the names
 * @property {number} frame thickness of the frame
 * @property {boolean} small little room: decoration is thinned out
 * @property {(point: Point) => Point} at where a point of the geography lies
 * @property {(id: string) => Point} place where a city or stop lies
 * @property {(id: string) => Spot & { 3: number }} spot where its name stands, and how wide it may be
 * @property {number[]} bends how far each road swings to the left of its way, in hundredths of its length
 */
/** @typedef {Sheet & { printing: import("./printings.js").Printing }} BoardSheet */

const SMALLEST_FONT = 12;
const LARGEST_FONT = 20;
const TALL_BELOW = 1.45; // width for one height
const SMALL_BELOW = 560;

/** @param {number} width @param {number} height @returns {BoardSheet} */
export function sheetOf(width, height) {
  const printing = width / height < TALL_BELOW ? TALL : WIDE;
  const font = Math.max(SMALLEST_FONT, Math.min(10 + Math.min(width, height * 1.75) / 200, LARGEST_FONT));
  const scale = font / 14;
  const small = width < SMALL_BELOW;
  const frame = small ? 5 : 9;
  /** @type {(point: Point) => Point} */
  const at = ([u, v]) => [frame + (u / 1000) * (width - 2 * frame), frame + (v / 1000) * (height - 2 * frame)];
  return {
    width, height, scale, font, frame, small, printing, at,
    place: (city) => at(printing.places[city]),
    spot: (city) => scaled(printing.spots[city], printing.room, scale),
    bends: printing.bends,
  };
}

/** @param {Spot} spot @param {number} widest @param {number} scale @returns {Spot & { 3: number }} */
export const scaled = ([x, y, anchor, room], widest, scale) => [x * scale, y * scale, anchor, (room ?? widest) * scale];

/** The widest and the tallest shape in which the geography still looks right; a box beyond them is not filled. */
const WIDEST = 2.3;
const TALLEST = 0.85;

/** The largest good sheet in a box. @param {number} width @param {number} height @returns {[number, number]} */
export function fitted(width, height) {
  return [Math.round(Math.min(width, height * WIDEST)), Math.round(Math.min(height, width / TALLEST))];
}
