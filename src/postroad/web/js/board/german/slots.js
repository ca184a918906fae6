// The four positions for offices round a city: in the gaps between its roads, away from the names.
import { CITIES, ROADS } from "../data.js";
import { boxOf, plainSetting } from "../labels.js";
import { BOARD_ROADS } from "../roads.js";
import { placeNames } from "./name_places.js";

/** @typedef {import("../curve.js").Point} Point */
/** @typedef {import("../labels.js").Setting} Setting */
/** @typedef {import("../sheet.js").BoardSheet} Sheet */

export const OFFICE = { width: 14, height: 15.4 }; // on a map of scale 1
const REACH = 15.5; // from the city's middle to the middle of a house
const STEPS = 24;

/** How all names are set, where else they may stand, and where all houses stand. @typedef {{ settings: Record<string, Setting>, places: import("./name_places.js").NamePlaces, slots: Record<string, Point[]> }} Towns */

/** The last result for each sheet, as several components ask for it: the key of its names, and the positions. @type {WeakMap<Sheet, [string, Towns]>} */
const known = new WeakMap();

/** @param {Sheet} sheet @param {Record<string, string>} names of the cities @returns {Towns} */
export function townsOf(sheet, names) {
  const all = Object.values(names).join();
  const before = known.get(sheet);
  if (before?.[0] === all) return before[1];
  const printed = Object.fromEntries(Object.entries(names).map(([city, name]) => [city, plainSetting(sheet, city, name)]));
  const places = placeNames(sheet, names, printed);
  const settings = Object.fromEntries(Object.keys(names).map((city) => [city, places.placed.get(city)?.set ?? printed[city]]));
  const slots = Object.fromEntries(Object.keys(CITIES).map((city) => [city, officeSlots(sheet, city, settings)]));
  const towns = { settings, places, slots };
  known.set(sheet, [all, towns]);
  return towns;
}

/**
 * The middles of the houses, from the city's middle; clockwise from the top.
 * @param {Sheet} sheet
 * @param {string} city
 * @param {Record<string, Setting>} settings of all cities' names
 * @returns {Point[]}
 */
function officeSlots(sheet, city, settings) {
  const all = Array.from({ length: STEPS }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI;
    /** @type {Point} */
    const place = [Math.sin(angle) * REACH * sheet.scale, -Math.cos(angle) * REACH * sheet.scale];
    return { place, free: freedom(sheet, city, place, settings) };
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
 * @param {Record<string, Setting>} settings
 */
function freedom(sheet, city, place, settings) {
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
  if (cutOff(sheet, house)) return -200;
  return Math.min(free, ...Object.keys(CITIES).map((other) => toName(sheet, other, settings[other], house)));
}

/** Would a house lie under the frame? @param {Sheet} sheet @param {Point} house */
function cutOff({ width, height, frame, scale }, [x, y]) {
  const [across, along] = [(OFFICE.width / 2) * scale, (OFFICE.height / 2) * scale];
  return x - across < frame || y - along < frame || x + across > width - frame || y + along > height - frame;
}

/**
 * Below zero where a house would cover a city's name: the less, the worse.
 * @param {Sheet} sheet
 * @param {string} city
 * @param {Setting} set
 * @param {Point} house
 */
function toName(sheet, city, set, house) {
  const { scale } = sheet;
  const { left, right, top, bottom } = boxOf(sheet, city, set);
  const across = Math.abs(house[0] - (left + right) / 2) - (right - left + OFFICE.width * scale) / 2;
  const along = Math.abs(house[1] - (top + bottom) / 2) - (set.lines.length * sheet.font + OFFICE.height * scale) / 2;
  return Math.max(across, along) > scale ? Infinity : Math.max(across, along) - 100;
}

/** The box of a house. @param {Sheet} sheet @param {string} city @param {Point} slot @returns {import("../labels.js").Box} */
export function officeBox(sheet, city, [right, down]) {
  const [x, y] = sheet.place(city);
  const [across, along] = [(OFFICE.width / 2) * sheet.scale, (OFFICE.height / 2) * sheet.scale];
  return { left: x + right - across, right: x + right + across, top: y + down - along, bottom: y + down + along };
}
