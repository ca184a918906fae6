// Officials as medallions, and their tokens: the same heads on coins.

import { t } from "../app/texts.js";
import { html } from "../ui/html.js";
import { BUSTS, WHEEL } from "./busts.js";
import { wheel } from "./wheel.js";

/** Engraved lines across a round field. */
const FIELD = Array.from({ length: 17 }, (_, i) => 8 + i * 3)
  .map((y) => [y, Math.sqrt(26 ** 2 - (y - 32) ** 2)])
  .map(([y, half]) => `M${(32 - half).toFixed(1)} ${y}H${(32 + half).toFixed(1)}`)
  .join("");

/** @param {{ id: string }} props */
function Bust({ id }) {
  const { ink, cut, paper, pen } = BUSTS[id];
  const [x, y, r, spokes] = WHEEL;
  return html`<circle class="medal-rim" cx="32" cy="32" r="30.5" /><circle class="medal-field" cx="32" cy="32" r="27" />
    <path class="medal-lines" d=${FIELD} />
    <path class="bust-ink" d=${ink} /><path class="bust-cut" d=${cut} />
    <path class="bust-paper" fill-rule="evenodd" d=${paper} /><path class="bust-pen" d=${pen} />
    ${id === "cartwright" && html`<path class="bust-wheel" d=${wheel(x, y, r, spokes)} />`}`;
}

/** The stamp of an official whose help was used in this turn. */
const STAMP =
  "M12 22H52V42H12ZM15 25H49V39H15ZM19 30C22 27 25 33 28 30S34 27 37 30S43 33 46 30M19 35C22 32 25 38 28 35S34 32 37 35S43 38 46 35";

/** @param {{ id: string, used?: boolean, size?: number, [rest: string]: any }} props */
export function Official({ id, used = false, size = 56, ...rest }) {
  return html`<svg class=${`official ${used ? "official-used" : ""}`} viewBox="0 0 64 64" width=${size} height=${size}
    role="img" aria-label=${t(`official-${id}`)} data-official=${id} ...${rest}>
    <g class="medal"><${Bust} id=${id} /></g>
    ${used && html`<path class="official-stamp" transform="rotate(-18 32 32)" d=${STAMP} />`}
  </svg>`;
}

/** @param {{ id: string, count?: number, size?: number, [rest: string]: any }} props */
export function Token({ id, count, size = 36, ...rest }) {
  return html`<span class=${`token ${count === 0 ? "token-none" : ""}`} data-token=${id} ...${rest}>
    <svg class="medal coin" viewBox="0 0 64 64" width=${size} height=${size} role="img" aria-label=${t(`official-${id}`)}><${Bust} id=${id} /></svg>
    ${count !== undefined && html`<span class="count">×${count}</span>`}
  </span>`;
}
