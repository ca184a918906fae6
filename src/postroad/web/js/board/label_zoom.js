// The zoom step from which each name on a map is shown: names that overlap or are too small wait for a closer view.
import { boxOf, isTall, widthOf } from "./labels.js";

/** @typedef {import("./labels.js").Box} Box */
/** @typedef {import("./labels.js").Setting} Setting */
/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {{ place: import("./curve.js").Point, box: Box }} Piece what lies at a place, and what it covers */

/** From these zooms on more names are shown. */
export const STEPS = [1, 1.5, 2, 2.8, 4];
const READABLE = 11; // px
const HAIR = 1.5; // px by which names may touch
const OWN = 0.5; // of its own town a name may reach over the wall
const TOWN = 5.6; // half of a town's plan, on a map of scale 1

/** How much names and towns shrink on the land as one looks closer: they grow less than it does. @param {number} zoom */
export const shrunk = (zoom) => zoom ** -0.45;

/** The step that a zoom has reached. @param {number} zoom */
export const stepOf = (zoom) => Math.max(STEPS.filter((step) => zoom > step - 0.01).length - 1, 0);

/** From which step on letters of a size can be read. @param {number} size px @param {(zoom: number) => number} grown how much larger they are then */
export const readableFrom = (size, grown) => {
  const step = STEPS.findIndex((zoom) => size * grown(zoom) >= READABLE);
  return step < 0 ? STEPS.length - 1 : step;
};

/** The size of squeezed letters: those that fill a square are as small as they are narrow. @param {string} text @param {number} font @param {number} width to which it is set */
export const sizeOf = (text, font, width) => (isTall(text) ? Math.min(font, width / widthOf(text)) : font);

/**
 * From which step on each name is shown.
 * @param {Sheet} sheet
 * @param {Record<string, Setting>} settings of all names
 * @param {Set<string>} [first] the places whose names matter most
 * @param {Piece[]} [pieces] that names may not lie on
 * @param {Set<string>} [shown] the names on the whole map, where they are chosen already
 * @returns {Record<string, number>}
 */
export function namesFrom(sheet, settings, first = new Set(), pieces = [], shown = undefined) {
  /** @type {Record<string, number>} */
  const from = {};
  const ids = Object.keys(settings);
  const readable = Object.fromEntries(
    ids.map((id) => [id, readableFrom(smallest(sheet, settings[id]), (zoom) => zoom * shrunk(zoom))]),
  );
  for (const [step, zoom] of STEPS.entries()) {
    const boxes = Object.fromEntries(ids.map((id) => [id, boxAt(sheet, id, settings[id], shrunk(zoom))]));
    const towns = Object.fromEntries(ids.map((id) => [id, townAt(sheet, id, shrunk(zoom))]));
    const taken = pieces.map(({ place, box }) => drawnIn(box, place, shrunk(zoom)));
    const last = step === STEPS.length - 1;
    const crowd = (/** @type {string} */ id) => ids.filter((other) => other !== id && touch(boxes[id], boxes[other])).length;
    const waiting = ids.filter((id) => from[id] === undefined && readable[id] <= step);
    if (shown && !step) {
      for (const id of ids.filter((one) => shown.has(one))) from[id] = step;
      continue;
    }
    const inOrder = waiting
      .map((id) => ({ id, rank: first.has(id) ? -1 : crowd(id) }))
      .sort((one, other) => one.rank - other.rank);
    for (const { id } of inOrder) {
      const named = ids.filter((other) => from[other] !== undefined).map((other) => boxes[other]);
      const over = [
        ...named,
        ...taken,
        ...ids.map((other) => (other === id ? drawnIn(towns[id], sheet.place(id), OWN) : towns[other])),
      ];
      if (last || !over.some((box) => touch(boxes[id], box))) from[id] = step;
    }
  }
  return from;
}

/** @param {Sheet} sheet @param {Setting} set */
const smallest = ({ font }, { lines }) =>
  Math.min(...lines.map(({ line, squeezed }) => sizeOf(line, font, squeezed ?? Infinity)));

/** @param {Sheet} sheet @param {string} id @param {Setting} set @param {number} by */
const boxAt = (sheet, id, set, by) => drawnIn(boxOf(sheet, id, set), sheet.place(id), by);

/** @param {Sheet} sheet @param {string} id @param {number} [by] @returns {Box} */
export function townAt(sheet, id, by = 1) {
  const [x, y] = sheet.place(id);
  const half = TOWN * sheet.scale * by;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** A box drawn in towards a place. @param {Box} box @param {import("./curve.js").Point} place @param {number} by @returns {Box} */
const drawnIn = ({ left, right, top, bottom }, [x, y], by) => ({
  left: x + (left - x) * by,
  right: x + (right - x) * by,
  top: y + (top - y) * by,
  bottom: y + (bottom - y) * by,
});

/** @param {Box} one @param {Box} other */
const touch = (one, other) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > HAIR &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > HAIR;
