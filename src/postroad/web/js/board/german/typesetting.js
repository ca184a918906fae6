// How the cities' names are set on the board. Long ones in Japanese have no spaces: they are cut in two where no road runs through them then.
import { ROADS } from "../data.js";
import { boxOf, plainSetting, setting } from "../labels.js";
import { BOARD_ROADS } from "../roads.js";
import { roomForOffices } from "./slots.js";

/** @typedef {import("../labels.js").Setting} Setting */
/** @typedef {import("../sheet.js").BoardSheet} Sheet */

const ENDINGS = /(?=(?:ブルク|ブルック|ベルク|ガルト|シュタット|リンゲン|ハイム|ルーエ|ヴァイス)$)/;
const TOWN = 6; // radius of a town on a map of scale 1
const [BESIDE, LEVEL] = [12, 22]; // from a town to the edge of its name, and to the middle of one above or below, on a map of scale 1
const STACK = 24; // from the middle of a stack of tiles to what lies beside it, likewise
const STEPS = 60; // points looked at on a road

/** @typedef {import("../labels.js").Box} Box */

/** @param {Sheet} sheet @param {Record<string, string>} names @returns {Record<string, Setting>} */
export function typeset(sheet, names) {
  const cities = Object.keys(names);
  const found = Object.fromEntries(cities.map((city) => [city, plainSetting(sheet, city, names[city])]));
  const long = cities.filter((city) => found[city].lines[0].squeezed && names[city].split(ENDINGS).length === 2);
  if (!long.length) return found;
  const stacks = Object.values(sheet.printing.stacks).map((place) => stackBox(sheet, place));
  const points = [...roadPoints(sheet), ...cities.flatMap((city) => townPoints(sheet, city))];
  for (const city of long) {
    const free = inTwo(sheet, city, names[city]).find((one) => {
      const box = boxOf(sheet, city, one);
      const taken = [...stacks, ...cities.filter((other) => other !== city).map((other) => boxOf(sheet, other, found[other]))];
      return (
        !taken.some((other) => overlap(box, other)) &&
        onSheet(sheet, box) &&
        !points.some(([x, y]) => inside(box, x, y)) &&
        roomForOffices(sheet, box, { ...found, [city]: one })
      );
    });
    if (free) found[city] = free;
  }
  return found;
}

/** The name in two lines: where one line would stand, then a little higher or lower, then on all sides. @param {Sheet} sheet @param {string} city @param {string} name */
function inTwo(sheet, city, name) {
  const lines = name.split(ENDINGS).map((line) => ({ line }));
  const [dx, dy, anchor] = sheet.spot(city);
  /** @type {import("../labels.js").Spot[]} */
  const spots = [0, -0.25, 0.25, -0.5, 0.5].map((up) => [dx, dy + up * sheet.font, anchor]);
  const [beside, level] = [BESIDE * sheet.scale, LEVEL * sheet.scale];
  for (const y of [0, -0.5, 0.5, -1, 1].map((by) => by * level)) spots.push([beside, y, "start"], [-beside, y, "end"]);
  for (const x of [0, -beside, beside]) spots.push([x, level, "middle"], [x, -level, "middle"]);
  return spots.map((spot) => setting(lines, sheet.font, spot));
}

/** @param {Sheet} sheet @param {Box} box */
const onSheet = ({ width, height, frame }, { left, right, top, bottom }) =>
  left > frame && right < width - frame && top > frame && bottom < height - frame;

/** @param {Box} box @param {number} x @param {number} y */
const inside = ({ left, right, top, bottom }, x, y) => left - 1 < x && x < right + 1 && top - 1 < y && y < bottom + 1;

/** @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** @param {Sheet} sheet @param {import("../curve.js").Point} place @returns {Box} */
function stackBox({ at, scale }, place) {
  const [x, y] = at(place);
  return { left: x - STACK * scale, right: x + STACK * scale, top: y - STACK * scale, bottom: y + STACK * scale };
}

/** @param {Sheet} sheet */
const roadPoints = (sheet) =>
  ROADS.flatMap(([from, to]) =>
    Array.from({ length: STEPS }, (_, step) => BOARD_ROADS.point(sheet, from, to, step / (STEPS - 1))),
  );

/** @param {Sheet} sheet @param {string} city @returns {import("../curve.js").Point[]} */
function townPoints(sheet, city) {
  const [x, y] = sheet.place(city);
  const reach = TOWN * sheet.scale;
  return [
    [x - reach, y],
    [x + reach, y],
    [x, y - reach],
    [x, y + reach],
  ];
}
