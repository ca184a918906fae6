// The positions of the provinces' names and shields, clear of cities, roads, tile stacks and city names.

import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { round } from "../curve.js";
import { CITIES, PROVINCES, REGIONS } from "../data.js";
import { readableFrom, sizeOf } from "../label_zoom.js";
import { boxOf, isTall, widthOf } from "../labels.js";
import { BOARD_ROADS } from "../roads.js";
import { Emblems, placesOfEmblems } from "./emblems.js";
import { INSET, OUTLINES, PEAKS } from "./geography.js";
import { OFFICE, townsOf } from "./slots.js";
import { stackBox } from "./stacks.js";

/** @typedef {import("../sheet.js").BoardSheet} Sheet */
/** @typedef {import("../curve.js").Point} Point */
/** @typedef {import("../labels.js").Box} Box */
/** @typedef {{ x: number, y: number, r: number }} Disc something round that is better not covered */
/** The occupied shapes of the sheet: a name may touch `discs`, but neither `boxes` nor earlier `names`. @typedef {{ discs: Disc[], boxes: Box[], names: Point[][] }} Taken */
/** @typedef {{ x: number, y: number, turn: number }} Spot the middle of a name, and how far it is turned */

/** @type {Point[]} */
const CARTOUCHE = [780, 830, 880, 930, 980].map((u) => [u, 905]);
const TURNS = [0, -90, -60, 60, -30, 30]; // degrees, the best first
const WIDTHS = [1.1, 0.95, 0.8, 0.68]; // letters stand a little apart, or closer where there is less room
const ALONG_ROAD = Array.from({ length: 15 }, (_, number) => (number + 0.5) / 15);
const ALONG_NAME = [-0.5, -0.375, -0.25, -0.125, 0, 0.125, 0.25, 0.375, 0.5];
const COARSE = 4; // of the points of a border one in so many is enough
const STEPS = 40; // places to try, across and along
const WALL = 3; // px
const EDGE = 0.5; // px of the land at the frame that are left free
const TOWN = 7; // half of a town's plan, on a map of scale 1
const CORNER = "poland"; // has a sheet of its own in the corner
const ORDER = [CORNER, ...Object.keys(PROVINCES).filter((province) => province !== CORNER)];
const LINE = 0.38; // half the height of a name, in its font's size
const TALL_LINE = 0.46; // of Japanese letters
const TOLERABLE = 4; // px of a road or a mountain that a name may touch, on a map of scale 1
const APART = 1; // px between a name and what it may not touch
const ENOUGH = 5; // px: more room is no better

/** @param {{ sheet: Sheet }} props */
export function ProvinceNames({ sheet }) {
  const size = sheet.font * 0.95;
  const taken = takenOn(sheet);
  /** @type {Disc[]} */
  const printed = [];
  const names = ORDER.map((province) => {
    const name = t(`province-${province}`);
    const own = widthOf(name) * size;
    const half = size * (isTall(name) ? TALL_LINE : LINE);
    const set = setting(sheet, province, own, half, taken);
    if (!set) return null; // a place so small has its letter and its shield alone
    const { length, x, y, turn } = set;
    const from = readableFrom(sizeOf(name, size, length), (zoom) => zoom);
    taken.names.push(corners(set, length, half));
    printed.push(...underName(set, length, half));
    return html`<text key=${province} class="province-name about" data-from=${from || undefined} data-about=${`province:${province}`} data-region=${PROVINCES[province].region ?? province} dy=".33em" textLength=${round(length)} lengthAdjust=${length < own ? "spacingAndGlyphs" : "spacing"} transform=${`translate(${round(x)} ${round(y)}) rotate(${turn})`}>${name}</text>`;
  });
  const emblems = placesOfEmblems(sheet, landsOf(sheet), { ...taken, names: printed });
  return html`<g class="province-names" font-size=${round(size)}>${names}</g><${Emblems} places=${emblems} />`;
}

/** Discs that lie below a name, side by side. @param {Spot} spot @param {number} length @param {number} half of its height @returns {Disc[]} */
function underName({ x, y, turn }, length, half) {
  const [cos, sin] = [Math.cos((turn / 180) * Math.PI), Math.sin((turn / 180) * Math.PI)];
  return ALONG_NAME.map((share) => ({ x: x + cos * length * share, y: y + sin * length * share, r: half }));
}

/** The widest way to set a name that covers nothing, or next to nothing. @param {Sheet} sheet @param {string} province @param {number} own @param {number} half of its height @param {Taken} taken */
function setting(sheet, province, own, half, taken) {
  const boxes = [...taken.boxes, ...frameOf(sheet), ...(province === CORNER ? wallsOf(sheet) : [insetBox(sheet)])];
  const field = fieldOf(sheet, land(sheet, province), { ...taken, boxes });
  let fair = null;
  for (const share of WIDTHS) {
    const found = freest(field, own * share, half, sheet.scale);
    if (!found) continue;
    fair = { length: own * share, ...found };
    if (found.free >= 0) break;
  }
  return fair;
}

/** @param {Sheet} sheet @param {string} province @returns {Point[]} */
function land(sheet, province) {
  if (OUTLINES[province])
    return OUTLINES[province].flatMap((line) => line.filter((_, number) => number % COARSE === 0)).map(sheet.at);
  return /** @type {Point[]} */ ([[INSET[0], 0], [1000, 0], [1000, INSET[1]], INSET]).map(sheet.at);
}

/** Is a point in the land of a province, clear of Poland's corner? @param {Sheet} sheet @returns {(province: string) => (point: Point) => boolean} */
const landsOf = (sheet) => (province) => {
  const [outline, corner] = [land(sheet, province), insetBox(sheet)];
  const cornered = (/** @type {Point} */ [x, y]) => x > corner.left && y < corner.bottom;
  return ([x, y]) => inside(outline, x, y) && toFrame(sheet, x, y) > 1 && cornered([x, y]) === (province === CORNER);
};

/** @param {Sheet} sheet @returns {Box} */
function insetBox(sheet) {
  const [left, bottom] = sheet.at(INSET);
  return { left, bottom, right: sheet.width, top: 0 };
}

/** The two lines of the corner. @param {Sheet} sheet @returns {Box[]} */
function wallsOf(sheet) {
  const { left, right, top, bottom } = insetBox(sheet);
  return [
    { left, right: left + WALL, top, bottom },
    { left, right, top: bottom - WALL, bottom },
  ];
}

/** The four sides of the frame. @param {Sheet} sheet @returns {Box[]} */
function frameOf({ width, height, frame }) {
  const whole = { left: 0, right: width, top: 0, bottom: height };
  return [
    { ...whole, right: frame + EDGE },
    { ...whole, left: width - frame - EDGE },
    { ...whole, bottom: frame + EDGE },
    { ...whole, top: height - frame - EDGE },
  ];
}

/** Whatever lies on the sheet, or may come to lie there. @param {Sheet} sheet @returns {Taken} */
function takenOn(sheet) {
  const { scale } = sheet;
  const { settings, slots } = townsOf(sheet, Object.fromEntries(Object.keys(CITIES).map((city) => [city, t(`city-${city}`)])));
  const round = (/** @type {Point} */ [x, y], /** @type {number} */ r) => ({ x, y, r: r * scale });
  return {
    discs: [
      ...BOARD_ROADS.roads.flatMap(([from, to]) =>
        ALONG_ROAD.map((share) => round(BOARD_ROADS.point(sheet, from, to, share), 3)),
      ),
      ...(sheet.small ? [] : CARTOUCHE.map((place) => round(sheet.at(place), 30))),
      ...PEAKS.map(([u, v, size]) => round(sheet.at([u, v - 8]), 7 * size)),
      ...Object.values(sheet.printing.letters).map(([u, v, size]) => round(sheet.at([u, v]), 5 * size)),
    ],
    boxes: [
      ...Object.keys(CITIES).flatMap((city) => {
        const [x, y] = sheet.place(city);
        const houses = slots[city].map(([right, down]) =>
          around(x + right, y + down, (OFFICE.width / 2) * scale, (OFFICE.height / 2) * scale),
        );
        return [around(x, y, TOWN * scale, TOWN * scale), boxOf(sheet, city, settings[city]), ...houses];
      }),
      ...Object.keys(REGIONS).map((region) => stackBox(sheet, region)),
    ],
    names: [],
  };
}

/** @param {number} x @param {number} y @param {number} across half as wide @param {number} along half as tall @returns {Box} */
const around = (x, y, across, along) => ({ left: x - across, right: x + across, top: y - along, bottom: y + along });

/**
 * How far each place of a land is from all that lies on it, and from its borders; beside it, what may not be touched there.
 * @typedef {{ left: number, top: number, across: number, along: number, free: Float32Array, shapes: Point[][] }} Field
 */

/** @param {Sheet} sheet @param {Point[]} outline @param {Taken} taken @returns {Field} */
function fieldOf(sheet, outline, taken) {
  const [xs, ys] = [0, 1].map((axis) => outline.map((point) => point[axis]));
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const [across, along] = [(right - left) / STEPS, (bottom - top) / STEPS];
  const discs = taken.discs.filter(({ x, y, r }) => x + r > left && x - r < right && y + r > top && y - r < bottom);
  const boxes = taken.boxes.filter((box) => box.right > left && box.left < right && box.bottom > top && box.top < bottom);
  const border = outline.map(([x, y]) => ({ x, y, r: -4 * sheet.scale })); // letters may reach it
  const free = Float32Array.from({ length: STEPS * STEPS }, (_, at) => {
    const [x, y] = [left + ((at % STEPS) + 0.5) * across, top + (Math.floor(at / STEPS) + 0.5) * along];
    if (!inside(outline, x, y)) return OUTSIDE;
    return Math.min(distance(discs, x, y), toBoxes(boxes, x, y), distance(border, x, y), toFrame(sheet, x, y));
  });
  const shapes = boxes.map(
    (box) =>
      /** @type {Point[]} */ ([
        [box.left, box.top],
        [box.right, box.top],
        [box.right, box.bottom],
        [box.left, box.bottom],
      ]),
  );
  return { left, top, across, along, free, shapes: [...shapes, ...taken.names] };
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

/** To the nearest box; nothing within one. @param {Box[]} boxes @param {number} x @param {number} y */
function toBoxes(boxes, x, y) {
  let least = Infinity;
  for (const { left, right, top, bottom } of boxes) {
    const [dx, dy] = [Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)];
    const far = dx * dx + dy * dy;
    if (far < least) least = far;
  }
  return Math.sqrt(least);
}

/** The corners of a name. @param {Spot} spot @param {number} length @param {number} half of its height @returns {Point[]} */
function corners({ x, y, turn }, length, half) {
  const [cos, sin] = [Math.cos((turn / 180) * Math.PI), Math.sin((turn / 180) * Math.PI)];
  const [dx, dy] = [(cos * length) / 2, (sin * length) / 2];
  const [ex, ey] = [-sin * half, cos * half];
  return [
    [x - dx - ex, y - dy - ey],
    [x + dx - ex, y + dy - ey],
    [x + dx + ex, y + dy + ey],
    [x - dx + ex, y - dy + ey],
  ];
}

/** Does no line lie between two rectangles? @param {Point[]} one @param {Point[]} other */
const touch = (one, other) => !between(one, other) && !between(other, one);

/** Is there a line along a side of the first? @param {Point[]} one @param {Point[]} other */
function between(one, other) {
  for (const side of [1, 3]) {
    const [ax, ay] = [one[side][0] - one[0][0], one[side][1] - one[0][1]];
    const length = Math.sqrt(ax * ax + ay * ay);
    const start = (one[0][0] * ax + one[0][1] * ay) / length;
    let [least, most] = [Infinity, -Infinity];
    for (const [x, y] of other) {
      const at = (x * ax + y * ay) / length - start;
      if (at < least) least = at;
      if (at > most) most = at;
    }
    if (least >= length + APART || most <= -APART) return true;
  }
  return false;
}

/** @param {Sheet} sheet @param {number} x @param {number} y */
const toFrame = ({ width, height, frame }, x, y) => Math.min(x - frame, y - frame, width - frame - x, height - frame - y);

/** @param {Field} field @param {number} length @param {number} half of its height @param {number} scale @returns {Spot & { free: number } | null} */
function freest({ left, top, across, along, free, shapes }, length, half, scale) {
  let found = null;
  let most = OUTSIDE;
  const least = half - TOLERABLE * scale;
  for (const [rank, turn] of TURNS.entries()) {
    const [cos, sin] = [Math.cos((turn / 180) * Math.PI) * length, Math.sin((turn / 180) * Math.PI) * length];
    const ways = ALONG_NAME.map((share) => [Math.round((cos * share) / across), Math.round((sin * share) / along)]);
    const bent = half + rank * 1.5 * scale; // what is turned more must be freer
    for (let at = 0; at < STEPS * STEPS; at++) {
      const [column, row] = [at % STEPS, Math.floor(at / STEPS)];
      let room = ENOUGH * scale + half;
      for (const [right, down] of ways) {
        const [x, y] = [column + right, row + down];
        const there = x < 0 || y < 0 || x >= STEPS || y >= STEPS ? OUTSIDE : free[y * STEPS + x];
        if (there < room) room = there;
        if (room - bent <= most || room <= least) break;
      }
      if (room - bent <= most || room <= least) continue;
      const spot = { x: left + (column + 0.5) * across, y: top + (row + 0.5) * along, turn, free: room - half };
      const name = corners(spot, length, half);
      if (shapes.some((shape) => touch(name, shape))) continue;
      most = room - bent;
      found = spot;
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
