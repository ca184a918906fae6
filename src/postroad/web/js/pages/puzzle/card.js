// The card of a puzzle: the task, the value of the last try, and at the end the solution with its reasons.

import { useEffect, useRef } from "../../../vendor/hooks.js";
import { go } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Link } from "../../ui/link.js";
import { actionWords, reasonWords } from "../../ui/reason_text.js";
import { LIST, nextOpen } from "./list.js";
import { PUZZLES } from "./positions.js";
import { outcomes } from "./progress.js";

/** @import { PuzzleTable } from "./puzzle_host.js" */

const MOST = 3; // reasons for the solution
const PATIENT = 2; // tries before help is given

/** @param {{ asked: PuzzleTable, number: number }} props */
export function Card({ asked, number }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const ways = useRef(/** @type {HTMLElement | null} */ (null));
  const done = asked.done.value;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (done) ways.current?.querySelector("a")?.focus({ preventScroll: true });
  }, [done]);
  return html`<section class=${`lesson-card ${done ? "lesson-done" : ""}`} aria-labelledby="puzzle-heading">
    <header class="lesson-head">
      <h2 id="puzzle-heading" tabindex="-1" ref=${heading}>${t("puzzle-number", { number })}</h2>
      <span class="lesson-number">${t("puzzle-of", { degree: t(`puzzle-degree-${asked.puzzle.degree}`), count: PUZZLES.length })}</span>
      <button class="button-quiet button-icon" type="button" aria-label=${t("puzzle-all")} title=${t("puzzle-all")} onClick=${() => go(LIST)}><${Icon} name="close" /></button>
    </header>
    <div class="lesson-words" tabindex="0" role="group" aria-labelledby="puzzle-heading"><${Said} asked=${asked} /></div>
    <footer class="lesson-ways" ref=${ways}>
      ${done ? html`<${Onward} id=${asked.puzzle.id} />` : html`<button class="button" type="button" onClick=${() => asked.show()}>${t("puzzle-show")}</button>`}
    </footer>
  </section>`;
}

/** The answer to the last try, then the task. @param {{ asked: PuzzleTable }} props */
function Said({ asked }) {
  const [tried, done] = [asked.tried.value, asked.done.value];
  return html`<div class=${tried ? "lesson-answered" : ""}>
    <div role="status">${done ? html`<${Solution} asked=${asked} />` : tried && html`<${Wrong} key=${asked.tries.value} asked=${asked} tried=${tried} />`}</div>
    ${!done && html`<p class="lesson-task">${task(asked)}</p>`}
  </div>`;
}

/** The task, with the seat to play and its lead or deficit. @param {PuzzleTable} asked */
function task(asked) {
  const points = asked.table.game.view(asked.seat).seats.map((seat) => seat.points);
  const ahead = points[asked.seat] - Math.max(...points.filter((_, seat) => seat !== asked.seat));
  const key = ahead ? (ahead > 0 ? "ahead" : "behind") : "level";
  return `${t("puzzle-seat", { seat: asked.seat + 1, players: points.length })} ${t(`puzzle-${key}`, { count: Math.abs(ahead) })} ${t("puzzle-task")}`;
}

/** @param {PuzzleTable} asked @param {string} action */
const percent = (asked, action) => Math.round(asked.puzzle.wins[action] / 10);

/** @param {PuzzleTable} asked */
const names = (asked) => asked.table.seats.map(({ name }) => name);

/** @param {{ asked: PuzzleTable, tried: string }} props */
function Wrong({ asked, tried }) {
  const worth = { action: actionWords(tried), percent: percent(asked, tried), best: percent(asked, asked.answer) };
  return html`<p class="lesson-wrong">${t("puzzle-wrong", worth)}</p>
    ${asked.tries.value >= PATIENT && html`<p>${t("puzzle-help")} ${reasonWords(asked.help(tried), names(asked))}</p>`}`;
}

/** @param {{ asked: PuzzleTable }} props */
function Solution({ asked }) {
  const { answer, nextBest } = asked;
  const before = outcomes()[asked.puzzle.id]; // tries before a reload count, too
  const atFirst = !asked.tries.value && (!before || before === "first");
  const found = asked.given.value ? "puzzle-shown" : atFirst ? "puzzle-solved-first" : "puzzle-solved";
  const worth = { percent: percent(asked, answer), next: percent(asked, nextBest), action: actionWords(nextBest) };
  return html`<p class="lesson-praise">${t(found, { action: actionWords(answer) })}</p>
    <ul class="puzzle-grounds">${asked
      .grounds(answer)
      .slice(0, MOST)
      .map((ground) => html`<li key=${ground.code}>${reasonWords(ground, names(asked))}</li>`)}</ul>
    <p>${t("puzzle-worth", worth)}</p>
    <p class="muted small">${t("puzzle-fair")}</p>`;
}

/** @param {{ id: string }} props */
function Onward({ id }) {
  const next = nextOpen(id);
  return html`${next && html`<${Link} class="button button-primary" to=${LIST + next.id}>${t("puzzle-next")}<${Icon} name="arrow-right" /><//>`}
    <${Link} class="button" to=${LIST}>${t("puzzle-all")}<//>`;
}
