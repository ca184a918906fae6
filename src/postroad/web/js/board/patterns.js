// A pattern for each region, so that players need not tell colours apart: rendered once a page, used as fill="url(#pattern-<region>)".
import { html } from "../ui/html.js";

/** @type {Record<string, string>} */
export const REGION_LETTERS = {
  baden: "B",
  "wurttemberg-hohenzollern": "W",
  bavaria: "Y",
  "switzerland-tyrol": "S",
  "bohemia-salzburg": "O",
  poland: "P",
};

/** Size of the repeated piece and what is drawn on it. @type {Record<string, [number, number, string]>} */
const PIECES = {
  baden: [6, 6, "M-1 1L1 -1M0 6L6 0M5 7L7 5"],
  "wurttemberg-hohenzollern": [7, 7, "M1.7 1.7h.01M5.2 5.2h.01"],
  bavaria: [8, 12, "M4 0L8 6L4 12L0 6Z"],
  "switzerland-tyrol": [12, 6, "M0 3Q3 0 6 3T12 3"],
  "bohemia-salzburg": [10, 7, "M0 5L5 1.5L10 5"],
};

export function RegionPatterns() {
  return html`<svg class="region-patterns" width="0" height="0" aria-hidden="true" focusable="false"><defs>
    ${Object.entries(PIECES).map(
      ([region, [width, height, path]]) => html`
      <pattern id=${`pattern-${region}`} width=${width} height=${height} patternUnits="userSpaceOnUse" data-region=${region}><path d=${path} /></pattern>`,
    )}
  </defs></svg>`;
}
