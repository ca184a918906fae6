// The sheet on which the map is printed: how large, how it is scaled, and where a place of the geography lies on it. All measures are CSS px.
import { PLACES } from "./geography.js";

/** @typedef {import("./curve.js").Point} Point */
/**
 * @typedef {object} Sheet
 * @property {number} width
 * @property {number} height
 * @property {number} scale size of everything that is not geography; 1 on a map 800 px wide
 * @property {number} font size of the names
 * @property {number} frame thickness of the frame
 * @property {boolean} tall nearly as tall as wide
 * @property {boolean} small little room: decoration is thinned out
 * @property {(place: Point) => Point} at where a point of the geography lies
 * @property {(id: string) => Point} place where a city lies
 */

const SMALLEST_FONT = 12;
const LARGEST_FONT = 20;
const TALL = 1.45; // from this width for one height on the sheet is wide
const SMALL = 560;

/** @param {number} width @param {number} height @returns {Sheet} */
export function sheetOf(width, height) {
  const font = Math.max(SMALLEST_FONT, Math.min(10 + Math.min(width, height * 1.75) / 200, LARGEST_FONT));
  const small = width < SMALL;
  const frame = small ? 5 : 9;
  /** @type {(place: Point) => Point} */
  const at = ([u, v]) => [frame + (u / 1000) * (width - 2 * frame), frame + (v / 1000) * (height - 2 * frame)];
  return {
    width,
    height,
    font,
    frame,
    small,
    scale: font / 14,
    tall: width / height < TALL,
    at,
    place: (city) => at(PLACES[city]),
  };
}

/** The widest and the tallest shape in which the geography still looks right; a box beyond them is not filled. */
const WIDEST = 2.3;
const TALLEST = 0.85;

/** The largest good sheet in a box. @param {number} width @param {number} height @returns {[number, number]} */
export function fitted(width, height) {
  return [Math.round(Math.min(width, height * WIDEST)), Math.round(Math.min(height, width / TALLEST))];
}
