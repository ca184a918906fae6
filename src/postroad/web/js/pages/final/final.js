// The result of a game: the winner, the sources of the points, and what to do next.

import { useEffect } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { dailyOf, originOf } from "../../local/origin.js";
import { gaveUp } from "../../local/seats.js";
import { Carriage } from "../../pieces/carriage.js";
import { Roof } from "../../pieces/roof.js";
import { Tile } from "../../pieces/tile.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Link } from "../../ui/link.js";
import { lazy } from "../../ui/loader.js";
import { PostHorn } from "../../ui/ornament.js";
import { playedBy } from "../../ui/played_by.js";
import { useTitle } from "../../ui/title.js";
import { BranchComparison } from "./branch_comparison.js";
import { Rematch } from "./rematch.js";
import { ReplayButtons } from "./replay_buttons.js";
import { ScoreChart } from "./score_chart.js";
import { ScoreTable } from "./score_table.js";

const Analysis = lazy(() => import("./analysis.js").then((part) => part.Analysis), {
  texts: ["hints", "analysis"],
  styles: ["analysis"],
});

/** @import { Score, SeatView, Table, View } from "../../wire.d.ts" */
/** @typedef {{ seat: number, name: string } & SeatView} Ranked */

/** The sources of points, in the order in which they are shown. @type {(keyof Score)[]} */
const SOURCES = ["carriage", "tiles", "offices", "chips", "clergy"];

/** Did the game stall, with the game-end tile still on its stack? @param {View} view */
const stalled = (view) => view.tiles["game-end"].length > 0;

/** The seats in the order of the ranking. @param {Table} table @param {View} view @returns {Ranked[]} */
const rankedSeats = (table, view) =>
  table.ranking.map((seat) => ({ seat, name: playedBy(table.seats[seat]), ...view.seats[seat] }));

/** Is the winner the only person at the table, and at this screen? @param {Table} table @param {number | null} me @param {number} winner */
const wonHere = (table, me, winner) => me === winner && table.seats.filter((seat) => seat.kind === "person").length === 1;

/** @param {{ table: Table, view: View, me: number | null, ranked: Ranked[] }} props */
function ResultHead({ table, view, me, ranked }) {
  const { seat, name, points } = ranked[0];
  const won = wonHere(table, me, seat) ? "final-you-won" : "final-won";
  const gone = ranked.filter((one) => gaveUp(table.seats[one.seat]));
  const tied = ranked.length - gone.length > 1 && ranked[1].points === points;
  if (gone.length === ranked.length)
    return html`<header class="final-head">
      <${PostHorn} size=${64} />
      <div>
        <p class="muted">${t("final-title")}</p>
        <h1 tabindex="-1">${t("final-nobody")}</h1>
        <p>${t("final-nobody-about")}</p>
      </div>
    </header>`;
  return html`<header class="final-head">
    <${PostHorn} size=${64} />
    <div>
      <p class="muted">${t("final-title")}</p>
      <h1 tabindex="-1"><${Roof} seat=${seat} /> ${t(won, { name })}</h1>
      <p>${t(`${won}-about`, { points })}</p>
      ${gone.length > 0 && html`<p class="muted">${t("final-gave-up")}</p>`}
      ${tied && !stalled(view) && html`<p class="muted">${t("final-tie")}</p>`} ${stalled(view) && html`<p class="muted">${t("final-stalled")}</p>`}
    </div>
  </header>`;
}

/** The carriage, the unplaced offices and the tiles of a seat at the end. @param {{ ranked: Ranked }} props */
function SeatSummary({ ranked }) {
  const tiles = Object.entries(ranked.tiles).flatMap(([stack, all]) => all.map((points) => ({ stack, points })));
  return html`<li>
    <h3><${Roof} seat=${ranked.seat} /> ${ranked.name}</h3>
    <p class="estate">
      <${Carriage} number=${ranked.carriage} size="small" />
      <small class="muted">${t("final-offices-open", { open: ranked.offices.length })}</small>
    </p>
    <div class="estate-tiles">
      ${tiles.map((tile) => html`<${Tile} ...${tile} />`)}${!tiles.length && html`<small class="muted">${t("final-no-tiles")}</small>`}
    </div>
  </li>`;
}

/**
 * @param {object} props
 * @param {Table} props.table
 * @param {View} props.view
 * @param {number | null} props.me
 * @param {import("./rematch.js").RematchProps | null} props.again null if no rematch is offered
 * @param {() => Promise<import("../../engine/game.js").Document>} [props.record] of the whole game
 * @param {() => unknown} [props.onReplay] run the replay from the beginning
 * @param {() => unknown} [props.onSameDeal] play the same deal
 * @param {() => void} props.onLeave
 * @param {() => void} props.onRecord
 * @param {() => void} props.onShare
 * @param {() => void} props.onMap
 * @param {any} [props.children] the chat
 */
export function Final({ table, view, me, again, record, onReplay, onSameDeal, onLeave, onRecord, onShare, onMap, children }) {
  useTitle(t("final-title"));
  useEffect(() => document.querySelector("h1")?.focus({ preventScroll: true }), []); // the focused element was removed with the table
  const ranked = rankedSeats(table, view);
  const origin = originOf(table);
  const daily = dailyOf(table);
  const { honours, audience } = view.options;
  const sources = SOURCES.filter((source) => (source !== "chips" || honours) && (source !== "clergy" || audience));
  return html`<main class="page final">
    <${ResultHead} table=${table} view=${view} me=${me} ranked=${ranked} />
    <div class="row final-actions">
      ${daily ? html`<${Link} class="button button-primary button-large" to=${`/daily/${daily.date}`}><${Icon} name="horn" />${t("final-daily")}<//>` : again && html`<${Rematch} ...${again} />`}
      ${onReplay && html`<button class="button-primary button-large" type="button" onClick=${onReplay}><${Icon} name="play" />${t("game-replay")}</button>`}
      <button class="button" type="button" onClick=${onMap}><${Icon} name="eye" />${t("final-map")}</button>
      ${again && html`<${ReplayButtons} transport=${again.transport} seats=${table.seats} seat=${me} />`}
      ${onSameDeal && html`<button class="button" type="button" onClick=${onSameDeal}><${Icon} name="horn" />${t("beat-title")}</button>`}
      <button class="button" type="button" onClick=${onShare}><${Icon} name="link" />${t("share-title")}</button>
      <button class="button" type="button" onClick=${onRecord}><${Icon} name="download" />${t("final-record")}</button>
      <button class="button" type="button" onClick=${onLeave}><${Icon} name="arrow-left" />${t("final-leave")}</button>
    </div>
    <section class="final-score" aria-labelledby="final-score">
      <h2 id="final-score">${t("final-score")}</h2>
      <${ScoreChart} ranked=${ranked} sources=${sources} /><${ScoreTable} ranked=${ranked} sources=${sources} />
    </section>
    ${record && html`<${Analysis} record=${record} seats=${table.seats} me=${me} />`}
    ${again && origin && html`<${BranchComparison} origin=${origin} transport=${again.transport} />`}
    ${
      children &&
      html`<section class="panel final-chat" aria-labelledby="final-chat">
      <h2 id="final-chat">${t("chat-title")}</h2>
      ${children}
    </section>`
    }
    <ul class="estates">
      ${ranked.map((seat) => html`<${SeatSummary} key=${seat.seat} ranked=${seat} />`)}
    </ul>
  </main>`;
}
