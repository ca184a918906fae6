// The printed sheet of the map to Rome.
import { html } from "../../ui/html.js";
import { round, smooth } from "../curve.js";
import { STOPS } from "../data.js";
import { Peak, Roads } from "../german/terrain.js";
import { ROME_BOOKS } from "../roads.js";
import { scaled } from "../sheet.js";
import { ALPS, BROAD, NARROW, SEAS } from "./geography.js";

/** @typedef {import("../curve.js").Point} Point */
/** @typedef {import("./geography.js").Sea} Sea */
/**
 * @typedef {import("../sheet.js").Sheet & { map: number, stops: string[], broad: boolean, roomy: boolean, low: boolean, waiting: { x: number, y: number, width: number, height: number } }} RomeSheet
 * map: its number; stops: the cities on it; broad: wider than tall, the waiting room at the right; roomy: there is room for whole coaches; low: the lecterns stand in a low row
 */

/** The cities on each map. @type {Record<string, string[]>} */
const STOPS_OF = Object.fromEntries(
  Object.entries(ROME_BOOKS).map(([map, { roads }]) => {
    const joined = new Set(roads.flat());
    return [map, Object.keys(STOPS).filter((stop) => joined.has(stop))];
  }),
);
const BROAD_FROM = 0.85; // from this width for one height on the waiting room stands beside the roads, not below them
const WIDE_FROM = 470; // px, and it takes this much too
const TALL_FROM = 420; // px from which there is room for lecterns of full height below
const ROOMY_FROM = { width: 340, height: 340 }; // px
const LECTERNS = { beside: 84, below: 72, low: 40 };
const WIDEST_NAME = 66; // on a map of scale 1
const EDGES = { left: 19, top: 46, right: 19, bottom: 16 }; // room for the coaches in the north, the dome in the south
const SPAN = { left: 6, right: 96, top: 0, bottom: 100 }; // the part of the board of 100 by 100 that is used

/** @param {number} map @param {number} width @param {number} height @returns {RomeSheet} */
export function romeSheetOf(map, width, height) {
  const broad = width > height * BROAD_FROM && width >= WIDE_FROM;
  const low = !broad && height < TALL_FROM;
  const below = low ? LECTERNS.low : LECTERNS.below;
  const most = broad ? Math.min(9 + height / 110, height / 27) : Math.min(9.5 + width / 60, height / 44); // all names have room
  const font = Math.max(12, Math.min(most, 18));
  const scale = font / 14;
  const frame = 6;
  const waiting = broad
    ? {
        x: round(width - frame - LECTERNS.beside * scale),
        y: frame,
        width: round(LECTERNS.beside * scale),
        height: height - 2 * frame,
      }
    : {
        x: frame,
        y: round(height - frame - below * scale),
        width: width - 2 * frame,
        height: round(below * scale),
      };
  const [left, top] = [frame + EDGES.left * scale, frame + EDGES.top * scale];
  const right = (broad ? waiting.x : width - frame) - EDGES.right * scale;
  const bottom = (broad ? height - frame : waiting.y) - EDGES.bottom * scale;
  /** @type {(place: Point) => Point} */
  const at = ([x, y]) => [
    left + ((x - SPAN.left) / (SPAN.right - SPAN.left)) * (right - left),
    top + ((y - SPAN.top) / (SPAN.bottom - SPAN.top)) * (bottom - top),
  ];
  const printing = broad ? BROAD : NARROW;
  return {
    map,
    stops: STOPS_OF[map],
    width,
    height,
    font,
    scale,
    frame,
    small: true,
    broad,
    low,
    roomy: width >= ROOMY_FROM.width && height >= ROOMY_FROM.height,
    waiting,
    at,
    lines: 1,
    place: (stop) => at(printing.places[stop]),
    spot: (stop) => scaled(printing.spots[stop], WIDEST_NAME, scale),
    bends: ROME_BOOKS[map].roads.map(([from, to]) => printing.bends[`${from}-${to}`]),
  };
}

/** Water lined along the coast. @param {{ sheet: RomeSheet, sea: Sea }} props */
function Sea({ sheet, sea: { id, coast, beyond } }) {
  const shore = coast.map(sheet.at);
  const water = `${smooth(shore)}${beyond.map((point) => `L${sheet.at(point).map(round).join(" ")}`).join("")}Z`;
  return html`<clipPath id=${`sea-${id}`}><path d=${water} /></clipPath><path class="sea" d=${water} />
    <g clip-path=${`url(#sea-${id})`}>${[18, 13, 8].map((width) => html`<path class="sea-line" d=${smooth(shore)} stroke-width=${round(width * sheet.scale)} /><path class="sea-between" d=${smooth(shore)} stroke-width=${round(width * sheet.scale - 1.6)} />`)}</g>
    <path class="coast" d=${smooth(shore)} />`;
}

/** @param {{ sheet: RomeSheet }} props */
export function RomeTerrain({ sheet }) {
  return html`<g class="terrain" aria-hidden="true">
    ${SEAS.map((sea) => html`<${Sea} sheet=${sheet} sea=${sea} />`)}
    ${ALPS.map((peak) => html`<${Peak} sheet=${sheet} peak=${peak} />`)}
    <${Roads} sheet=${sheet} book=${ROME_BOOKS[sheet.map]} />
  </g>`;
}
