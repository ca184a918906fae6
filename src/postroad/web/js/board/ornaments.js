// The printer's work round the map: frame, compass rose, cartouche, and the inset for the far city.
import { html } from "../html.js";
import { round } from "./curve.js";

/** @typedef {import("./sheet.js").Sheet} Sheet */

/** The inset of the far city on the sheet of 1000 by 1000: left edge and lower edge. @type {import("./curve.js").Point} */
const INSET = [855, 178];

/** A frame with a graduated scale. @param {{ sheet: Sheet }} props */
export function Frame({ sheet: { width, height, frame } }) {
  const inset = frame / 2;
  const [w, h] = [width - frame, height - frame];
  return html`<g class="frame" aria-hidden="true">
    <path class="frame-margin" fill-rule="evenodd" d=${`M0 0H${width}V${height}H0ZM${frame} ${frame}V${height - frame}H${width - frame}V${frame}Z`} />
    <rect class="frame-scale" x=${inset} y=${inset} width=${w} height=${h} stroke-dasharray=${`${round(w / 40)}`} stroke-width=${round(frame * 0.34)} />
    <rect class="frame-line" x=${round(frame * 0.2)} y=${round(frame * 0.2)} width=${round(width - frame * 0.4)} height=${round(height - frame * 0.4)} />
    <rect class="frame-line" x=${round(frame * 0.8)} y=${round(frame * 0.8)} width=${round(width - frame * 1.6)} height=${round(height - frame * 1.6)} />
  </g>`;
}

/** @param {{ sheet: Sheet }} props */
export function Inset({ sheet }) {
  const [[left, bottom], [right, top]] = [sheet.at(INSET), sheet.at([1000, 0])];
  const box = { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) };
  return html`<g class="inset" data-province="poland" aria-hidden="true">
    <rect class="inset-paper" ...${box} />
    <rect class="inset-line" x=${box.x + 2} y=${box.y} width=${box.width - 2} height=${box.height - 2} />
  </g>`;
}

/** @param {{ x: number, y: number, size: number }} props */
export function Compass({ x, y, size }) {
  const point = "M0 -20L3.4 -3.4L0 0Z";
  const shade = "M0 -20L-3.4 -3.4L0 0Z";
  return html`<g class="compass" aria-hidden="true" transform=${`translate(${round(x)} ${round(y)}) scale(${round(size * 10) / 10})`}>
    <circle class="compass-ring" r="12.5" /><circle class="compass-ring" r="10.5" />
    ${[45, 135, 225, 315].map((turn) => html`<g transform=${`rotate(${turn}) scale(.72)`}><path class="compass-light" d=${point} /><path class="compass-dark" d=${shade} /></g>`)}
    ${[0, 90, 180, 270].map((turn) => html`<g transform=${`rotate(${turn})`}><path class="compass-light" d=${point} /><path class="compass-dark" d=${shade} /></g>`)}
    <path class="compass-north" d="M0 -29L2.6 -23.5L0 -24.8L-2.6 -23.5Z" />
  </g>`;
}

/** A scroll with the name of the table. @param {{ sheet: Sheet, name: string }} props */
export function Cartouche({ sheet, name }) {
  const [x, y] = sheet.at([885, 895]);
  const { scale } = sheet;
  return html`<g class="cartouche" transform=${`translate(${round(x)} ${round(y)}) scale(${round(scale * 100) / 100})`}>
    <path class="cartouche-scroll" d="M-74 -17C-60 -22 -30 -23 0 -23S60 -22 74 -17C82 -14 82 -4 76 -2C80 2 82 14 74 17C60 22 30 23 0 23S-60 22 -74 17C-82 14 -80 2 -76 -2C-82 -4 -82 -14 -74 -17Z" />
    <path class="cartouche-line" d="M-68 -14C-40 -18.5 40 -18.5 68 -14M-68 14C-40 18.5 40 18.5 68 14" />
    <text class="cartouche-name" text-anchor="middle" dy=".32em" textLength=${name.length > 19 ? 132 : undefined} lengthAdjust="spacingAndGlyphs">${name}</text>
  </g>`;
}
