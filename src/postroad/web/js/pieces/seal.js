// Sealing wax: an uneven blot with a pressed rim. Seals carry points, chips are seals with a 1.
import { html } from "../ui/html.js";

const BLOT =
  "M20 1.5C25 .5 27 4 31 5C36 6 37 11 37.5 15C38 19 40 22 38 26C36.5 30 34 31 32 34.5C29 38.5 24 37.5 20 38.5C16 39.5 12 38.5 9.5 35.5C7 32.5 3.5 31 2.5 26.5C1.5 22.5 2.5 19 2 15C2 10 5 8 8.5 5.5C12 3 15 2.5 20 1.5Z";

/** @param {{ size?: number, children?: any, [rest: string]: any }} props */
export function Seal({ size = 28, children, ...rest }) {
  return html`<span class="seal" style=${{ "--seal-size": `${size}px` }} ...${rest}>
    <svg viewBox="0 0 40 40" aria-hidden="true"><path class="seal-wax" d=${BLOT} /><circle class="seal-rim" cx="20" cy="20" r="14" /></svg>
    <span class="seal-text">${children}</span>
  </span>`;
}

/**
 * Victory chips of one point; more than one shows how many.
 * @param {{ count?: number, size?: number, [rest: string]: any }} props
 */
export function Chip({ count = 1, size = 30, ...rest }) {
  return html`<span class="chip" ...${rest}>
    <${Seal} size=${size}>1<//>${count !== 1 && html`<span class="count">×${count}</span>`}
  </span>`;
}
