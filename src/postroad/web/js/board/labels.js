// The names of the cities: where each stands beside its city, by hand, on a wide and on a tall sheet.
import { CITIES } from "./data.js";

/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {"start" | "middle" | "end"} Anchor */
/** @typedef {[number, number, Anchor]} Spot where the name is anchored, from the city's middle to the middle of the line, on a map of scale 1 */

/** @type {Record<string, Spot>} */
const WIDE = {
  mannheim: [-12, 12, "end"], karlsruhe: [-6, -19, "end"], freiburg: [6, -19, "start"], stuttgart: [-12, 6, "end"], ulm: [-15, 3, "end"],
  sigmaringen: [-6, -19, "end"], wurzburg: [12, -3, "start"], nurnberg: [0, -19, "middle"], regensburg: [12, 0, "start"], passau: [12, -3, "start"],
  ingolstadt: [-12, -9, "end"], augsburg: [-16, -22, "middle"], munchen: [-12, 6, "end"], kempten: [0, 22, "middle"], basel: [0, 19, "middle"],
  zurich: [-12, 3, "end"], innsbruck: [-12, 0, "end"], pilsen: [-12, -12, "end"], budweis: [-15, 0, "end"], salzburg: [12, 3, "start"],
  linz: [12, 0, "start"], lodz: [12, 0, "start"],
};

/** @type {Record<string, Spot>} */
const TALL = {
  mannheim: [0, -19, "middle"], karlsruhe: [-8, -22, "middle"], freiburg: [16, -22, "middle"], stuttgart: [12, 9, "start"], ulm: [8, -22, "middle"],
  sigmaringen: [-8, -19, "middle"], wurzburg: [-12, -9, "end"], nurnberg: [15, 6, "start"], regensburg: [-12, -3, "end"], passau: [-15, -3, "end"],
  ingolstadt: [-12, -9, "end"], augsburg: [24, -22, "middle"], munchen: [15, 0, "start"], kempten: [-15, 0, "end"], basel: [6, -22, "start"],
  zurich: [0, 19, "middle"], innsbruck: [12, 6, "start"], pilsen: [-12, -9, "end"], budweis: [-12, -3, "end"], salzburg: [12, 0, "start"],
  linz: [8, 22, "middle"], lodz: [0, -19, "middle"],
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
