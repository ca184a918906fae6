// The statistics of the player's games; each figure is a table with bars, to see and to read.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { STAND_IN } from "../../local/seats.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { LEVELS } from "../../ui/levels.js";
import { PageHead } from "../../ui/page_head.js";
import { useTitle } from "../../ui/title.js";
import { useQuickPlay } from "../../ui/use_quick_play.js";
import { useTables } from "../landing/tables.js";
import { AveragesTable, decimal, percent, WinRateTable } from "./bars.js";
import { Development } from "./development.js";
import { readFinishedGames } from "./finished_games.js";
import { summarize } from "./summary.js";

/** @import { FinishedGame } from "./summary.js" */

const ALL_LEVELS = [STAND_IN, ...LEVELS];

export function Stats() {
  const { tables, wrong } = useTables();
  const [games, setGames] = useState(/** @type {FinishedGame[] | null} */ (null));
  const [progress, setProgress] = useState("");
  useTitle(t("stats-title"));
  const known = tables?.filter(({ over }) => over).length ?? null;
  useEffect(() => {
    if (tables) void readFinishedGames(tables, (done, of) => setProgress(t("stats-reading", { done, of }))).then(setGames);
  }, [known]);
  return html`<div class="page stats">
    <${PageHead} title=${t("stats-title")} />
    <main>
      ${wrong && html`<p class="wrong" role="alert">${wrong}</p>`}
      ${!games ? html`<p role="status" aria-busy="true">${progress}</p>` : games.length ? html`<${Summary} games=${games} />` : html`<${NoGames} finished=${Boolean(known)} />`}
    </main>
  </div>`;
}

/** The page without games to count, with a button to play. @param {{ finished: boolean }} props `finished`: are there games that do not count? */
function NoGames({ finished }) {
  const { play, busy, error } = useQuickPlay();
  return html`<p>${t(finished ? "stats-none-counts" : "stats-none")}</p>
    <p><button class="button-primary button-large" type="button" disabled=${busy} onClick=${play}><${Icon} name="horn" />${t("landing-play")}</button></p>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}`;
}

/** @param {{ games: FinishedGame[] }} props */
function Summary({ games }) {
  const { all, length, sources, officials, tiles, against, players, order, hints, course } = summarize(games, ALL_LEVELS);
  const facts = {
    games: String(all.games),
    won: `${all.won} (${percent(all.won / all.games)})`,
    points: decimal(all.points),
    rounds:
      length.least === length.most
        ? decimal(length.mean)
        : t("stats-rounds-range", { mean: decimal(length.mean), least: length.least, most: length.most }),
  };
  const level = (/** @type {string} */ name) =>
    t(name === "people" || name === "several" ? `stats-against-${name}` : `level-${name}`);
  return html`<p class="muted">${t("stats-about")}</p>
    <dl class="stats-facts">
      ${Object.entries(facts).map(([name, value]) => html`<div key=${name}><dt>${t(`stats-${name}`)}</dt><dd>${value}</dd></div>`)}
    </dl>
    <div class="stats-grid">
      <${Development} course=${course} />
      <${AveragesTable} title=${t("stats-sources")} rows=${sources} nameOf=${(/** @type {string} */ name) => t(`final-${name}`)} />
      <${WinRateTable} title=${t("stats-against")} rows=${against} nameOf=${level} />
      <${WinRateTable} title=${t("stats-hints")} rows=${hints} nameOf=${(/** @type {string} */ name) => t(`stats-hints-${name}`)} />
      <${WinRateTable} title=${t("stats-players")} rows=${players} nameOf=${(/** @type {string} */ name) => t("stats-of-players", { count: Number(name) })} />
      <${WinRateTable} title=${t("stats-order")} rows=${order} nameOf=${(/** @type {string} */ name) => t("stats-in-order", { number: Number(name) })} />
      <${AveragesTable} title=${t("stats-officials")} rows=${officials} nameOf=${(/** @type {string} */ name) => t(`official-${name}`)} />
      <${AveragesTable} title=${t("stats-tiles")} rows=${tiles} nameOf=${(/** @type {string} */ name) => t(`stack-${name}`)} />
    </div>`;
}
