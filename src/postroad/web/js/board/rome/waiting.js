// The waiting room: a lectern for each rank, with its points and the roofs of the seats that wait there.

import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { round } from "../curve.js";
import { RANKS } from "../data.js";
import { fitLines } from "../labels.js";

/**
 * @param {object} props
 * @param {{ x: number, y: number, width: number, height: number }} props.box
 * @param {boolean} props.upright lecterns one below the other
 * @param {number} props.scale
 * @param {Record<string, number[]>} props.waiting rank: seats
 */
export function WaitingRoom({ box, upright, scale, waiting }) {
  const step = (upright ? box.height : box.width) / RANKS.length;
  return html`<g class="waiting-room">
    <rect class="waiting-floor" ...${box} />
    ${RANKS.map(({ id, points }, index) => {
      const [x, y] = upright
        ? [box.x + box.width / 2, box.y + step * (index + 0.5)]
        : [box.x + step * (index + 0.5), box.y + box.height / 2];
      return html`<g key=${id} transform=${`translate(${round(x)} ${round(y)}) scale(${scale.toFixed(2)})`}>
        <${Lectern} rank=${id} points=${points} seats=${waiting[id] ?? []} room=${(upright ? box.width : step) / scale - 4} />
      </g>`;
    })}
  </g>`;
}

/** @param {{ rank: string, points: number, seats: number[], room: number }} props */
function Lectern({ rank, points, seats, room }) {
  const name = t(`rank-${rank}`);
  const [{ squeezed }] = fitLines(name, 14, room, 1);
  return html`<g class="lectern" data-rank=${rank} role="img" aria-label=${`${name}, ${points}: ${seats.map((seat) => t(`seat-${seat}`)).join(", ") || "–"}`}>
    <path class="lectern-foot" d="M-2 8L-3.5 19H3.5L2 8ZM-7 19H7V21H-7Z" />
    <path class="lectern-desk" d="M-12 -7H12L14 9H-14Z" />
    <text class="lectern-points" y="6.5">${points}</text>
    <text class="lectern-rank" y="32" textLength=${squeezed} lengthAdjust="spacingAndGlyphs">${name}</text>
    ${seats.map((seat, index) => html`<use href=${`#office-${seat}`} class="office" data-waiting=${`${rank}-${seat}`} x=${(index - (seats.length - 1) / 2) * 10 - 5} y="-19" width="10" height="11" />`)}
  </g>`;
}
