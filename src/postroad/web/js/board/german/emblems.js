// The positions of the provinces' shields on the map, beside the region's letter, where nothing covers them.

import { html } from "../../ui/html.js";
import { round } from "../curve.js";
import { Arms } from "../emblem.js";

/** @typedef {import("../sheet.js").BoardSheet} Sheet */
/** @typedef {import("../labels.js").Box} Box */
/** @typedef {import("../curve.js").Point} Point */
/** @typedef {{ x: number, y: number, r: number }} Disc */
/** @typedef {{ x: number, y: number, size: number }} Place the middle of a shield, and how tall it is */

const [LEAST, USUAL] = [14, 16]; // px, and on a map of scale 1
const LETTER = { across: 0.42, along: 0.36 }; // half of a letter, in its font's size
const FONT = 30; // of a letter of size 1, on a map of scale 1
const GAP = 2; // px between a letter and its shield
const ROUND = [0, 180, 90, -90, 45, 135, -45, -135, 22, 158, -22, -158, 67, 113, -67, -113]; // degrees from a letter to its shield, the best first
const RINGS = [1, 1.4, 1.8, 2.3, 2.9, 3.6]; // how far off, where there is no room nearer
const CLEAR = 1.5; // px round a shield that are better free
const ABROAD = 20; // corners that the middle counts for
const WAY = 0.15; // what a step away from the letter costs, in shields covered

/** Shapes that a shield must not cover (`boxes`), may cover a little (`discs`), or only by a hair (`names`). @typedef {{ boxes: Box[], discs: Disc[], names: Disc[] }} Taken */

/**
 * A place for each shield: beside its letter if that is free, else as near to it as can be.
 * @param {Sheet} sheet
 * @param {(province: string) => (point: Point) => boolean} within is a point in the land of a province?
 * @param {Taken} taken
 */
export function placesOfEmblems(sheet, within, taken) {
  const size = Math.max(LEAST, USUAL * sheet.scale);
  const boxes = [...taken.boxes];
  /** @type {Record<string, Place>} */
  const places = {};
  for (const [province, [u, v, large]] of Object.entries(sheet.printing.letters)) {
    const inLand = within(province);
    const costs = placesRound(sheet.at([u, v]), FONT * large * sheet.scale, size).map(({ place, way }) => ({
      place,
      cost: way + covered(place, inLand, { ...taken, boxes }),
    }));
    const { place } = costs.reduce((best, one) => (one.cost < best.cost ? one : best));
    boxes.push(boxAround(place, size / 2));
    places[province] = place;
  }
  return places;
}

/** Places round a letter, and what the way to each costs. @param {Point} letter @param {number} font @param {number} size */
function placesRound([x, y], font, size) {
  const [across, along] = [LETTER.across, LETTER.along].map((half) => half * font + size / 2 + GAP);
  return RINGS.flatMap((ring, step) =>
    ROUND.map((turn, rank) => {
      const [cos, sin] = [Math.cos((turn / 180) * Math.PI), Math.sin((turn / 180) * Math.PI)];
      return { place: { x: x + cos * across * ring, y: y + sin * along * ring, size }, way: step * WAY + rank * 0.001 };
    }),
  );
}

/** @param {Place} place @param {number} half @returns {Box} */
const boxAround = ({ x, y }, half) => ({ left: x - half, right: x + half, top: y - half, bottom: y + half });

/** How much of a shield other things cover there, or another land. @param {Place} place @param {(point: Point) => boolean} inLand @param {Taken} taken */
function covered(place, inLand, { boxes, discs, names }) {
  const { x, y, size } = place;
  const half = size / 2;
  const corners = [-half, half].flatMap((dx) => [-half, half].map((dy) => /** @type {Point} */ ([x + dx, y + dy])));
  const outside = corners.filter((corner) => !inLand(corner)).length + (inLand([x, y]) ? 0 : ABROAD);
  const own = boxAround(place, half + CLEAR);
  const under = boxes.reduce((sum, box) => sum + common(own, box), 0) / size ** 2;
  return outside / 2 + 4 * under + (reach(place, discs) + 4 * reach(place, names)) / size / 2;
}

/** How far it reaches into the nearest disc. @param {Place} place @param {Disc[]} discs */
const reach = ({ x, y, size }, discs) =>
  discs.reduce((most, disc) => Math.max(most, size / 2 + CLEAR + disc.r - Math.sqrt((disc.x - x) ** 2 + (disc.y - y) ** 2)), 0);

/** @param {Box} one @param {Box} other */
function common(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, along);
}

/** @param {{ places: Record<string, Place> }} props */
export const Emblems = ({ places }) =>
  html`<g class="province-emblems">${Object.entries(places).map(
    ([province, { x, y, size }]) =>
      html`<g key=${province} class="province-emblem about" data-about=${`province:${province}`} transform=${`translate(${round(x)} ${round(y)}) scale(${round((size / 16) * 100) / 100})`}><${Arms} province=${province} /></g>`,
  )}</g>`;
