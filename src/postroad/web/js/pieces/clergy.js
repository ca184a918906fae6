// Clergy: a hat and points for each rank, with its name beside them.

import { t } from "../app/texts.js";
import { RANKS } from "../board/data.js";
import { html } from "../ui/html.js";

/** @type {Record<string, { ink: string, pen: string }>} */
const HATS = {
  // the broad red hat with its tassels
  cardinal: {
    ink: "M3 13.5C3 11 10 10.5 13 10.5C13.5 6 17 3.5 22 3.5S30.5 6 31 10.5C34 10.5 41 11 41 13.5C41 16 32 17.5 22 17.5S3 16 3 13.5ZM8 23L10 28H6ZM36 23L38 28H34ZM12.5 23L14.5 28H10.5ZM31.5 23L33.5 28H29.5Z",
    pen: "M6 16C6 20 8 20 8 23M9 16.5C10 20 12.5 20 12.5 23M38 16C38 20 36 20 36 23M35 16.5C34 20 31.5 20 31.5 23",
  },
  // the mitre
  bishop: {
    ink: "M13 27L11 12C14 8.5 18.5 6 22 1.5C25.5 6 30 8.5 33 12L31 27C27 28.5 17 28.5 13 27Z",
    pen: "M22 6V22M17.5 13H26.5M13.5 23.5C18 25 26 25 30.5 23.5",
  },
  // the crosier
  abbot: {
    ink: "M20.5 29V15C17 14.5 14.5 12 14.5 8.5C14.5 4.5 18 1.5 22 1.5S29.5 4.5 29.5 8.5C29.5 11.5 27.5 13.5 24.8 13.5C22.5 13.5 21 12 21 10.2H23.3C23.5 11 24 11.4 24.8 11.4C26.2 11.4 27.3 10.2 27.3 8.5C27.3 5.7 25 3.8 22 3.8S16.8 5.7 16.8 8.5C16.8 11.2 18.8 13 21.5 13L23.5 13.5V29ZM18.5 16.5H25.5V18.5H18.5Z",
    pen: "",
  },
  // the biretta with its tuft
  chaplain: {
    ink: "M9 26L11 11.5C13 8 17 9 18.5 11C19.5 8.5 24.5 8.5 25.5 11C27 9 31 8 33 11.5L35 26C28 28.5 16 28.5 9 26ZM22 3.5A3 3 0 1 1 21.9 3.5Z",
    pen: "M18.5 11.5L17 23M25.5 11.5L27 23M10 22.5C17 25 27 25 34 22.5",
  },
  // the hood
  father: {
    ink: "M8 28.5C8 20 10 6 20 2.5C24 1.5 27 3.5 29 7C33 13 35.5 21 36 28.5ZM22 10C17.5 10.5 15.5 16 16 23.5C19 26.5 26 26.5 29 23.5C29 16 26.5 9.5 22 10Z",
    pen: "M13 27C12.5 20 14 12 19 7M32 27C31.5 21 30.5 16 28 11",
  },
};

/** Without points given, the rank's own. @param {{ rank: string, points?: number, [rest: string]: any }} props */
export function Clergy({ rank, points = RANKS.find(({ id }) => id === rank)?.points, ...rest }) {
  const { ink, pen } = HATS[rank];
  return html`<span class=${`clergy clergy-${rank}`} role="img" aria-label=${`${t(`rank-${rank}`)}: ${points}`} ...${rest}>
    <svg class="clergy-frame" viewBox="0 0 52 72" preserveAspectRatio="none" aria-hidden="true">
      <path d="M1 71V25C1 11 12 1 26 1S51 11 51 25V71Z" /><path class="clergy-inner" d="M4 68V25C4 13 14 4 26 4S48 13 48 25V68Z" />
    </svg>
    <svg class="clergy-hat" viewBox="0 0 44 30" aria-hidden="true"><path class="hat-ink" fill-rule="evenodd" d=${ink} /><path class="hat-pen" d=${pen} /></svg>
    <span class="clergy-points">${points}</span>
  </span>`;
}
