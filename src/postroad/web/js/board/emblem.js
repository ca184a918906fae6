// The shields of the provinces, our own drawings after old arms, plain enough for 12 px.

import { html } from "../ui/html.js";

/** The outline, on 16 by 16 units. */
export const SHIELD = "M2 1H14V8C14 11.6 11.6 13.9 8 15.4C4.4 13.9 2 11.6 2 8Z";

/** The ink drawing on each shield. @type {Record<string, string>} */
const CHARGES = {
  baden: "M2 1H6.4L13.7 9.5A7 7 0 0 1 11.9 12.5L2 4.2Z", // a bend
  wurttemberg: "M4 3.4H12V5H4ZM4 6.8H12V8.4H4ZM4.6 10.2H11.4V11.8H4.6Z", // three bars, for three antlers
  hohenzollern: "M2 1H8V8H2ZM8 8H14C14 11.6 11.6 13.9 8 15.4Z", // quarters
  bavaria: "M5 1.6L7.2 4.8L5 8L2.8 4.8ZM11 1.6L13.2 4.8L11 8L8.8 4.8ZM8 6.8L10.4 10.3L8 13.8L5.6 10.3Z", // lozenges
  switzerland: "M6.6 3H9.4V6.3H12.6V9.1H9.4V12.4H6.6V9.1H3.4V6.3H6.6Z", // a cross
  tyrol: "M2 9.4L5 6L6.6 7.8L9.6 3.6L14 9.2C13.5 12.1 11.3 14 8 15.4C4.7 14 2.5 12.1 2 9.4Z", // peaks
  bohemia: "M3.6 4.6L5.9 7L8 3.4L10.1 7L12.4 4.6L11.6 9.3H4.4ZM4.4 10.4H11.6V11.9H4.4Z", // a crown
  salzburg: "M2 1H8V15.4C4.4 13.9 2 11.6 2 8ZM9.2 3.2H14V5.6H9.2ZM9.2 8H14C13.9 8.9 13.7 9.7 13.4 10.4H9.2Z", // parted, and two bars
  poland:
    "M8 2.4L9.3 4L8.9 5.4L11 4.2L11.9 2.8L13 6L12 8.6L9.6 9.4L9.4 10.6L11 12.4H9.2L8 14L6.8 12.4H5L6.6 10.6L6.4 9.4L4 8.6L3 6L4.1 2.8L5 4.2L7.1 5.4L6.7 4Z", // an eagle
};

/** As it stands in a drawing, 16 units wide and high, round its middle. @param {{ province: string }} props */
export const Arms = ({ province }) =>
  html`<g class="arms" transform="translate(-8 -8.2)"><path class="arms-field" d=${SHIELD} /><path class="arms-charge" d=${CHARGES[province]} /><path class="arms-edge" d=${SHIELD} /></g>`;

/** As it stands among words: a screen reader says the province's name beside it. @param {{ province: string, size?: number }} props */
export const Emblem = ({ province, size }) =>
  html`<svg class="emblem" data-emblem=${province} viewBox="-8 -8 16 16" style=${size && { "--emblem": `${size}px` }} aria-hidden="true" focusable="false"><${Arms} province=${province} /></svg>`;
