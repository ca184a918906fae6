// Tables with a bar in each row: the text has the numbers, the bars show the same.

import { language, t } from "../../app/texts.js";
import { html } from "../../ui/html.js";

/** @import { Averages, WinRate } from "./summary.js" */

/** @param {number} number */
export const decimal = (number) =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(number).replace("-", "−");
/** @param {number} part */
export const percent = (part) => new Intl.NumberFormat(language.value, { style: "percent" }).format(part);

/** Horizontal bars from zero, one below the other. @param {{ values: number[], least: number, most: number }} props */
function Bars({ values, least, most }) {
  const span = most - least || 1;
  const zero = (-least / span) * 100;
  return html`<svg class="stats-bars" viewBox="0 0 100 ${values.length * 7}" preserveAspectRatio="none" aria-hidden="true">
    ${values.map((value, row) => html`<rect key=${row} class=${row ? "stats-others" : "stats-mine"} x=${Math.min(zero, zero + (value / span) * 100)} y=${row * 7 + 1} width=${(Math.abs(value) / span) * 100} height="5" />`)}
    <path d=${`M${zero} 0V${values.length * 7}`} />
  </svg>`;
}

/** @param {{ title: string, columns: string[], children?: any }} props */
const Figure = ({ title, columns, children }) => html`<section class="stats-figure">
  <table class="stats-table">
    <caption>${title}</caption>
    <thead>
      <tr>
        <td></td>
        ${columns.map((column) => html`<th key=${column} scope="col" class="number">${column}</th>`)}
        <td class="stats-bar-column"></td>
      </tr>
    </thead>
    <tbody>${children}</tbody>
  </table>
</section>`;

/** Averages per game, the player's own and the others'. @param {{ title: string, rows: Averages[], nameOf: (name: string) => string }} props */
export function AveragesTable({ title, rows, nameOf }) {
  const all = rows.flatMap(({ mine, others }) => [mine, others]);
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  return html`<${Figure} title=${title} columns=${[t("stats-mine"), t("stats-others")]}>
    ${rows.map(
      ({ name, mine, others }) => html`<tr key=${name}>
        <th scope="row">${nameOf(name)}</th>
        <td class="number"><b>${decimal(mine)}</b></td>
        <td class="number">${decimal(others)}</td>
        <td><${Bars} values=${[mine, others]} least=${least} most=${most} /></td>
      </tr>`,
    )}
  <//>`;
}

/** Numbers of games and shares of wins. @param {{ title: string, rows: WinRate[], nameOf: (name: string) => string }} props */
export const WinRateTable = ({
  title,
  rows,
  nameOf,
}) => html`<${Figure} title=${title} columns=${[t("stats-games"), t("stats-won"), t("stats-points")]}>
  ${rows.map(
    ({ name, games, won, points }) => html`<tr key=${name}>
      <th scope="row">${nameOf(name)}</th>
      <td class="number">${games}</td>
      <td class="number"><b>${percent(won / games)}</b></td>
      <td class="number">${decimal(points)}</td>
      <td><${Bars} values=${[won / games]} least=${0} most=${1} /></td>
    </tr>`,
  )}
<//>`;
