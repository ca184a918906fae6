// The daily challenge: the deal of a day, the player's one game of it, its result, and other players' results, without a server.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { language, t } from "../../app/texts.js";
import { dateText, FIRST_DAY, isDay, latestDay, today } from "../../local/days.js";
import { html } from "../../ui/html.js";
import { Link } from "../../ui/link.js";
import { PageHead } from "../../ui/page_head.js";
import { useTitle } from "../../ui/title.js";
import { useLocalTables } from "../landing/tables.js";
import { useLoaded } from "../replay/use_loaded.js";
import { Begin } from "./begin.js";
import { Comparison } from "./comparison.js";
import { loadOthers, loadOwn } from "./day_games.js";
import { Days } from "./days.js";
import { Deal } from "./deal.js";
import { ResultPanel } from "./result_panel.js";
import { allResults, tablesByDay } from "./results.js";
import { stored, storeLink, storeResults } from "./storage.js";

/** @import { MyTable } from "../../wire.d.ts" */
/** @import { DayGame } from "./day_games.js" */
/** @import { DayResult } from "./results.js" */

/** @param {{ id: string }} props a date (today if it is missing), then the packed games of other players' results */
export function DailyScreen({ id }) {
  const [day, ...texts] = id.split("/");
  const date = day || today();
  const missing = !isDay(date) || date < FIRST_DAY ? "none" : date > latestDay() ? "early" : null;
  useTitle(t("daily-title"));
  return html`<div class="page daily">
    <${PageHead} title=${t("daily-title")} />
    <main>
      ${missing ? html`<p>${t(`daily-${missing}`)}</p><p><${Link} class="button" to="/daily/">${t("daily-today")}<//></p>` : html`<${Day} date=${date} texts=${texts} />`}
    </main>
  </div>`;
}

/** @param {{ date: string, texts: string[] }} props */
function Day({ date, texts }) {
  const { here, wrong } = useLocalTables();
  const others = useLoaded(() => loadOthers(date, texts), texts.join());
  const tables = tablesByDay(here?.tables ?? []);
  const results = allResults(tables, stored().results);
  const known = JSON.stringify(results);
  useEffect(() => storeResults(results), [known]);
  useEffect(() => {
    if (others && "games" in others) for (const text of texts) storeLink(date, text);
  }, [others]);
  if (!here && wrong) return html`<p class="wrong" role="alert">${wrong}</p>`;
  if (!here || !others) return html`<p aria-busy="true">${t("opening")}</p>`;
  const table = tables[date] ?? null;
  const shown = "games" in others && others.games.length > 0;
  return html`<div class="daily-day"><h2>${dateText(date, language.value, "full")}</h2>
    ${"wrong" in others && html`<p class="wrong" role="alert">${t("daily-other-deal")}</p>`}
    ${
      shown
        ? html`<${Others} date=${date} texts=${texts} games=${others.games} table=${table} result=${results[date] ?? null} />`
        : html`<${Mine} date=${date} table=${table} result=${results[date] ?? null} />`
    }
    </div>
    <${Days} results=${results} tables=${tables} date=${date} />`;
}

/** The deal, and the player's own game or result. @param {{ date: string, table: MyTable | null, result: DayResult | null }} props */
const Mine = ({ date, table, result }) => html`<p>${t("daily-about")}</p>
  <${Deal} date=${date} points=${result && table?.over ? table.points : null} names=${table?.seats.map(({ name }) => name ?? "") ?? null} />
  ${result ? html`<${ResultPanel} date=${date} table=${table?.over ? table : null} result=${result} />` : html`<${Begin} date=${date} table=${table} />`}`;

/** Results that came in a link; a player without a result of their own must confirm before they see them. @param {{ date: string, texts: string[], games: DayGame[], table: MyTable | null, result: DayResult | null }} props */
function Others({ date, texts, games, table, result }) {
  const [looking, setLooking] = useState(false);
  const own = useLoaded(() => loadOwn(table?.over ? table : null), table?.id ?? "");
  if (!result && !looking)
    return html`<section class="daily-asked" aria-labelledby="daily-asked">
      <h3 id="daily-asked">${t("daily-spoiler")}</h3>
      <p>${t("daily-spoiler-about")}</p>
      <${Deal} date=${date} points=${null} names=${null} />
      <${Begin} date=${date} table=${table} first />
      <p><button class="button" type="button" onClick=${() => setLooking(true)}>${t("daily-look")}</button></p>
    </section>`;
  if (!own) return html`<p aria-busy="true">${t("opening")}</p>`;
  return html`<${Comparison} date=${date} games=${games.length > 1 ? games : [...own, ...games]} texts=${texts} />
    ${result ? html`<p><${Link} class="button" to=${`/daily/${date}`}>${t("daily-mine")}<//></p>` : html`<${Begin} date=${date} table=${table} />`}`;
}
