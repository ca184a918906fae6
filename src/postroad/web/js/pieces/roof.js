// The mark of a seat: its colour and roof shape, small enough for a line of text.
import { html } from "../ui/html.js";

/** Gable, stepped gable, hipped roof, spire. */
const ROOFS = [
  "M1.5 11 10 2.5 18.5 11Z",
  "M2 11V8.5H4.5V6.5H7V4.5H8.7V2.5H11.3V4.5H13V6.5H15.5V8.5H18V11Z",
  "M1 11 5.5 4H14.5L19 11Z",
  "M4.5 11C7.5 9.5 9 6 10 .5C11 6 12.5 9.5 15.5 11Z",
];
const WALLS = ["M3.5 11H16.5V18.5H3.5Z", "M3 11H17V18.5H3Z", "M3 11H17V18.5H3Z", "M5.5 11H14.5V18.5H5.5Z"];

/**
 * With a label it says whose it is; without, it is an ornament beside a name.
 * @param {{ seat: number, size?: number | string, label?: string, [rest: string]: any }} props
 */
export function Roof({ seat, size = "1.25em", label, ...rest }) {
  return html`<svg class=${`roof seat-${seat}`} viewBox="0 0 20 20" width=${size} height=${size}
    role=${label ? "img" : null} aria-label=${label ?? null} aria-hidden=${label ? null : "true"} ...${rest}>
    <path class="roof-wall" d=${WALLS[seat]} /><path class="roof-door" d="M8.7 18.5V14.5H11.3V18.5Z" /><path class="roof-top" d=${ROOFS[seat]} />
  </svg>`;
}
