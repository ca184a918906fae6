// The names of the provinces, printed where their land is free: clear of towns, roads, tile stacks and the names of cities, level if that can be.

import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { round } from "../curve.js";
import { CITIES, PROVINCES } from "../data.js";
import { boxOf, plainSetting, widthOf } from "../labels.js";
import { BOARD_ROADS } from "../roads.js";
import { INSET, OUTLINES, PEAKS } from "./geography.js";

/** @typedef {import("../sheet.js").BoardSheet} Sheet */
/** @typedef {import("../curve.js").Point} Point */
/** @typedef {{ x: number, y: number, r: number }} Disc something round that is not to be covered */
/** @typedef {{ x: number, y: number, turn: number }} Spot the middle of a name, and how far it is turned */

/** @type {Point[]} */
const CARTOUCHE = [780, 830, 880, 930, 980].map((u) => [u, 905]);
const TURNS = [0, -90, -60, 60, -30, 30]; // degrees, the best first
const WIDTHS = [1.1, 0.95, 0.8, 0.68]; // letters stand a little apart, or closer where there is less room
const ALONG_ROAD = Array.from({ length: 15 }, (_, number) => (number + 0.5) / 15);
const ALONG_NAME = [-0.5, -0.375, -0.25, -0.125, 0, 0.125, 0.25, 0.375, 0.5];
const COARSE = 4; // of the points of a border one in so many is enough
const STEPS = 40; // places to try, across and along
const LINE = 0.38; // half the height of a name, in its font's size
const TOLERABLE = 4; // px of something else that a name may touch, on a map of scale 1; but no name of a city
const ENOUGH = 5; // px: more room is no better

/** @param {{ sheet: Sheet }} props */
export function ProvinceNames({ sheet }) {
  const size = sheet.font * 0.95;
  const taken = discs(sheet);
  return html`<g class="province-names" font-size=${round(size)}>${Object.keys(PROVINCES).map((province) => {
    const name = t(`province-${province}`);
    const own = widthOf(name) * size;
    const set = setting(sheet, province, own, size, taken);
    if (!set) return null; // a place so small has its letter alone
    const { length, x, y, turn } = set;
    return html`<text key=${province} class="province-name about" data-about=${`province:${province}`} data-region=${PROVINCES[province].region ?? province} dy=".33em" textLength=${round(length)} lengthAdjust=${length < own ? "spacingAndGlyphs" : "spacing"} transform=${`translate(${round(x)} ${round(y)}) rotate(${turn})`}>${name}</text>`;
  })}</g>`;
}

/** The widest way to set a name that covers nothing, or next to nothing. @param {Sheet} sheet @param {string} province @param {number} own @param {number} size @param {Disc[]} taken */
function setting(sheet, province, own, size, taken) {
  const field = fieldOf(sheet, land(sheet, province), taken);
  const all = WIDTHS.map((share) => ({ length: own * share, ...freest(field, own * share, size * LINE, sheet.scale) }));
  return all.find(({ free }) => free >= 0) ?? all.findLast(({ free }) => free > -TOLERABLE * sheet.scale) ?? null;
}

/** @param {Sheet} sheet @param {string} province @returns {Point[]} */
function land(sheet, province) {
  if (OUTLINES[province])
    return OUTLINES[province].flatMap((line) => line.filter((_, number) => number % COARSE === 0)).map(sheet.at);
  return /** @type {Point[]} */ ([[INSET[0], 0], [1000, 0], [1000, INSET[1]], INSET]).map(sheet.at);
}

/** Whatever lies on the sheet. @param {Sheet} sheet @returns {Disc[]} */
function discs(sheet) {
  const { scale } = sheet;
  const round = (/** @type {Point} */ [x, y], /** @type {number} */ r) => ({ x, y, r: r * scale });
  return [
    ...Object.keys(CITIES).flatMap((city) => [round(sheet.place(city), 9), ...nameDiscs(sheet, city)]),
    ...BOARD_ROADS.roads.flatMap(([from, to]) => ALONG_ROAD.map((share) => round(BOARD_ROADS.point(sheet, from, to, share), 3))),
    ...Object.values(sheet.printing.stacks).map((place) => round(sheet.at(place), 20)),
    ...(sheet.small ? [] : CARTOUCHE.map((place) => round(sheet.at(place), 30))),
    ...PEAKS.map(([u, v, size]) => round(sheet.at([u, v - 8]), 7 * size)),
    ...Object.values(sheet.printing.letters).map(([u, v, size]) => round(sheet.at([u, v]), 5 * size)),
  ];
}

/** A city's name as a row of discs. @param {Sheet} sheet @param {string} city @returns {Disc[]} */
function nameDiscs(sheet, city) {
  const { left, right, top, bottom } = boxOf(sheet, city, plainSetting(sheet, city, t(`city-${city}`)));
  const r = (bottom - top) / 2;
  const count = Math.max(2, Math.ceil((right - left) / r));
  return Array.from({ length: count }, (_, number) => ({
    x: left + ((right - left) * (number + 0.5)) / count,
    y: (top + bottom) / 2,
    r: r + TOLERABLE * sheet.scale * 0.8,
  }));
}

/** How far each place of a land is from all that lies on it, and from its borders. @typedef {{ left: number, top: number, across: number, along: number, free: Float32Array }} Field */

/** @param {Sheet} sheet @param {Point[]} outline @param {Disc[]} taken @returns {Field} */
function fieldOf(sheet, outline, taken) {
  const [xs, ys] = [0, 1].map((axis) => outline.map((point) => point[axis]));
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const [across, along] = [(right - left) / STEPS, (bottom - top) / STEPS];
  const near = taken.filter(({ x, y, r }) => x + r > left && x - r < right && y + r > top && y - r < bottom);
  const border = outline.map(([x, y]) => ({ x, y, r: -4 * sheet.scale })); // letters may reach it
  const free = Float32Array.from({ length: STEPS * STEPS }, (_, at) => {
    const [x, y] = [left + ((at % STEPS) + 0.5) * across, top + (Math.floor(at / STEPS) + 0.5) * along];
    return inside(outline, x, y) ? Math.min(distance(near, x, y), distance(border, x, y), toFrame(sheet, x, y)) : OUTSIDE;
  });
  return { left, top, across, along, free };
}

const OUTSIDE = -1000;

/** @param {Disc[]} discs @param {number} x @param {number} y */
function distance(discs, x, y) {
  let least = Infinity;
  for (const disc of discs) {
    const [dx, dy] = [disc.x - x, disc.y - y];
    const far = Math.sqrt(dx * dx + dy * dy) - disc.r; // much faster than hypot
    if (far < least) least = far;
  }
  return least;
}

/** @param {Sheet} sheet @param {number} x @param {number} y */
const toFrame = ({ width, height, frame }, x, y) => Math.min(x - frame, y - frame, width - frame - x, height - frame - y);

/** @param {Field} field @param {number} length @param {number} half of its height @param {number} scale @returns {Spot & { free: number }} */
function freest({ left, top, across, along, free }, length, half, scale) {
  let found = { x: 0, y: 0, turn: 0, free: OUTSIDE };
  let most = OUTSIDE;
  for (const [rank, turn] of TURNS.entries()) {
    const [cos, sin] = [Math.cos((turn / 180) * Math.PI) * length, Math.sin((turn / 180) * Math.PI) * length];
    const ways = ALONG_NAME.map((share) => [Math.round((cos * share) / across), Math.round((sin * share) / along)]);
    const least = half + rank * 1.5 * scale; // what is turned more must be freer
    for (let at = 0; at < STEPS * STEPS; at++) {
      const [column, row] = [at % STEPS, Math.floor(at / STEPS)];
      let room = ENOUGH * scale + half;
      for (const [right, down] of ways) {
        const [x, y] = [column + right, row + down];
        const there = x < 0 || y < 0 || x >= STEPS || y >= STEPS ? OUTSIDE : free[y * STEPS + x];
        if (there < room) room = there;
        if (room - least <= most) break;
      }
      const worth = room - least;
      if (worth <= most) continue;
      most = worth;
      found = { x: left + (column + 0.5) * across, y: top + (row + 0.5) * along, turn, free: room - half };
    }
  }
  return found;
}

/** @param {Point[]} outline @param {number} x @param {number} y */
function inside(outline, x, y) {
  let odd = false;
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at++) {
    const [[ax, ay], [bx, by]] = [outline[at], outline[before]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}
