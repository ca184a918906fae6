// The waiting room: a lectern for each rank, with its points and the roofs of the seats that wait there.

import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { round } from "../curve.js";
import { RANKS } from "../data.js";
import { fitLines } from "../labels.js";

/** A lectern from its middle, for a scale of 1: beside or below the roads, and in a low row. */
const HIGH = {
  desk: "M-12 -7H12L14 9H-14Z",
  foot: "M-2 8L-3.5 19H3.5L2 8ZM-7 19H7V21H-7Z",
  points: 6.5,
  rank: 32,
  roofs: -19,
  top: -20,
  bottom: 37,
};
const LOW = { desk: "M-12 -7H12L14 9H-14Z", foot: "", points: 6.5, rank: 20.5, roofs: -19, top: -9, bottom: 25 };

/** @param {{ sheet: import("./sheet.js").RomeSheet, waiting: Record<string, number[]> }} props waiting: rank: seats */
export function WaitingRoom({ sheet: { waiting: box, broad, low, scale }, waiting }) {
  const step = (broad ? box.height : box.width) / RANKS.length;
  const shape = low ? LOW : HIGH;
  const [tall, middle] = [shape.bottom - shape.top, (shape.bottom + shape.top) / 2];
  const size = Math.min(scale, (broad ? step : box.height) / tall);
  return html`<g class="waiting-room">
    <rect class="waiting-floor" ...${box} />
    ${RANKS.map(({ id, points }, index) => {
      const [x, y] = broad
        ? [box.x + box.width / 2, box.y + step * (index + 0.5)]
        : [box.x + step * (index + 0.5), box.y + box.height / 2];
      return html`<g key=${id} transform=${`translate(${round(x)} ${round(y - middle * size)}) scale(${size.toFixed(2)})`}>
        <${Lectern} rank=${id} points=${points} seats=${waiting[id] ?? []} room=${(broad ? box.width : step) / size - 4} shape=${shape} />
      </g>`;
    })}
  </g>`;
}

/** @param {{ rank: string, points: number, seats: number[], room: number, shape: typeof HIGH }} props */
function Lectern({ rank, points, seats, room, shape }) {
  const name = t(`rank-${rank}`);
  const [{ squeezed }] = fitLines(name, 14, room, 1);
  const roof = (/** @type {number} */ index) =>
    shape === LOW ? [15 + (index % 2) * 10, index < 2 ? -9 : 1] : [(index - (seats.length - 1) / 2) * 10 - 5, shape.roofs];
  return html`<g class="lectern" data-rank=${rank} role="img" aria-label=${`${name}, ${points}: ${seats.map((seat) => t(`seat-${seat}`)).join(", ") || "–"}`}>
    <path class="lectern-foot" d=${shape.foot} />
    <path class="lectern-desk" d=${shape.desk} />
    <text class="lectern-points" y=${shape.points}>${points}</text>
    <text class="lectern-rank" y=${shape.rank} textLength=${squeezed} lengthAdjust="spacingAndGlyphs">${name}</text>
    ${seats.map((seat, index) => html`<use href=${`#office-${seat}`} class="office" data-waiting=${`${rank}-${seat}`} x=${roof(index)[0]} y=${roof(index)[1]} width="10" height="11" />`)}
  </g>`;
}
