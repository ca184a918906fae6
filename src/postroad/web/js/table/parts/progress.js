// How far the person at this screen is with a region, and which cities would go on with the route.
import { CARRIAGE_POINTS, CITIES, PROVINCES, REGIONS } from "../../board/data.js";
import { missingProvinces } from "../../board/missing.js";
import { neighbours } from "../../board/ways.js";
import { me, view } from "../session/current.js";

const [FIRST, LAST] = [3, 7];
const CARTWRIGHT_REACH = 2; // cities that a route may lack
const LEFT_OUT = "bavaria"; // where eight provinces are enough
const NEARLY = 2; // offices missing, at the most

/** @typedef {{ region: string, have: number, all: number, missing: string[] }} Progress */

/** The own offices in a region. @param {string} region @param {number} [seat] @returns {Progress} */
export function progress(region, seat = me.value ?? 0) {
  const { cities } = REGIONS[region];
  const missing = cities.filter((city) => !view.value.seats[seat].offices.includes(city));
  return { region, have: cities.length - missing.length, all: cities.length, missing };
}

/** The provinces that the tile for all of them asks for, and those without an own office. @param {number} [seat] */
export function provincesDone(seat = me.value ?? 0) {
  const ids = Object.keys(PROVINCES);
  const asked = view.value.options.provinces_for_all;
  const all = ids.filter((province) => asked === ids.length || province !== LEFT_OUT);
  const without = missingProvinces(view.value.seats[seat].offices);
  return { all, missing: all.filter((province) => without.includes(province)) };
}

/** Would an office in this city nearly or quite complete its region, which still has a tile? @param {string} city @returns {Progress | null} */
export function nearlyComplete(city) {
  const { region } = CITIES[city];
  if (!region || me.value === null) return null;
  const mine = view.value.seats[me.value];
  const so = progress(region);
  const worth = view.value.tiles[region].length > 0 && !mine.tiles[region]?.length;
  return worth && so.have > 0 && so.missing.length <= NEARLY && so.missing.includes(city) ? so : null;
}

/** Does a road join this city to an end of the own route? @param {string} city */
export function joinsRoute(city) {
  const route = me.value === null ? [] : view.value.seats[me.value].route;
  const ends = [route[0], route.at(-1)];
  return route.length > 0 && !route.includes(city) && neighbours(city).some((other) => ends.includes(other));
}

/** The carriage that comes next, null after the last. @param {number} seat */
export function nextCarriage(seat) {
  const { carriage } = view.value.seats[seat];
  return carriage === LAST ? null : Math.max(carriage + 1, FIRST);
}

/** How many cities the cartwright makes do with. @param {number} carriage */
export const citiesWithCartwright = (carriage) => Math.max(carriage - CARTWRIGHT_REACH, FIRST);

/** What the next carriage adds to the points; the last one also brings the tile for the end, if that still lies there. @param {number} seat */
export function carriageGain(seat) {
  const worth = (/** @type {number} */ number) => CARRIAGE_POINTS[number] ?? 0;
  const next = nextCarriage(seat);
  const end = next === LAST ? (view.value.tiles["game-end"][0] ?? 0) : 0;
  return worth(next ?? 0) - worth(view.value.seats[seat].carriage) + end;
}
