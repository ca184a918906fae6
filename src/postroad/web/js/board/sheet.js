// The sheet of the main map: its size, its scale and the positions on it, all in CSS px.
import { FLAT, SMALL, TALL, WIDE } from "./german/map_formats.js";

/** @typedef {import("./curve.js").Point} Point */
/** @typedef {import("./labels.js").Spot} Spot */
/**
 * @typedef {object} Sheet
 * @property {number} width
 * @property {number} height
 * @property {number} scale size of everything that is not geography; 1 on a map 800 px wide
 * @property {number} font size of the names
 * @property {number} lines how many lines a name may have
 * @property {number} frame thickness of the frame
 * @property {boolean} small little room: decoration is thinned out
 * @property {(point: Point) => Point} at where a point of the geography lies
 * @property {(id: string) => Point} place where a city or stop lies
 * @property {(id: string) => Spot & { 3: number }} spot where its name stands, and how wide it may be
 * @property {number[]} bends how far each road swings to the left of its way, in hundredths of its length
 */
/** @typedef {Sheet & { printing: import("./german/map_formats.js").Printing }} BoardSheet */

const SMALLEST_FONT = 12;
const LARGEST_FONT = 20;
const SMALL_BELOW = 560;
const TINY_BELOW = 350;
const FLAT_FROM = 1.5; // width for one height

/** @param {number} width @param {number} height */
function printingOf(width, height) {
  if (width >= SMALL_BELOW) return WIDE;
  return width >= height * FLAT_FROM ? FLAT : width < TINY_BELOW ? SMALL : TALL;
}

/** @param {number} width @param {number} height @returns {BoardSheet} */
export function sheetOf(width, height) {
  const printing = printingOf(width, height);
  const font = Math.max(SMALLEST_FONT, Math.min(10 + Math.min(width, height * 1.75) / 200, LARGEST_FONT));
  const scale = (font / 14) * printing.pieces;
  const small = width < SMALL_BELOW;
  const frame = small ? 5 : 9;
  /** @type {(point: Point) => Point} */
  const at = ([u, v]) => [frame + (u / 1000) * (width - 2 * frame), frame + (v / 1000) * (height - 2 * frame)];
  return {
    width,
    height,
    scale,
    font,
    frame,
    small,
    printing,
    at,
    lines: 2,
    place: (city) => at(printing.places[city]),
    spot: (city) => scaled(printing.spots[city], printing.room, scale, printing.width ? Math.min(1, width / printing.width) : 1),
    bends: printing.bends,
  };
}

/** @param {Spot} spot @param {number} widest @param {number} scale @param {number} [tight] @returns {Spot & { 3: number }} */
export const scaled = ([x, y, anchor, room], widest, scale, tight = 1) => [
  x * scale,
  y * scale,
  anchor,
  (room ?? widest) * scale * tight,
];

/**
 * The largest good sheet in a box: beyond the widest and the tallest shape in which the geography looks right, a box is not filled.
 * @param {[number, number]} box
 * @param {[number, number]} shapes the tallest and the widest, as width for one height
 * @returns {[number, number]}
 */
export function fitted([width, height], [tallest, widest]) {
  return [Math.round(Math.min(width, height * widest)), Math.round(Math.min(height, width / tallest))];
}
