// The static layers of the main map: provinces, rivers, mountains, woods and roads.
import { html } from "../../ui/html.js";
import { closed, round, smooth } from "../curve.js";
import { CITIES, PROVINCES, REGIONS, ROADS } from "../data.js";
import { REGION_LETTERS } from "../patterns.js";
import { BOARD_ROADS } from "../roads.js";
import { BORDER_LINES, INSET, LAKE, OUTLINES, PEAKS, RIVERS, WOODS } from "./geography.js";

/** @typedef {import("../sheet.js").Sheet} Sheet */
/** @typedef {import("../curve.js").Point} Point */

/** @param {{ sheet: import("../sheet.js").BoardSheet }} props */
export function Terrain({ sheet }) {
  return html`<g class="terrain" aria-hidden="true">
    ${Object.keys(OUTLINES).map((province) => html`<${Province} sheet=${sheet} province=${province} />`)}
    <path class="border" d=${BORDER_LINES.map((line) => smooth(line.map(sheet.at))).join("")} />
    <${Rivers} sheet=${sheet} />
    ${PEAKS.map((peak) => html`<${Peak} sheet=${sheet} peak=${peak} />`)}
    ${!sheet.small && html`<path class="wood" d=${WOODS.map((place) => tree(sheet, place)).join("")} />`}
    <${Inset} sheet=${sheet} />
    ${Object.entries(sheet.printing.letters).map(([province, letter]) => html`<${Letter} sheet=${sheet} province=${province} letter=${letter} />`)}
    <${Roads} sheet=${sheet} book=${BOARD_ROADS} />
    ${ROADS.filter(([city, other]) => CITIES[city].corner || CITIES[other].corner).map(([city, other]) => html`<${Break} sheet=${sheet} city=${city} other=${other} />`)}
  </g>`;
}

/** Two provinces of one region have two strengths of its tint. @param {{ sheet: Sheet, province: string }} props */
function Province({ sheet, province }) {
  const region = /** @type {string} */ (PROVINCES[province].region);
  const outline = closed(OUTLINES[province].map((line) => line.map(sheet.at)));
  const second = REGIONS[region].provinces.indexOf(province) === 1;
  return html`<g class="province" data-province=${province} data-region=${region} data-second=${second}>
    <clipPath id=${`land-${province}`}><path d=${outline} /></clipPath>
    <path class="province-tint" d=${outline} />
    <path class="province-pattern" d=${outline} fill=${`url(#pattern-${region})`} />
    <path class="province-edge" d=${outline} clip-path=${`url(#land-${province})`} />
  </g>`;
}

/** @param {{ sheet: Sheet }} props */
function Rivers({ sheet }) {
  return html`<g class="rivers">
    ${Object.entries(RIVERS).map(([river, course]) => html`<path class="river" data-river=${river} d=${smooth(course.map(sheet.at))} />`)}
    <path class="lake" d=${closed([LAKE.map(sheet.at)])} />
  </g>`;
}

/** The far city has a small map of its own in the corner. @param {{ sheet: Sheet }} props */
function Inset({ sheet }) {
  const [[left, bottom], [right, top]] = [sheet.at(INSET), sheet.at([1000, 0])].map((point) => point.map(round));
  return html`<g class="inset" data-province="poland" data-region="poland">
    <path class="inset-paper" d=${`M${left} ${top}H${right}V${bottom}H${left}Z`} />
    <path class="inset-line" d=${`M${left + 2.5} ${top}V${bottom - 2.5}H${right}`} />
  </g>`;
}

/** @param {{ sheet: Sheet, province: string, letter: [number, number, number] }} props */
function Letter({ sheet, province, letter: [u, v, size] }) {
  const [x, y] = sheet.at([u, v]);
  const region = PROVINCES[province].region ?? province;
  return html`<text class="province-letter about" data-about=${`province:${province}`} x=${round(x)} y=${round(y)} font-size=${round(30 * size * sheet.scale)} data-region=${region} dy=".33em">${REGION_LETTERS[region]}</text>`;
}

/** Outline and hachures of mountains in profile, lit from the left. */
const PROFILES = [
  [
    "M-13 0Q-8 -4 -5 -9Q-3 -13 -1 -15Q4 -10 7 -6Q10 -2 14 0",
    "M-1 -14.5Q0 -10 -2 -5M1 -12L1.5 -3M3.5 -9.5L5 -1.5M6 -7L8 -1M9 -3.5L11 -.5M-5 -8.5L-6.5 -4",
  ],
  [
    "M-14 0Q-10 -3 -8 -7L-6 -9Q-4 -7 -3 -8Q0 -14 2 -16Q5 -12 8 -6Q11 -2 14 0",
    "M2 -15.5Q2.5 -10 .5 -6M4 -12.5L4 -3M6 -9L7.5 -2M9 -4.5L11 -.8M-6 -8.5L-5.5 -3.5M-1 -10.5L-2.5 -6",
  ],
  [
    "M-12 0Q-7 -3 -4 -8Q-2 -12 0 -13Q2 -10 4 -9L6 -10Q9 -5 13 0",
    "M0 -12.5Q0 -8 -1.5 -4M2 -9.5L2 -2.5M4 -8.5L5 -2M6.5 -9L8 -1.5M9 -4.5L10.5 -.8",
  ],
];

/** @param {{ sheet: Sheet, peak: [number, number, number] }} props */
export function Peak({ sheet, peak: [u, v, size] }) {
  const [x, y] = sheet.at([u, v]);
  const [outline, hachures] = PROFILES[Math.round(u + v) % PROFILES.length];
  return html`<g class="peak" transform=${`translate(${round(x)} ${round(y)}) scale(${(size * sheet.scale * 1.1).toFixed(2)})`}>
    <path class="peak-body" d=${outline} /><path class="peak-hachure" d=${hachures} />
  </g>`;
}

/** @param {Sheet} sheet @param {Point} place */
function tree(sheet, place) {
  const [x, y] = sheet.at(place).map(round);
  return `M${x} ${y}v-9m-3 6.5l3 -3.5l3 3.5m-5.2 -3.5l2.2 -3l2.2 3`;
}

/** A double line of ink for each road. @param {{ sheet: Sheet, book: typeof BOARD_ROADS }} props */
export function Roads({ sheet, book }) {
  const paths = book.roads.map(([from, to]) => [`${from}-${to}`, book.path(sheet, from, to)]);
  return html`<g class="roads">
    ${paths.map(([road, path]) => html`<path class="road-ink" data-road=${road} d=${path} />`)}
    ${paths.map(([, path]) => html`<path class="road-paper" d=${path} />`)}
  </g>`;
}

/** Where a road enters the inset it is cut: the way is longer than drawn. @param {{ sheet: Sheet, city: string, other: string }} props */
function Break({ sheet, city, other }) {
  const shares = Array.from({ length: 99 }, (_, index) => (index + 1) / 100);
  const edge = sheet.at(INSET)[0];
  const west = sheet.place(city)[0] < edge;
  const [x, y] =
    shares.map((share) => BOARD_ROADS.point(sheet, city, other, share)).find(([at]) => at > edge === west) ?? sheet.at(INSET);
  return html`<g class="road-break" transform=${`translate(${round(x)} ${round(y)}) scale(${sheet.scale.toFixed(2)})`}><path class="road-gap" d="M-1.5 3.5L1.5 -3.5" /><path d="M-4 4.5L-1 -4.5M1 4.5L4 -4.5" /></g>`;
}
