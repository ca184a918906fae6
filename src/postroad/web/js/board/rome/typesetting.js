// How the stops' names are set on the map to Rome: as wide as they are where nothing is in the way, else squeezed.
import { STOPS } from "../data.js";
import { boxOf, fitLines, plainSetting, setting } from "../labels.js";

/** @typedef {import("../labels.js").Box} Box */
/** @typedef {import("../labels.js").Setting} Setting */

const STOP = 6; // half the width of a stop on a map of scale 1

/** @param {import("./sheet.js").RomeSheet} sheet @param {Record<string, string>} names @returns {Record<string, Setting>} */
export function typeset(sheet, names) {
  const stops = Object.keys(STOPS);
  const found = Object.fromEntries(stops.map((stop) => [stop, plainSetting(sheet, stop, names[stop])]));
  const places = stops.map((stop) => [stop, ...sheet.place(stop)]);
  for (const stop of stops.filter((one) => found[one].lines[0].squeezed)) {
    const wide = setting(fitLines(names[stop], sheet.font, Infinity, 1), sheet.font, sheet.spot(stop));
    const box = boxOf(sheet, stop, wide);
    const free =
      inside(sheet, box) &&
      stops.every((other) => other === stop || apart(box, boxOf(sheet, other, found[other]))) &&
      places.every(([other, x, y]) => other === stop || apart(box, around(Number(x), Number(y), STOP * sheet.scale)));
    if (free) found[stop] = wide;
  }
  return found;
}

/** @param {Box} one @param {Box} other */
const apart = (one, other) =>
  one.left > other.right || other.left > one.right || one.top > other.bottom || other.top > one.bottom;

/** @param {number} x @param {number} y @param {number} half @returns {Box} */
const around = (x, y, half) => ({ left: x - half, right: x + half, top: y - half, bottom: y + half });

/** @param {import("./sheet.js").RomeSheet} sheet @param {Box} box */
const inside = ({ frame, width, broad, waiting }, { left, right }) => left > frame && right < (broad ? waiting.x : width - frame);
