// The card of a puzzle: the task, the value of the last try, and at the end the solution with its reasons.

import { useEffect, useRef } from "../../../vendor/hooks.js";
import { go } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Link } from "../../ui/link.js";
import { actionText, reasonText } from "../../ui/reason_text.js";
import { LIST, nextOpen } from "./list.js";
import { PUZZLES } from "./positions.js";
import { outcomes } from "./progress.js";

/** @import { PuzzleTable } from "./puzzle_table.js" */

const MOST_REASONS = 3; // for the solution
const TRIES_BEFORE_HELP = 2; // with the second wrong try

/** @param {{ puzzleTable: PuzzleTable, number: number }} props */
export function Card({ puzzleTable, number }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const links = useRef(/** @type {HTMLElement | null} */ (null));
  const done = puzzleTable.done.value;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (done) links.current?.querySelector("a")?.focus({ preventScroll: true });
  }, [done]);
  return html`<section class=${`lesson-card ${done ? "lesson-done" : ""}`} aria-labelledby="puzzle-heading">
    <header class="lesson-head">
      <h2 id="puzzle-heading" tabindex="-1" ref=${heading}>${t("puzzle-number", { number })}</h2>
      <span class="lesson-number">${t("puzzle-of", { degree: t(`puzzle-degree-${puzzleTable.puzzle.degree}`), count: PUZZLES.length })}</span>
      <button class="button-quiet button-icon" type="button" aria-label=${t("puzzle-all")} title=${t("puzzle-all")} onClick=${() => go(LIST)}><${Icon} name="close" /></button>
    </header>
    <div class="lesson-words" tabindex="0" role="group" aria-labelledby="puzzle-heading"><${Feedback} puzzleTable=${puzzleTable} /></div>
    <footer class="lesson-ways" ref=${links}>
      ${done ? html`<${Onward} id=${puzzleTable.puzzle.id} />` : html`<button class="button" type="button" onClick=${() => puzzleTable.show()}>${t("puzzle-show")}</button>`}
    </footer>
  </section>`;
}

/** The answer to the last try, then the task. @param {{ puzzleTable: PuzzleTable }} props */
function Feedback({ puzzleTable }) {
  const [tried, done] = [puzzleTable.tried.value, puzzleTable.done.value];
  return html`<div class=${tried ? "lesson-answered" : ""}>
    <div role="status">${done ? html`<${Solution} puzzleTable=${puzzleTable} />` : tried && html`<${WrongTry} key=${puzzleTable.failures.value} puzzleTable=${puzzleTable} tried=${tried} />`}</div>
    ${!done && html`<p class="lesson-task">${task(puzzleTable)}</p>`}
  </div>`;
}

/** The task, with the seat to play and its lead or deficit. @param {PuzzleTable} puzzleTable */
function task(puzzleTable) {
  const points = puzzleTable.table.game.view(puzzleTable.seat).seats.map((seat) => seat.points);
  const ahead = points[puzzleTable.seat] - Math.max(...points.filter((_, seat) => seat !== puzzleTable.seat));
  const key = ahead ? (ahead > 0 ? "ahead" : "behind") : "level";
  return `${t("puzzle-seat", { seat: puzzleTable.seat + 1, players: points.length })} ${t(`puzzle-${key}`, { count: Math.abs(ahead) })} ${t("puzzle-task")}`;
}

/** @param {PuzzleTable} puzzleTable @param {string} action */
const percent = (puzzleTable, action) => Math.round(puzzleTable.puzzle.wins[action] / 10);

/** @param {PuzzleTable} puzzleTable */
const names = (puzzleTable) => puzzleTable.table.seats.map(({ name }) => name);

/** @param {{ puzzleTable: PuzzleTable, tried: string }} props */
function WrongTry({ puzzleTable, tried }) {
  const worth = {
    action: actionText(tried),
    percent: percent(puzzleTable, tried),
    best: percent(puzzleTable, puzzleTable.answer),
  };
  return html`<p class="lesson-wrong">${t("puzzle-wrong", worth)}</p>
    ${puzzleTable.failures.value >= TRIES_BEFORE_HELP && html`<p>${t("puzzle-help")} ${reasonText(puzzleTable.help(tried), names(puzzleTable))}</p>`}`;
}

/** @param {{ puzzleTable: PuzzleTable }} props */
function Solution({ puzzleTable }) {
  const { answer, nextBest } = puzzleTable;
  const before = outcomes()[puzzleTable.puzzle.id]; // tries before a reload count, too
  const atFirst = !puzzleTable.failures.value && (!before || before === "first");
  const found = puzzleTable.given.value ? "puzzle-shown" : atFirst ? "puzzle-solved-first" : "puzzle-solved";
  const worth = { percent: percent(puzzleTable, answer), next: percent(puzzleTable, nextBest), action: actionText(nextBest) };
  return html`<p class="lesson-praise">${t(found, { action: actionText(answer) })}</p>
    <ul class="puzzle-grounds">${puzzleTable
      .grounds(answer)
      .slice(0, MOST_REASONS)
      .map((ground) => html`<li key=${ground.code}>${reasonText(ground, names(puzzleTable))}</li>`)}</ul>
    <p>${t("puzzle-worth", worth)}</p>
    <p class="muted small">${t("puzzle-fair")}</p>`;
}

/** @param {{ id: string }} props */
function Onward({ id }) {
  const next = nextOpen(id);
  return html`${next && html`<${Link} class="button button-primary" to=${LIST + next.id}>${t("puzzle-next")}<${Icon} name="arrow-right" /><//>`}
    <${Link} class="button" to=${LIST}>${t("puzzle-all")}<//>`;
}
