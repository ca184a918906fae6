// The points of one seat in two games, turn by turn, as a chart and as a table.

import { t } from "../../app/texts.js";
import { formatSigned } from "../../ui/format_signed.js";
import { html } from "../../ui/html.js";
import { Link } from "../../ui/link.js";

/** The points after each turn, and the address of that moment in the replay, if it has one. @typedef {{ points: number, to?: string }[]} Course */

/** @param {{ now: Course, then: Course, names: [string, string], open?: boolean }} props `open`: is the table unfolded from the start? */
export const PointsByTurn = ({ now, then, names, open = false }) => html`<${Chart} then=${pointsOf(then)} now=${pointsOf(now)} />
  <ul class="compared-legend">
    <li><i class="compared-now" />${names[0]}</li>
    <li><i class="compared-then" />${names[1]}</li>
  </ul>
  <details open=${open}>
    <summary>${t("compared-table")}</summary>
    <table class="score-table">
      <thead>
        <tr>${[t("compared-turn"), ...names, t("compared-difference")].map((title, column) => html`<th key=${column} scope="col" class="number">${title}</th>`)}</tr>
      </thead>
      <tbody>
        ${Array.from({ length: Math.max(now.length, then.length) }, (_, turn) => html`<${Row} key=${turn} turn=${turn} both=${[now[turn], then[turn]]} names=${names} />`)}
      </tbody>
    </table>
  </details>`;

/** @param {{ turn: number, both: [Course[number] | undefined, Course[number] | undefined], names: [string, string] }} props */
const Row = ({ turn, both: [now, then], names }) => html`<tr>
  <th scope="row" class="number">${turn + 1}</th>
  ${[now, then].map((one, game) => html`<td key=${game} class="number">${one ? html`<${Points} ...${one} turn=${turn} name=${names[game]} />` : "–"}</td>`)}
  <td class="number">${now && then ? formatSigned(now.points - then.points) : "–"}</td>
</tr>`;

/** @param {Course[number] & { turn: number, name: string }} props */
const Points = ({ points, to, turn, name }) =>
  to
    ? html`<${Link} to=${to} aria-label=${t("compared-look", { name, turn: turn + 1, points })}>${formatSigned(points)}<//>`
    : formatSigned(points);

/** @param {Course} course */
const pointsOf = (course) => course.map(({ points }) => points);

const [WIDTH, HEIGHT, EDGE] = [640, 220, 44];

/** The chart; the table below it has the same numbers, so screen readers skip it. @param {{ then: number[], now: number[] }} props */
function Chart({ then, now }) {
  const all = [...then, ...now];
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const last = Math.max(then.length, now.length, 2) - 1;
  const x = (/** @type {number} */ turn) => EDGE + (turn / last) * (WIDTH - 2 * EDGE);
  const y = (/** @type {number} */ points) => HEIGHT - EDGE - ((points - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  const line = (/** @type {number[]} */ points) => points.map((one, turn) => `${turn ? "L" : "M"}${x(turn)} ${y(one)}`).join("");
  const rule = (/** @type {number} */ points) => html`<g key=${points}>
    <path class="compared-rule" d=${`M${EDGE} ${y(points)}H${WIDTH - EDGE}`} />
    <text x=${EDGE - 6} y=${y(points)} dy="0.35em" text-anchor="end">${formatSigned(points)}</text>
  </g>`;
  const end = (/** @type {number[]} */ points, /** @type {string} */ look) =>
    points.length > 0 &&
    html`<circle class=${look} cx=${x(points.length - 1)} cy=${y(/** @type {number} */ (points.at(-1)))} r="4" />`;
  return html`<svg class="compared-chart" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    ${[...new Set([least, 0, most])].map(rule)}
    <path class="compared-line compared-then" d=${line(then)} /><path class="compared-line compared-now" d=${line(now)} />
    ${end(then, "compared-then")} ${end(now, "compared-now")}
  </svg>`;
}
