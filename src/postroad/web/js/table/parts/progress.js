// Progress of the viewer: regions, provinces, cards that join the route, and the next carriage.
import { ALL_PROVINCES, CARRIAGE_POINTS, CITIES, REGIONS } from "../../board/data.js";
import { missingProvinces } from "../../board/missing.js";
import { neighbours } from "../../board/ways.js";
import { me, view } from "../session/current.js";

const [FIRST, LAST] = [3, 7];
const CARTWRIGHT_REACH = 2; // cities that a route may lack with the cartwright
const NEARLY = 2; // at most this many offices are missing

/** @typedef {{ region: string, have: number, all: number, missing: string[] }} Progress */

/** The progress of a seat in a region. @param {string} region @param {number} [seat] @returns {Progress} */
export function progress(region, seat = me.value ?? 0) {
  const { cities } = REGIONS[region];
  const missing = cities.filter((city) => !view.value.seats[seat].offices.includes(city));
  return { region, have: cities.length - missing.length, all: cities.length, missing };
}

/** The provinces that the all-provinces tile needs. */
export const requiredProvinces = () => ALL_PROVINCES.required[view.value.options[ALL_PROVINCES.option]];

/** The same, and those still without an office. @param {number} [seat] */
export function provinceProgress(seat = me.value ?? 0) {
  const all = requiredProvinces();
  const without = missingProvinces(view.value.seats[seat].offices);
  return { all, missing: all.filter((province) => without.includes(province)) };
}

/** The progress of a city's region if an office there would nearly complete it and the region still has a tile; else null. @param {string} city @returns {Progress | null} */
export function nearlyComplete(city) {
  const { region } = CITIES[city];
  if (!region || me.value === null) return null;
  const mine = view.value.seats[me.value];
  const regionProgress = progress(region);
  const worth = view.value.tiles[region].length > 0 && !mine.tiles[region]?.length;
  return worth && regionProgress.have > 0 && regionProgress.missing.length <= NEARLY && regionProgress.missing.includes(city)
    ? regionProgress
    : null;
}

/** Whether a road joins a city to an end of the own route. @param {string} city */
export function joinsRoute(city) {
  const route = me.value === null ? [] : view.value.seats[me.value].route;
  const ends = [route[0], route.at(-1)];
  return route.length > 0 && !route.includes(city) && neighbours(city).some((other) => ends.includes(other));
}

/** The next carriage, null after the last. @param {number} seat */
export function nextCarriage(seat) {
  const { carriage } = view.value.seats[seat];
  return carriage === LAST ? null : Math.max(carriage + 1, FIRST);
}

/** The cities that a carriage needs with the cartwright. @param {number} carriage */
export const citiesWithCartwright = (carriage) => Math.max(carriage - CARTWRIGHT_REACH, FIRST);

/** The points that the next carriage adds. The last one also brings the game-end tile if it is left. @param {number} seat */
export function carriageGain(seat) {
  const worth = (/** @type {number} */ number) => CARRIAGE_POINTS[number] ?? 0;
  const next = nextCarriage(seat);
  const end = next === LAST ? (view.value.tiles["game-end"][0] ?? 0) : 0;
  return worth(next ?? 0) - worth(view.value.seats[seat].carriage) + end;
}
