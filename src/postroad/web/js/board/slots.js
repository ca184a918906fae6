// The four places round a city where the offices of the four seats stand: in the gaps between its roads, away from the names.
import { CITIES, ROADS } from "./data.js";
import { nameSize } from "./labels.js";
import { BOARD_ROADS } from "./roads.js";

/** @typedef {import("./curve.js").Point} Point */
/** @typedef {import("./sheet.js").Sheet} Sheet */

export const OFFICE = { width: 14, height: 15.4 }; // on a map of scale 1
const REACH = 15.5; // from the city's middle to the middle of a house
const STEPS = 24;

/**
 * The middles of the houses, from the city's middle; clockwise from the top.
 * @param {Sheet} sheet
 * @param {string} city
 * @param {Record<string, string>} names of all cities
 * @returns {Point[]}
 */
export function officeSlots(sheet, city, names) {
  const all = Array.from({ length: STEPS }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI;
    /** @type {Point} */
    const place = [Math.sin(angle) * REACH * sheet.scale, -Math.cos(angle) * REACH * sheet.scale];
    return { place, free: freedom(sheet, city, place, names) };
  });
  return best(all, 4, (a, b) => !touch(sheet, a.place, b.place)).map(({ place }) => place);
}

/**
 * The `count` members that fit together and of which the worst is as free as can be.
 * @template {{ free: number }} T
 * @param {T[]} all
 * @param {number} count
 * @param {(a: T, b: T) => boolean} fit
 */
function best(all, count, fit) {
  /** @type {T[]} */
  let chosen = [];
  let most = -Infinity;
  /** @param {T[]} picked @param {number} from @param {number} worth */
  const search = (picked, from, worth) => {
    if (picked.length === count) [chosen, most] = [picked, worth];
    else
      for (let index = from; index < all.length; index++) {
        const next = all[index];
        const worthNow = Math.min(worth, next.free);
        if (worthNow > most && picked.every((other) => fit(other, next))) search([...picked, next], index + 1, worthNow);
      }
  };
  search([], 0, Infinity);
  return chosen;
}

/** @param {Sheet} sheet @param {Point} a @param {Point} b */
function touch({ scale }, a, b) {
  return Math.abs(a[0] - b[0]) < OFFICE.width * scale && Math.abs(a[1] - b[1]) < OFFICE.height * scale;
}

/**
 * How far a house there is from roads; below zero where it would cover a name.
 * @param {Sheet} sheet
 * @param {string} city
 * @param {Point} place
 * @param {Record<string, string>} names
 */
function freedom(sheet, city, place, names) {
  const [x, y] = sheet.place(city);
  /** @type {Point} */
  const house = [x + place[0], y + place[1]];
  let free = 12 * sheet.scale;
  for (const [one, two] of ROADS) {
    if (one !== city && two !== city) continue;
    for (let share = 0.02; share < 0.5; share += 0.02) {
      const point = BOARD_ROADS.point(sheet, city, one === city ? two : one, share);
      free = Math.min(free, Math.hypot(point[0] - house[0], point[1] - house[1]));
    }
  }
  return Math.min(free, ...Object.keys(CITIES).map((other) => toName(sheet, other, names[other], house)));
}

/**
 * Below zero where a house would cover a city's name: the less, the worse.
 * @param {Sheet} sheet
 * @param {string} city
 * @param {string} name
 * @param {Point} house
 */
function toName(sheet, city, name, house) {
  const { scale } = sheet;
  const [x, y] = sheet.place(city);
  const [dx, dy, anchor, room] = sheet.spot(city);
  const [width, height] = nameSize(name, sheet.font, room);
  const middle = x + dx + { start: width / 2, middle: 0, end: -width / 2 }[anchor];
  const across = Math.abs(house[0] - middle) - (width + OFFICE.width * scale) / 2;
  const along = Math.abs(house[1] - y - dy) - (height + OFFICE.height * scale) / 2;
  return Math.max(across, along) > scale ? Infinity : Math.max(across, along) - 100;
}
