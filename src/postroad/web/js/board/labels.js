// The names of the cities: where each stands beside its city, by hand, on a wide and on a tall sheet.
import { CITIES } from "./data.js";

/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {"start" | "middle" | "end"} Anchor */
/** @typedef {[number, number, Anchor]} Spot where the name is anchored, from the city's middle to the middle of the line, on a map of scale 1 */

/** @type {Record<string, Spot>} */
const WIDE = {
  mannheim: [-9, 0, "end"], karlsruhe: [-4, -17, "end"], freiburg: [0, -23, "start"], stuttgart: [-9, 9, "end"], ulm: [9, 12, "start"],
  sigmaringen: [-9, -9, "end"], wurzburg: [9, -9, "start"], nurnberg: [-15, 0, "end"], regensburg: [15, 0, "start"], passau: [9, -6, "start"],
  ingolstadt: [-15, 6, "end"], augsburg: [15, -3, "start"], munchen: [-9, 9, "end"], kempten: [15, 0, "start"], basel: [9, -6, "start"],
  zurich: [-9, 9, "end"], innsbruck: [9, 9, "start"], pilsen: [-9, -6, "end"], budweis: [-4, 23, "end"], salzburg: [9, 3, "start"],
  linz: [9, 0, "start"], lodz: [9, 0, "start"],
};

/** @type {Record<string, Spot>} */
const TALL = {
  mannheim: [-8, -20, "middle"], karlsruhe: [-8, -17, "middle"], freiburg: [16, -17, "middle"], stuttgart: [-15, 6, "end"], ulm: [8, -23, "middle"],
  sigmaringen: [-24, 23, "middle"], wurzburg: [9, -12, "start"], nurnberg: [-15, -6, "end"], regensburg: [-12, -3, "end"], passau: [-15, -3, "end"],
  ingolstadt: [-15, 6, "end"], augsburg: [15, -9, "start"], munchen: [15, 0, "start"], kempten: [-9, 3, "end"], basel: [9, -6, "start"],
  zurich: [-16, 17, "middle"], innsbruck: [9, 6, "start"], pilsen: [15, 6, "start"], budweis: [-4, 23, "end"], salzburg: [9, 3, "start"],
  linz: [-8, 17, "start"], lodz: [-9, -6, "end"],
};

const WIDEST = 96; // a longer name is set narrower, or in two lines if it has two words

/** @param {Sheet} sheet @param {string} city @returns {Spot} */
export function labelSpot(sheet, city) {
  const [x, y, anchor] = (sheet.tall ? TALL : WIDE)[city];
  return [x * sheet.scale, y * sheet.scale, anchor];
}

/** @param {Sheet} sheet @param {string} name */
export const labelLines = (sheet, name) => fitLines(name, sheet.font, WIDEST * sheet.scale);

/**
 * The lines of a name, and the width to which they are set if they would be too wide.
 * @param {string} name
 * @param {number} font
 * @param {number} room
 * @returns {{ line: string, squeezed?: number }[]}
 */
export function fitLines(name, font, room) {
  const lines = widthOf(name) * font > room ? name.split(/ |(?<=-)/) : [name];
  return lines.map((line) => ({ line, squeezed: widthOf(line) * font > room ? Math.round(room) : undefined }));
}

/** About how wide a text is, for letters of size 1. @param {string} text */
export function widthOf(text) {
  return [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 1 : 0.47), 0);
}
