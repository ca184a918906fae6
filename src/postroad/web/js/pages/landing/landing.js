// The title page: play at once, set up a table, or continue a game.

import { signedOut } from "../../app/player.js";
import { hasServer } from "../../app/runtime.js";
import { t } from "../../app/texts.js";
import { isLocalTable } from "../../local/local_client.js";
import { MAIL_PLAYER } from "../../local/players.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Link } from "../../ui/link.js";
import { lazy } from "../../ui/loader.js";
import { NameField } from "../../ui/name_field.js";
import { NeedsServer } from "../../ui/needs_server.js";
import { PostHorn } from "../../ui/ornament.js";
import { useTitle } from "../../ui/title.js";
import { Tools } from "../../ui/tools.js";
import { useQuickPlay } from "../../ui/use_quick_play.js";
import { doneOf, finished, nextStepPath } from "../lesson/progress.js";
import { Engraving } from "./engraving.js";
import { Lobby } from "./lobby.js";
import { SavedGames } from "./saved_games.js";
import { Steps } from "./steps.js";
import { FinishedTables, UnfinishedTables } from "./table_lists.js";
import { isMine, useTables } from "./tables.js";

/** @import { MyTable } from "../../wire.d.ts" */

const OfflineNote = lazy(() => import("./offline_note.js").then((part) => part.OfflineNote));
const OfflineFailure = lazy(() => import("./offline_note.js").then((part) => part.OfflineFailure));

/** A link to the first lesson, for newcomers. */
const LessonLink = () =>
  html`<${Link} class="button button-learn" to=${nextStepPath("base")}><${Icon} name="flag" />${t(doneOf("base") ? "landing-learn-on" : "landing-learn-first")}<//>`;

/** The button that starts a game with one click. @param {{ last: string | null, newcomer: boolean }} props `last`: the newest unfinished table; `newcomer`: is a link to the first lesson due? */
function PlayNow({ last, newcomer }) {
  const { play, busy, error } = useQuickPlay();
  return html`<div class="play-now">
      <button class="button-primary button-play" type="button" aria-describedby="play-about" disabled=${busy} onClick=${play}>
        <${Icon} name="horn" size=${26} />${t("landing-play")}
      </button>
      <p class="muted" id="play-about">${t("landing-play-about")}</p>
      <div class="offline-place"><${OfflineNote} /></div>
      <div class="play-next">
        ${last && html`<${Link} class="button" to=${`/table/${last}`}>${t("landing-continue-last")}<//>`}
        ${newcomer && html`<${LessonLink} />`}
      </div>
    </div>
    <${NameField} />
    <p class="wrong" role="alert">${error}</p>`;
}

const menuEntries = () => ({
  daily: "/daily/",
  puzzle: "/puzzle/",
  new: "/new",
  friends: "/new?kind=friends",
  people: "/new?kind=people",
  post: "/new?kind=post",
  watch: "/new?kind=watch",
  learn: nextStepPath("base"), // last, because it comes when the tables are known and must move no other entry
});

/** @param {{ learn: boolean }} props `learn`: does the menu lead to the lessons? */
const Menu = ({ learn }) => html`<nav aria-label=${t("landing-other")}>
  <ul class="index">
    ${Object.entries(menuEntries())
      .filter(([way]) => (hasServer || way !== "friends") && (learn || way !== "learn"))
      .map(
        ([way, to]) => html`<li key=${way}>
        <${Link} to=${to}><span>${t(`landing-${way}`)}</span><small class="muted">${t(`landing-${way}-about`)}</small><${Icon} name="arrow-right" /><//>
      </li>`,
      )}
  </ul>
</nav>`;

const SignedOut = () => html`<section class="panel" role="alert">
  <h2>${t("signed-out-title")}</h2>
  <p>${t("signed-out-text")}</p>
</section>`;

/** Does a game by mail wait for another player's turn link? Then there is nothing to continue. @param {MyTable} table */
const waitsForTurnLink = ({ seats, decides }) =>
  seats.some(({ player }) => player === MAIL_PLAYER) && decides !== null && !isMine(seats[decides].player);

export function Landing() {
  const { tables, lasting, wrong, load } = useTables();
  useTitle(null);
  const last = tables?.find((table) => !table.over && !waitsForTurnLink(table))?.id ?? null;
  const newcomer = tables?.length === 0 && !wrong && !finished("base");
  return html`<div class="page landing">
    <header class="landing-head"><${Tools} /></header>
    <main>
      ${signedOut.value && html`<${SignedOut} />`}
      <section class="title-page">
        <div class="title-words">
          <h1 class="title-name"><${PostHorn} size="1em" />Postroad</h1>
          <p class="tagline">${t("landing-tagline")}</p>
          <${PlayNow} last=${last} newcomer=${newcomer} />
          <${Menu} learn=${Boolean(tables || wrong) && !newcomer} />
        </div>
        <figure class="print"><${Engraving} /></figure>
      </section>
      ${wrong && html`<p class="wrong" role="alert">${wrong} <button class="button" type="button" onClick=${load}>${t("try-again")}</button></p>`}
      ${
        tables &&
        html`<${UnfinishedTables} tables=${tables} reload=${load} />${hasServer && html`<${Lobby} mine=${tables.map(({ id }) => id)} />`}
        ${tables.length ? html`<${FinishedTables} tables=${tables} reload=${load} />` : !wrong && html`<${Steps} />`}
        ${tables.some(({ over }) => over) && html`<p><${Link} class="button-quiet" to="/stats">${t("landing-stats")}<${Icon} name="arrow-right" /><//></p>`}
        <${SavedGames} any=${tables.some(({ id }) => isLocalTable(id))} lasting=${lasting} reload=${load} />`
      }
    </main>
    <footer class="landing-foot muted small">${!hasServer && html`<${NeedsServer} />`}<${OfflineFailure} /></footer>
  </div>`;
}
