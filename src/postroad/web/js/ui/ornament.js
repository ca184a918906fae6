// Printed ornaments: the post horn and the postmark.
import { html } from "./html.js";

/** The outline of a post horn in 24 units, one stroke: for the icon, the seal and the postmark. */
export const HORN_LINE =
  "M11.5 4.5a5.7 5.7 0 1 0 0 11.4 5.7 5.7 0 0 0 0-11.4ZM2.5 14v3.8M2.5 15.9H13.5c3.5 0 6-1.4 8-4.7v9.4c-2-3.3-4.5-4.7-8-4.7";

const CORD = "M14 43C15 53 37 52 39 40";
const TASSEL = "M24.5 50A2.5 2.5 0 1 1 29 50.5C30.5 54 31 58 31 62.5H22.5C22.5 58 23 54 24.5 50Z";
const COIL = "M27 8.5A15 15 0 1 0 27.1 8.5Z";
const TUBE = "M6 38.5H33";
const BELL = "M27 36H36C46.5 36 53.5 32 58.5 24C62 31 62 46 58.5 53C53.5 45 46.5 41 36 41H27";

/** @param {{ size?: number, [rest: string]: any }} props */
export function PostHorn({ size = 48, ...rest }) {
  return html`<svg class="post-horn" viewBox="0 0 64 64" width=${size} height=${size} aria-hidden="true" ...${rest}>
    <g transform="rotate(-8 32 32)">
      <path class="horn-edge" d=${COIL} /><path class="horn-tube" d=${COIL} />
      <path class="horn-edge" d=${TUBE} /><path class="horn-tube" d=${TUBE} />
      <path class="horn-bell" d=${BELL} /><path class="horn-mouth" d="M1.5 34.5V42.5L6.5 40.5V36.5Z" />
      <path class="horn-deep" d="M58.5 24C62 31 62 46 58.5 53C55.5 46 55.5 31 58.5 24Z" />
      <path class="horn-line" d="M40 38.3C47 38 51 36 54 33M41.5 36V41M20 36.3V40.7M34.5 36.3V40.7" />
    </g>
    <path class="horn-cord" d=${CORD} /><path class="horn-tassel" d=${TASSEL} /><path class="horn-fringe" d="M24 54H29.5M25 55V62M28.5 55V62" />
  </svg>`;
}

const CANCEL = "M31 9C35 6 38 12 42 9S49 6 53 9M32 15C36 12 39 18 43 15S50 12 54 15M31 21C35 18 38 24 42 21S49 18 53 21";

/** A round postmark with cancellation waves. @param {{ [rest: string]: any }} props */
export function Postmark(props) {
  return html`<svg class="postmark" viewBox="0 0 56 30" aria-hidden="true" ...${props}>
    <circle cx="15" cy="15" r="13.5" /><circle cx="15" cy="15" r="9.5" />
    <path d=${CANCEL} /><path transform="translate(7.5 8.2) scale(.62)" d=${HORN_LINE} />
  </svg>`;
}
