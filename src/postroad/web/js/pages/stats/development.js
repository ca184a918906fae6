// A chart of points from game to game, with a moving average and filled marks for wins, and the same as a table.

import { language, t } from "../../app/texts.js";
import { formatSigned } from "../../ui/format_signed.js";
import { html } from "../../ui/html.js";
import { Link } from "../../ui/link.js";
import { movingAverage } from "./summary.js";

/** @typedef {{ id: string, when: number, points: number, place: number }[]} Course */

const [WIDTH, HEIGHT, EDGE] = [640, 240, 44];

/** @param {{ course: Course }} props */
export function Development({ course }) {
  return html`<section class="stats-figure stats-development" aria-labelledby="stats-development">
    <h2 id="stats-development">${t("stats-development")}</h2>
    <${Chart} course=${course} />
    <p class="muted small">${t("stats-development-about")}</p>
    <details>
      <summary>${t("stats-table")}</summary>
      <table class="stats-table">
        <thead>
          <tr>
            <th scope="col">${t("stats-when")}</th>
            <th scope="col" class="number">${t("final-points")}</th>
            <th scope="col" class="number">${t("stats-place")}</th>
          </tr>
        </thead>
        <tbody>
          ${course.toReversed().map(
            ({ id, when, points, place }) => html`<tr key=${id}>
              <th scope="row"><${Link} to=${`/table/${id}`}>${date(when)}<//></th>
              <td class="number">${formatSigned(points)}</td>
              <td class="number">${place}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </details>
  </section>`;
}

/** @param {number} when unix seconds */
const date = (when) => new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(when * 1000);

/** @param {{ course: Course }} props */
function Chart({ course }) {
  const points = course.map((game) => game.points);
  const [least, most] = [Math.min(0, ...points), Math.max(1, ...points)];
  const x = (/** @type {number} */ at) => EDGE + (points.length > 1 ? at / (points.length - 1) : 0.5) * (WIDTH - 2 * EDGE);
  const y = (/** @type {number} */ one) => HEIGHT - EDGE / 2 - ((one - least) / (most - least)) * (HEIGHT - EDGE);
  const line = movingAverage(points)
    .map((one, at) => `${at ? "L" : "M"}${x(at)} ${y(one)}`)
    .join("");
  return html`<svg class="stats-chart" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    ${[...new Set([least, 0, most])].map(
      (one) => html`<g key=${one}>
        <path class="stats-rule" d=${`M${EDGE} ${y(one)}H${WIDTH - EDGE / 2}`} />
        <text x=${EDGE - 6} y=${y(one)} dy="0.35em" text-anchor="end">${formatSigned(one)}</text>
      </g>`,
    )}
    <path class="stats-line" d=${line} />
    ${course.map(({ points: one, place }, at) => html`<circle key=${at} class=${place === 1 ? "stats-won" : "stats-lost"} cx=${x(at)} cy=${y(one)} r="4.5" />`)}
  </svg>`;
}
