// What never changes on a printed map: provinces, rivers, mountains, roads.
import { html } from "../html.js";
import { closed, smooth, round } from "./curve.js";
import { BORDER_LINES, LAKE, LETTERS, OUTLINES, PEAKS, RIVERS } from "./geography.js";
import { PROVINCES, REGIONS, ROADS } from "./data.js";
import { REGION_LETTERS } from "./patterns.js";
import { roadPath } from "./roads.js";

/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {import("./curve.js").Point} Point */

/** @param {{ sheet: Sheet }} props */
export function Terrain({ sheet }) {
  return html`<g class="terrain" aria-hidden="true">
    ${Object.keys(OUTLINES).map((province) => html`<${Province} sheet=${sheet} province=${province} />`)}
    <path class="border" d=${BORDER_LINES.map((line) => smooth(line.map(sheet.at))).join("")} />
    <${Rivers} sheet=${sheet} />
    ${PEAKS.map((peak) => html`<${Peak} sheet=${sheet} peak=${peak} />`)}
    ${Object.entries(LETTERS).map(([province, letter]) => html`<${Letter} sheet=${sheet} province=${province} letter=${letter} />`)}
    <${Roads} sheet=${sheet} />
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
    <path d=${outline} fill=${`url(#pattern-${region})`} class="province-pattern" />
    <path class="province-edge" d=${outline} clip-path=${`url(#land-${province})`} />
  </g>`;
}

/** @param {{ sheet: Sheet }} props */
function Rivers({ sheet }) {
  return html`<g class="rivers">
    ${Object.entries(RIVERS).map(([river, course]) => html`<path class="river" data-river=${river} d=${smooth(course.map(sheet.at))} />`)}
    <path class="lake" d=${closed([[...LAKE, LAKE[0]].map(sheet.at)])} />
  </g>`;
}

/** @param {{ sheet: Sheet, province: string, letter: [number, number, number] }} props */
function Letter({ sheet, province, letter: [u, v, size] }) {
  const [x, y] = sheet.at([u, v]);
  const region = /** @type {string} */ (PROVINCES[province].region);
  return html`<text class="province-letter" x=${round(x)} y=${round(y)} font-size=${round(30 * size * sheet.scale)} data-region=${region} dy=".33em">${REGION_LETTERS[region]}</text>`;
}

/** A mountain in profile, lit from the left, hachured on the right. @param {{ sheet: Sheet, peak: [number, number, number] }} props */
export function Peak({ sheet, peak: [u, v, size] }) {
  const [x, y] = sheet.at([u, v]);
  const grown = round(size * sheet.scale * 1.15);
  const lean = ((u * 7 + v * 3) % 5) - 2;
  const top = `${lean} -15`;
  return html`<g class="peak" transform=${`translate(${round(x)} ${round(y)}) scale(${grown})`}>
    <path class="peak-body" d=${`M-13 0Q-8 -4 -5 -9Q-3 -12 ${top}Q5 -10 7 -6Q10 -2 14 0`} />
    <path class="peak-hachure" d=${`M${lean} -14Q${lean + 1} -10 -1 -5M${lean + 2} -11L2 -3M${lean + 4} -9L5 -1.5M7 -5.5L8.5 -.5M10 -2.5L11.5 0M-4 -9L-5.5 -5`} />
  </g>`;
}

/** @param {{ sheet: Sheet }} props */
function Roads({ sheet }) {
  const paths = ROADS.map(([city, other]) => [`${city}-${other}`, roadPath(sheet, city, other)]);
  return html`<g class="roads">
    ${paths.map(([road, path]) => html`<path class="road-ink" data-road=${road} d=${path} />`)}
    ${paths.map(([, path]) => html`<path class="road-paper" d=${path} />`)}
  </g>`;
}
