// A tile: a brass plaque with its points and the sign of its stack.

import { t } from "../app/texts.js";
import { SHIELD } from "../board/emblem.js";
import { REGION_LETTERS } from "../board/patterns.js";
import { html } from "../ui/html.js";
import { HORN_LINE } from "../ui/ornament.js";

/** Corners cut inwards, as on a name plate. */
const PLAQUE = "M7 1.5H49A5.5 5.5 0 0 0 54.5 7V57A5.5 5.5 0 0 0 49 62.5H7A5.5 5.5 0 0 0 1.5 57V7A5.5 5.5 0 0 0 7 1.5Z";
const INNER = "M9.5 4.5H46.5A6 6 0 0 0 51.5 9.5V54.5A6 6 0 0 0 46.5 59.5H9.5A6 6 0 0 0 4.5 54.5V9.5A6 6 0 0 0 9.5 4.5Z";

/**
 * The top tile of a stack (left = how many lie there) or a single tile taken (left not given). Nothing left: an empty bed.
 * @param {{ stack: string, points?: number, left?: number, [rest: string]: any }} props
 */
export function Tile({ stack, points, left, ...rest }) {
  const empty = left === 0;
  const label = empty ? t(`stack-${stack}`) : `${t(`stack-${stack}`)}: ${points}`;
  return html`<span class=${`tile tile-deep-${Math.min(left ?? 1, 4)} ${empty ? "tile-empty" : ""}`} role="img" aria-label=${label} ...${rest}>
    <svg class="tile-plaque" viewBox="0 0 56 64" aria-hidden="true"><path class="tile-brass" d=${PLAQUE} /><path class="tile-line" d=${INNER} /></svg>
    ${!empty && html`<span class="tile-points">${points}</span>`}
    <${Sign} stack=${stack} />
    ${left !== undefined && left > 1 && html`<span class="tile-left">×${left}</span>`}
  </span>`;
}

/** @param {{ stack: string }} props */
export function Sign({ stack }) {
  if (stack in REGION_LETTERS) return html`<span class=${`tile-region region-${stack}`}><b>${REGION_LETTERS[stack]}</b></span>`;
  if (stack === "all-provinces")
    return html`<svg class="tile-sign" viewBox="0 0 40 22" aria-hidden="true">${ROW.map((x) => html`<path d=${SHIELD} transform=${`translate(${x} 3)`} />`)}</svg>`;
  if (stack === "game-end")
    return html`<svg class="tile-sign" viewBox="-8 1 40 22" aria-hidden="true"><path d=${HORN_LINE} /></svg>`;
  return html`<svg class="tile-sign" viewBox="0 0 40 22" aria-hidden="true">
    <path d="M3.5 14C8 5 11 17 17 9.5" /><circle cx="3.5" cy="15" r="2.2" /><circle cx="11" cy="11.2" r="2.2" /><circle cx="27" cy="11" r="9.5" />
    <text x="27" y="16">${stack.slice(-1)}</text>
  </svg>`;
}

/** Where the shields stand that are a sign for all provinces. */
const ROW = [-1, 12, 25];
