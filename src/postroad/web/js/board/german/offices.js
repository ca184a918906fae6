// The offices as tiny houses with the roof of their seat: symbols of 20 by 22, anchored at the middle of the lower edge.
import { html } from "../../ui/html.js";

const WALLS = "M4.5 21V11.5H15.5V21Z";
const DOOR = "M8.6 21V16.6a1.4 1.4 0 0 1 2.8 0V21Z";

/** Blue gable, red stepped gable, turquoise hipped roof, green spire. */
const HOUSES = [
  { walls: WALLS, roof: "M1.5 12.5L10 2.5L18.5 12.5Z" },
  { walls: WALLS, roof: "M2.5 12.5V9.5H5V6.5H7.5V3.5H12.5V6.5H15V9.5H17.5V12.5Z" },
  { walls: "M3.5 21V12H16.5V21Z", roof: "M1 12.5L5.5 5.5H14.5L19 12.5Z" },
  { walls: "M5.5 21V11.5H14.5V21Z", roof: "M4 12.5L8.5 8.5L10 0.8L11.5 8.5L16 12.5Z" },
];

export function OfficeSymbols() {
  return html`<svg class="office-symbols" width="0" height="0" aria-hidden="true" focusable="false"><defs>
    ${HOUSES.map(
      ({ walls, roof }, seat) => html`
      <symbol id=${`office-${seat}`} viewBox="0 0 20 22" overflow="visible" data-seat=${seat}>
        <path class="office-halo" d=${walls + roof} /><path class="office-walls" d=${walls} /><path class="office-roof" d=${roof} /><path class="office-door" d=${DOOR} />
      </symbol>`,
    )}
  </defs></svg>`;
}
