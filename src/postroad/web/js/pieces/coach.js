// A region's coach on the roads to Rome: a small berline in the region's colour with its letter on the door.

import { t } from "../app/texts.js";
import { REGION_LETTERS } from "../board/patterns.js";
import { html } from "../ui/html.js";
import { wheel } from "./wheel.js";

const BODY =
  "M11 4C20 1.5 30 1.5 39 4L37.8 6C39.5 14 37.5 20 34 24H16C12.5 20 10.5 14 12.2 6ZM3 12L9 11.5C9 16 10.5 19 13 21L8 23C4.5 20 3 16 3 12Z";

/** @param {{ coach: string, size?: number, [rest: string]: any }} props */
export function Coach({ coach, size = 44, ...rest }) {
  return html`<svg class=${`coach region-${coach}`} viewBox="0 0 48 34" width=${size} height=${size * 0.7}
    role="img" aria-label=${t(`region-${coach}`)} ...${rest}>
    <path class="coach-pen" d="M0 27H46M9 22C5 22 5 25 6 27M37 20C43 18 45 23 43 27" />
    <path class="coach-paint" d=${BODY} />
    <path class="coach-wheel" d=${wheel(12, 27.5, 5.5, 8) + wheel(38, 27, 6, 8)} />
    <text class="coach-letter" x="25" y="18.5">${REGION_LETTERS[coach]}</text>
  </svg>`;
}
