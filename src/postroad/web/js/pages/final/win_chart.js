// A line chart of each seat's chance to win over a game, with the same numbers in a table below.

import { t } from "../../app/texts.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";

/** @import { TurnEvaluation } from "../../engine/review.js" */

const [WIDTH, HEIGHT, AXIS] = [600, 180, 34];
const MOST_NUMBERS = 8; // round numbers below the chart
const AXIS_NAME = 110; // units that the name of the axis needs
const DASHES = ["", "7 4", "2 4", "9 3 2 3"]; // seats must differ without colour, too

let unfolded = false; // is the table open? It stays so when the player comes back to it

/** @param {Event} event */
const toggle = (event) => (unfolded = /** @type {HTMLDetailsElement} */ (event.currentTarget).open);

/** @param {number} share */
const percent = (share) => Math.round(share * 100);

/** @param {{ course: TurnEvaluation[], names: string[] }} props */
export function WinChart({ course, names }) {
  const last = course[course.length - 1].at || 1;
  const x = (/** @type {number} */ at) => (at / last) * WIDTH;
  const line = (/** @type {number} */ seat) =>
    course.map(({ at, wins }) => `${x(at).toFixed(1)},${((1 - wins[seat]) * HEIGHT).toFixed(1)}`).join(" ");
  return html`<figure class="win-chart">
    <figcaption>${t("analysis-chart")}</figcaption>
    <svg viewBox=${`-46 -12 ${WIDTH + 56} ${HEIGHT + 12 + AXIS}`} aria-hidden="true" focusable="false">
      ${[0, 50, 100].map((share) => html`<g key=${share}><line class="win-grid" x1="0" x2=${WIDTH} y1=${HEIGHT * (1 - share / 100)} y2=${HEIGHT * (1 - share / 100)} /><text x="-6" y=${HEIGHT * (1 - share / 100) + 4} text-anchor="end">${share}</text></g>`)}
      ${numbered(course).map(({ at, round }) => html`<g key=${round}><line class="win-grid" x1=${x(at)} x2=${x(at)} y1=${HEIGHT} y2=${HEIGHT + 5} /><text class="win-round" x=${x(at)} y=${HEIGHT + 25} text-anchor="middle">${round}</text></g>`)}
      <text x=${WIDTH} y=${HEIGHT + 25} text-anchor="end">${t("analysis-rounds")}</text>
      ${names.map((_, seat) => html`<polyline key=${seat} class="win-line" data-seat=${seat} points=${line(seat)} stroke-dasharray=${DASHES[seat]} />`)}
    </svg>
    <ul class="win-legend">
      ${names.map(
        (name, seat) =>
          html`<li key=${seat}><svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true"><line class="win-line" data-seat=${seat} x1="0" x2="28" y1="4" y2="4" stroke-dasharray=${DASHES[seat]} /></svg><${Roof} seat=${seat} /> ${name}</li>`,
      )}
    </ul>
    <details open=${unfolded} onToggle=${toggle}>
      <summary>${t("analysis-chances")}</summary>
      <div class="win-table"><table class="score-table">
        <thead><tr><td />${names.map((name, seat) => html`<th key=${seat} scope="col" class="number">${name}</th>`)}</tr></thead>
        <tbody>
          ${rounds(course).map(
            (stand) => html`<tr key=${stand.at}>
              <th scope="row">${stand.at === last ? t("analysis-end") : t("analysis-round", { round: stand.round })}</th>
              ${stand.wins.map((wins, seat) => html`<td key=${seat} class="number">${percent(wins)} %</td>`)}
            </tr>`,
          )}
        </tbody>
      </table></div>
    </details>
  </figure>`;
}

/** The rounds whose numbers are shown: few enough to read, and none where the axis has its name. @param {TurnEvaluation[]} course */
function numbered(course) {
  const last = course[course.length - 1];
  const stride = [1, 2, 5, 10, 20].find((one) => last.round / one <= MOST_NUMBERS) ?? last.round;
  const chosen = rounds(course).filter(({ round }) => round % stride === 0 || (round === 1 && stride > 2));
  return chosen.filter(({ at }) => (1 - at / (last.at || 1)) * WIDTH > AXIS_NAME);
}

/** The first position of each round, and the last position. @param {TurnEvaluation[]} course */
const rounds = (course) => course.filter(({ round }, place) => place === course.length - 1 || round !== course[place - 1]?.round);
