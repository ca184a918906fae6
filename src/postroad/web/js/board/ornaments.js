// The ornaments round the map: frame, compass rose and cartouche.
import { html } from "../ui/html.js";
import { round } from "./curve.js";
import { fitLines } from "./labels.js";

/** @typedef {import("./sheet.js").Sheet} Sheet */

const DEGREE = 2.6; // length of a step of the graduated scale, for one thickness of the frame

/** A frame with a graduated scale. @param {{ sheet: Sheet }} props */
export function Frame({ sheet: { width, height, frame } }) {
  const [near, right, bottom] = [frame * 0.5, width - frame * 0.5, height - frame * 0.5].map(round);
  /** @param {number} length an odd number of steps, so that both ends look the same */
  const step = (length) => (length / (Math.round(length / frame / DEGREE / 2) * 2 + 1)).toFixed(3);
  /** @param {number} inset */
  const line = (inset) =>
    html`<rect class="frame-line" x=${inset} y=${inset} width=${width - 2 * inset} height=${height - 2 * inset} />`;
  return html`<g class="frame" aria-hidden="true">
    <path class="frame-margin" fill-rule="evenodd" d=${`M0 0H${width}V${height}H0ZM${frame} ${frame}V${height - frame}H${width - frame}V${frame}Z`} />
    <g class="frame-scale" stroke-width=${round(frame * 0.36)}>
      <path d=${`M${near} ${near}H${right}M${near} ${bottom}H${right}`} stroke-dasharray=${step(right - near)} />
      <path d=${`M${near} ${near}V${bottom}M${right} ${near}V${bottom}`} stroke-dasharray=${step(bottom - near)} />
    </g>
    ${line(round(frame * 0.22))}${line(round(frame * 0.78))}${line(frame + 1.5)}
  </g>`;
}

/** A rose of eight points; the north one is crowned. @param {{ x: number, y: number, size: number }} props */
export function Compass({ x, y, size }) {
  /** @param {number} turn @param {number} length */
  const ray = (turn, length) => html`<g transform=${`rotate(${turn}) scale(${length})`}>
    <path class="compass-light" d="M0 -20L3.4 -3.4L0 0Z" /><path class="compass-dark" d="M0 -20L-3.4 -3.4L0 0Z" />
  </g>`;
  return html`<g class="compass" aria-hidden="true" transform=${`translate(${round(x)} ${round(y)}) scale(${size.toFixed(2)})`}>
    <circle class="compass-ring" r="13" /><circle class="compass-ring" r="11" /><circle class="compass-degrees" r="12" />
    ${[45, 135, 225, 315].map((turn) => ray(turn, 0.7))}${[0, 90, 180, 270].map((turn) => ray(turn, 1))}
    <path class="compass-north" d="M0 -21.5C-2.5 -23 -4.5 -25 -4 -28C-2.5 -27 -2 -26 -1.6 -25.2C-1.6 -27.5 -1 -29.5 0 -31C1 -29.5 1.6 -27.5 1.6 -25.2C2 -26 2.5 -27 4 -28C4.5 -25 2.5 -23 0 -21.5Z" />
  </g>`;
}

const SCROLL =
  "M-70 -20C-45 -25 -20 -25 0 -25S45 -25 70 -20C80 -18 84 -12 79 -8C75 -5 71 -9 74 -12C79 -4 79 4 74 12C71 9 75 5 79 8C84 12 80 18 70 20C45 25 20 25 0 25S-45 25 -70 20C-80 18 -84 12 -79 8C-75 5 -71 9 -74 12C-79 4 -79 -4 -74 -12C-71 -9 -75 -5 -79 -8C-84 -12 -80 -18 -70 -20Z";

/** A scroll with the name of the table. @param {{ sheet: Sheet, name: string }} props */
export function Cartouche({ sheet, name }) {
  const [x, y] = sheet.at([880, 900]);
  const lines = fitLines(name, 16, 126).slice(0, 2);
  return html`<g class="cartouche" transform=${`translate(${round(x)} ${round(y)}) scale(${sheet.scale.toFixed(2)})`}>
    <path class="cartouche-scroll" d=${SCROLL} />
    <path class="cartouche-line" d="M-60 -18.5C-40 -21 40 -21 60 -18.5M-60 18.5C-40 21 40 21 60 18.5" />
    <path class="cartouche-curl" d="M-12 -30C-6 -33 -3 -30 0 -27C3 -30 6 -33 12 -30C8 -26 4 -26 0 -27C-4 -26 -8 -26 -12 -30ZM-9 30C-5 27 -2 27 0 26C2 27 5 27 9 30C5 32 2 31 0 29C-2 31 -5 32 -9 30Z" />
    ${lines.map(
      ({ line, squeezed }, index) => html`
      <text class="cartouche-name" y=${(index - (lines.length - 1) / 2) * 16} dy=".32em" textLength=${squeezed} lengthAdjust="spacingAndGlyphs">${line}</text>`,
    )}
  </g>`;
}
