// The coaches on their way to Rome: small side silhouettes in the colour of their region, with its letter and a milestone beside them.
// A silhouette is 26 by 20, anchored at the middle of its wheels. Where there is little room, a plate with the letter replaces it.
import { html } from "../../ui/html.js";
import { REGION_LETTERS } from "../patterns.js";
import { PLATE } from "./stands.js";

const BODY = "M-9.5 -15.5H9.5Q11 -15.5 10.5 -14L9 -7Q8 -4.5 5 -4.5H-5Q-8 -4.5 -9 -7L-10.5 -14Q-11 -15.5 -9.5 -15.5Z";
const SPRINGS = "M-11.5 -6Q-11 -3 -7.5 -3H7.5Q11 -3 11.5 -6";

/** @param {{ coach: string, left: number, owed?: number, sign?: number | null }} props left: moves to Rome; owed: moves still to be made; sign: points of the own clergy inside */
export function CoachDrawing({ coach, left, owed = 0, sign = null }) {
  return html`<g class="coach-drawing" data-region=${coach}>
    <path class="coach-halo" d=${BODY} /><circle class="coach-halo" cx="-7" cy="-3.2" r="3.2" /><circle class="coach-halo" cx="7" cy="-3.2" r="3.2" />
    <path class="coach-body" d=${BODY} /><path class="coach-line" d=${SPRINGS} />
    ${[-7, 7].map((x) => html`<circle class="coach-wheel" cx=${x} cy="-3.2" r="3.2" /><circle class="coach-hub" cx=${x} cy="-3.2" r=".8" />`)}
    <text class="coach-letter" y="-6.2">${REGION_LETTERS[coach]}</text>
    <path class="coach-stone" d="M12.5 0V-9.5A5.5 5.5 0 0 1 23.5 -9.5V0Z" /><text class="coach-stone-left" x="18" y="-2.4">${left}</text>
    ${sign !== null && html`<path class="coach-sign" d="M5.5 -25H15.5V-15Q10.5 -11.5 5.5 -15Z" /><text class="coach-sign-points" x="10.5" y="-15.2">${sign}</text>`}
    ${owed > 0 && html`<circle class="coach-owed" cx="-11" cy="-19" r="5.8" /><text class="coach-owed-count" x="-11" y="-15.2">${owed}</text>`}
  </g>`;
}

/** The numbers that a plate shows beside its letter: moves still to be made, points of the own clergy inside. @param {number} owed @param {number | null} sign */
const numbers = (owed, sign) => [
  ...(owed > 0 ? [{ look: "owed", number: owed }] : []),
  ...(sign === null ? [] : [{ look: "sign", number: sign }]),
];

/** A plate from its upper left corner. @param {{ coach: string, owed?: number, sign?: number | null }} props */
export function CoachPlate({ coach, owed = 0, sign = null }) {
  const { letter, number: width, height } = PLATE;
  return html`<g class="coach-drawing coach-plate" data-region=${coach}>
    <rect class="coach-body" width=${letter} height=${height} rx="2" /><text class="coach-letter" x=${letter / 2} y="11.4">${REGION_LETTERS[coach]}</text>
    ${numbers(owed, sign).map(
      ({ look, number }, place) =>
        html`<rect class=${`coach-${look}`} x=${letter + place * width} width=${width} height=${height} /><text class=${look === "owed" ? "coach-owed-count" : "coach-sign-points"} x=${letter + (place + 0.5) * width} y="11.4">${number}</text>`,
    )}
  </g>`;
}
