// The list of days, each with the player's result or the offer to play it.

import { language, t } from "../../app/texts.js";
import { dateText, dayAfter, FIRST_DAY, today } from "../../local/days.js";
import { formatSigned } from "../../ui/format_signed.js";
import { html } from "../../ui/html.js";
import { Link } from "../../ui/link.js";
import { streak } from "./results.js";

/** @import { MyTable } from "../../wire.d.ts" */
/** @import { DayResult } from "./results.js" */

const SHOWN = 7; // days that are listed even without a result

/** @param {Record<string, DayResult>} results @param {Record<string, MyTable>} tables */
function listedDays(results, tables) {
  const latest = Array.from({ length: SHOWN }, (_, back) => dayAfter(today(), -back)).filter((date) => date >= FIRST_DAY);
  return [...new Set([...latest, ...Object.keys(results), ...Object.keys(tables)])].sort().reverse();
}

/** @param {{ results: Record<string, DayResult>, tables: Record<string, MyTable>, date: string }} props `date`: the day that is shown */
export function Days({ results, tables, date }) {
  const running = streak(results, today());
  return html`<section class="daily-days" aria-labelledby="daily-days">
    <h2 id="daily-days">${t("daily-days")}</h2>
    ${running > 1 && html`<p>${t("daily-streak", { count: running })}</p>`}
    <table class="score-table">
      <thead>
        <tr>
          <th scope="col">${t("daily-day")}</th>
          <th scope="col" class="number">${t("final-points")}</th>
          <th scope="col" class="number">${t("daily-place")}</th>
          <th scope="col"><span class="visually-hidden">${t("daily-note")}</span></th>
        </tr>
      </thead>
      <tbody>
        ${listedDays(results, tables).map((day) => html`<${Row} key=${day} day=${day} result=${results[day]} running=${day in tables} here=${day === date} />`)}
      </tbody>
    </table>
  </section>`;
}

/** @param {{ day: string, result: DayResult | undefined, running: boolean, here: boolean }} props */
const Row = ({ day, result, running, here }) => html`<tr>
  <th scope="row"><${Link} to=${`/daily/${day}`} aria-current=${here ? "page" : null}>${dateText(day, language.value, "medium")}<//></th>
  <td class="number">${result ? formatSigned(result.points) : "–"}</td>
  <td class="number">${result ? t("daily-place-of", { place: result.place, players: result.players }) : "–"}</td>
  <td class="muted small">${result ? result.late && t("daily-later") : t(running ? "daily-running" : "daily-open")}</td>
</tr>`;
