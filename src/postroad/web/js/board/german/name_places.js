// The places of the cities' names. Each name has a printed place. If something covers it, the name moves to another place round its city;
// if none is free, the name appears only when the map is zoomed in.
import { CITIES, REGIONS } from "../data.js";
import { readableFrom, sizeOf } from "../label_zoom.js";
import { exactBox, fitLines, isTall, setting, widthOf } from "../labels.js";
import { BOARD_ROADS } from "../roads.js";
import { stackBox } from "./stacks.js";

/** @typedef {import("../curve.js").Point} Point */
/** @typedef {import("../labels.js").Box} Box */
/** @typedef {import("../labels.js").Setting} Setting */
/** @typedef {import("../sheet.js").BoardSheet} Sheet */
/** @typedef {{ set: Setting, box: Box }} Choice */
/** @typedef {Map<string, Choice>} Placed the names shown, each with its choice */
/** What a name may choose from, the best first, and what it chose on a map without offices. @typedef {{ choices: Record<string, Choice[]>, placed: Placed }} NamePlaces */

const IDS = Object.keys(CITIES);
const PLAN = 5.6; // half of a town's plan, on a map of scale 1
const RING = 8.8; // the ring of a city that can be pressed
const ROOMY = 270; // px: on a map at least so high names keep their printed places until a city without one can be pressed
const EDGE = 1; // px between a name and the frame
const SQUEEZED = 0.92; // of its width may a name have
const ALONG_ROAD = Array.from({ length: 14 }, (_, number) => (number + 0.5) / 14);
const ROAD = 4; // as bad as so many steps down the list is each point of a road below a name
const UNDER = 40; // and each ring
const SHIFTS = [0, 0.25, -0.25, 0.5, -0.5]; // of its width may a name stand aside above or below its city

/** @param {Sheet} sheet @param {Record<string, string>} names @param {Record<string, Setting>} printed @returns {NamePlaces} */
export function placeNames(sheet, names, printed) {
  const land = { stacks: Object.keys(REGIONS).map((region) => stackBox(sheet, region)), roads: roadPoints(sheet) };
  const choices = Object.fromEntries(IDS.map((id) => [id, choicesOf(sheet, id, names[id], printed[id], land)]));
  const crowd = (/** @type {string} */ id) =>
    IDS.filter((other) => other !== id && touch(exactBox(sheet, id, printed[id]), exactBox(sheet, other, printed[other])));
  /** @type {Placed} */
  const placed = new Map();
  const isPrinted = (/** @type {string} */ id) => choices[id][0]?.set === printed[id];
  const order = [...IDS].sort((one, other) => crowd(one).length - crowd(other).length);
  for (const id of order) if (isPrinted(id) && !blockers(placed, id, choices[id][0]).length) placed.set(id, choices[id][0]);
  if (sheet.height < ROOMY)
    for (const depth of [0, 1, 2]) for (const id of order) if (!placed.has(id)) insert(choices, placed, id, depth);
  return { choices, placed };
}

/**
 * The names on a map with pieces. Names that nothing lies on stay; cities that can be pressed come first.
 * @param {NamePlaces} places
 * @param {Box[]} houses
 * @param {Iterable<string>} first
 * @returns {Placed}
 */
export function namesAmong({ choices, placed }, houses, first) {
  const clear = (/** @type {Choice} */ { box }) => !houses.some((house) => touch(box, house));
  const left = Object.fromEntries(IDS.map((id) => [id, choices[id].filter(clear)]));
  /** @type {Placed} */
  const now = new Map([...placed].filter(([, choice]) => clear(choice)));
  for (const id of placed.keys()) if (!now.has(id)) insert(left, now, id, 1);
  const needed = new Set(first);
  for (const id of IDS) if (needed.has(id) && !now.has(id)) push(left, now, id, needed);
  return now;
}

/** Give a name a place, if others can move aside for it, so many one after another. @param {Record<string, Choice[]>} choices @param {Placed} placed @param {string} id @param {number} depth @param {Set<string>} [fixed] @returns {boolean} */
function insert(choices, placed, id, depth, fixed = new Set()) {
  const free = choices[id].find((choice) => !blockers(placed, id, choice).length);
  if (free) placed.set(id, free);
  if (free || !depth) return Boolean(free);
  const staying = new Set([...fixed, id]);
  for (const choice of choices[id]) {
    const before = blockers(placed, id, choice);
    if (before.length > 2 || before.some((other) => staying.has(other))) continue;
    const undo = new Map(placed);
    for (const other of before) placed.delete(other);
    placed.set(id, choice);
    if (before.every((other) => insert(choices, placed, other, depth - 1, staying))) return true;
    placed.clear();
    for (const [other, its] of undo) placed.set(other, its);
  }
  return false;
}

/** Give a name a place, even if others lose theirs that are not needed. @param {Record<string, Choice[]>} choices @param {Placed} placed @param {string} id @param {Set<string>} needed */
function push(choices, placed, id, needed) {
  for (const depth of [0, 1, 2]) if (insert(choices, placed, id, depth)) return;
  const open = choices[id]
    .map((choice) => ({ choice, before: blockers(placed, id, choice) }))
    .filter(({ before }) => !before.some((other) => needed.has(other)))
    .sort((one, other) => one.before.length - other.before.length)[0];
  if (!open) return;
  for (const other of open.before) placed.delete(other);
  placed.set(id, open.choice);
  for (const other of open.before) insert(choices, placed, other, 1, new Set([id]));
}

/** The names that a choice would lie on. @param {Placed} placed @param {string} id @param {Choice} choice */
const blockers = (placed, id, { box }) =>
  [...placed].filter(([other, its]) => other !== id && touch(box, its.box)).map(([other]) => other);

/** The places round a city where its name lies on no town, stack or frame; the printed one first. @param {Sheet} sheet @param {string} id @param {string} name @param {Setting} printed @param {{ stacks: Box[], roads: Point[] }} land @returns {Choice[]} */
function choicesOf(sheet, id, name, printed, { stacks, roads }) {
  const plans = IDS.map((other) => townBox(sheet, other, PLAN));
  const rings = IDS.map((other) => townBox(sheet, other, RING));
  const box = exactBox(sheet, id, printed);
  const clear = (/** @type {Box} */ one) =>
    ![...stacks, ...plans].some((other) => touch(one, other)) && inFrame(sheet, one) && isNearest(sheet, id, one);
  const cost = (/** @type {Box} */ one) =>
    ROAD * roads.filter((point) => within(one, point)).length + UNDER * rings.filter((ring) => touch(one, ring)).length;
  const others = settingsRound(sheet, id, name)
    .map((set, rank) => ({ set, box: exactBox(sheet, id, set), rank }))
    .filter((one) => clear(one.box))
    .map((one) => ({ ...one, cost: one.rank + cost(one.box) }))
    .sort((one, other) => one.cost - other.cost);
  const first = clear(box) && isReadable(sheet, printed) ? [{ set: printed, box }] : [];
  return [...first, ...others.map(({ set, box }) => ({ set, box }))];
}

/** @param {Sheet} sheet @param {string} id @param {string} name @returns {Setting[]} */
function settingsRound(sheet, id, name) {
  const { font, scale } = sheet;
  const cut = fitLines(name, font, 0).map(({ line }) => ({ line }));
  const whole = cut.length > 1 ? [[{ line: name }], cut] : [[{ line: name }]];
  const narrow = (/** @type {string} */ line) => ({ line, squeezed: Math.round(widthOf(line) * font * SQUEEZED) });
  const ways = [...whole, ...whole.map((lines) => lines.map(({ line }) => narrow(line)))];
  const gap = (RING + 1) * scale;
  return ways.flatMap((lines) => {
    const height = lines.length * font;
    const width = setting(lines, font, [0, 0, "middle"]).width;
    const off = gap + height * 0.42;
    /** @type {import("../labels.js").Spot[]} */
    const spots = [0, -0.35, 0.35, -0.6, 0.6].flatMap((share) => [
      /** @type {import("../labels.js").Spot} */ ([gap, share * height, "start"]),
      /** @type {import("../labels.js").Spot} */ ([-gap, share * height, "end"]),
    ]);
    for (const share of SHIFTS) spots.push([share * width, -off, "middle"], [share * width, off, "middle"]);
    return spots.map((spot) => intoFrame(sheet, id, setting(lines, font, spot)));
  });
}

/** @param {Sheet} sheet @param {string} id @param {Setting} set @returns {Setting} */
function intoFrame(sheet, id, set) {
  const { left, right, top, bottom } = exactBox(sheet, id, set);
  const { width, height, frame } = sheet;
  const inset = frame + EDGE;
  const aside = Math.max(0, inset - left) + Math.min(0, width - inset - right);
  const down = Math.max(0, inset - top) + Math.min(0, height - inset - bottom);
  return { ...set, dx: set.dx + aside, first: set.first + down };
}

/** @param {Sheet} sheet @param {Box} box */
const inFrame = ({ width, height, frame }, { left, right, top, bottom }) =>
  left >= frame && top >= frame && right <= width - frame && bottom <= height - frame;

/** Is no other city nearer to a name than its own? @param {Sheet} sheet @param {string} id @param {Box} box */
function isNearest(sheet, id, { left, right, top, bottom }) {
  const far = (/** @type {string} */ city) => {
    const [x, y] = sheet.place(city);
    return Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom));
  };
  const own = far(id);
  return IDS.every((city) => city === id || far(city) > own);
}

/** @param {Sheet} sheet @param {Setting} set */
const isReadable = ({ font }, { lines }) =>
  lines.every(
    ({ line, squeezed }) => readableFrom(isTall(line) ? sizeOf(line, font, squeezed ?? Infinity) : font, () => 1) === 0,
  );

/** @param {Sheet} sheet @param {string} city @param {number} size @returns {Box} */
function townBox(sheet, city, size) {
  const [x, y] = sheet.place(city);
  const half = size * sheet.scale;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** @param {Sheet} sheet @returns {Point[]} */
const roadPoints = (sheet) =>
  BOARD_ROADS.roads.flatMap(([from, to]) => ALONG_ROAD.map((share) => BOARD_ROADS.point(sheet, from, to, share)));

/** @param {Box} box @param {Point} point */
const within = ({ left, right, top, bottom }, [x, y]) => left < x && x < right && top < y && y < bottom;

/** @param {Box} one @param {Box} other */
const touch = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
