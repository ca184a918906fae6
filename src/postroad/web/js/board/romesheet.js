// The sheet of the strip map to Rome and what is printed on it.
import { html } from "../html.js";
import { closed, roughened, smooth } from "./curve.js";
import { STOPS, STOP_ROADS } from "./data.js";
import { fitLines } from "./labels.js";
import { ALPS, BROAD_SPOTS, NARROW_SPOTS, SEAS } from "./romeplaces.js";
import { Peak } from "./terrain.js";

/** @typedef {import("./curve.js").Point} Point */
/**
 * @typedef {import("./sheet.js").Sheet & { broad: boolean, room: { x: number, y: number, width: number, height: number }, stop: (stop: string) => Point }} RomeSheet
 * broad: wider than tall, the waiting room at the right
 */

/** @param {number} width @param {number} height @returns {RomeSheet} */
export function romeSheetOf(width, height) {
  const broad = width > height * 0.85;
  const font = Math.max(12, Math.min(broad ? 9 + height / 110 : 9 + width / 60, 18));
  const scale = font / 14;
  const frame = 6;
  const room = broad
    ? { x: width - frame - 84 * scale, y: frame, width: 84 * scale, height: height - 2 * frame }
    : { x: frame, y: height - frame - 78 * scale, width: width - 2 * frame, height: 78 * scale };
  const [right, bottom] = broad ? [room.x, height - frame] : [width - frame, room.y];
  const [left, top] = [frame + 14 * scale, frame + 30 * scale];
  /** @type {(place: Point) => Point} */
  const at = ([x, y]) => [left + (x / 100) * (right - left - 14 * scale), top + (y / 100) * (bottom - top - 18 * scale)];
  return { width, height, font, scale, frame, small: width < 300, tall: !broad, broad, room, at, stop: (stop) => at([STOPS[stop].x, STOPS[stop].y]) };
}

/** @param {RomeSheet} sheet @param {string} stop @returns {import("./labels.js").Spot} */
export function stopSpot(sheet, stop) {
  const [x, y, anchor] = (sheet.broad ? BROAD_SPOTS : NARROW_SPOTS)[stop] ?? [8, 0, "start"];
  return [x * sheet.scale, y * sheet.scale, anchor];
}

/** @param {RomeSheet} sheet @param {string} name */
export const stopLines = (sheet, name) => fitLines(name, sheet.font, 80 * sheet.scale);

/** @param {{ sheet: RomeSheet }} props */
export function RomeTerrain({ sheet }) {
  const paths = STOP_ROADS.map(([from, to]) => [`${from}-${to}`, smooth(roughened([sheet.stop(from), sheet.stop(to)], 0.12, 1))]);
  return html`<g class="terrain" aria-hidden="true">
    ${SEAS.map((sea) => html`<path class="sea" d=${closed([[...sea, sea[0]].map(sheet.at)])} />`)}
    ${ALPS.map((peak) => html`<${Peak} sheet=${sheet} peak=${peak} />`)}
    <g class="roads">
      ${paths.map(([road, path]) => html`<path class="road-ink" data-road=${road} d=${path} />`)}
      ${paths.map(([, path]) => html`<path class="road-paper" d=${path} />`)}
    </g>
  </g>`;
}

