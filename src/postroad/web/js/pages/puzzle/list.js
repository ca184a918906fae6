// The list of puzzles by difficulty, with the outcome of each and the next open one.

import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Link } from "../../ui/link.js";
import { PageHead } from "../../ui/page_head.js";
import { PUZZLES } from "./positions.js";
import { isClosed, isSolved, outcomes } from "./progress.js";

/** @import { Puzzle } from "./positions.js" */
/** @import { Outcome } from "./progress.js" */

export const LIST = "/puzzle/";
const DEGREES = [1, 2, 3];
/** @type {Partial<Record<Outcome, string>>} */
const MARKS = { first: "check", later: "check", seen: "eye" };

/** The next puzzle that is neither solved nor seen; after the last one the search starts again at the first. @param {string | null} id @returns {Puzzle | null} */
export function nextOpen(id) {
  const known = outcomes();
  const after = PUZZLES.findIndex((puzzle) => puzzle.id === id) + 1;
  const turned = [...PUZZLES.slice(after), ...PUZZLES.slice(0, after)];
  return turned.find((puzzle) => puzzle.id !== id && !isClosed(known[puzzle.id])) ?? null;
}

export function Puzzles() {
  const known = outcomes();
  const count = (/** @type {(outcome: Outcome) => boolean} */ is) => PUZZLES.filter(({ id }) => is(known[id])).length;
  const next = nextOpen(null);
  return html`<div class="page puzzles">
    <${PageHead} title=${t("puzzle-title")} />
    <main>
      <p class="puzzles-about">${t("puzzle-about")}</p>
      <p class="puzzles-count" role="status">${t("puzzle-count", { solved: count(isSolved), of: PUZZLES.length, first: count((one) => one === "first") })}</p>
      ${next && html`<p><${Link} class="button button-primary" to=${LIST + next.id}>${t("puzzle-next-open")}<${Icon} name="arrow-right" /><//></p>`}
      ${DEGREES.map((degree) => html`<${Degree} key=${degree} degree=${degree} known=${known} />`)}
    </main>
  </div>`;
}

/** @param {{ degree: number, known: Record<string, Outcome> }} props */
function Degree({ degree, known }) {
  const all = PUZZLES.map((puzzle, at) => ({ puzzle, number: at + 1 })).filter(({ puzzle }) => puzzle.degree === degree);
  const solved = all.filter(({ puzzle }) => isSolved(known[puzzle.id])).length;
  return html`<section aria-labelledby=${`degree-${degree}`}>
    <h2 id=${`degree-${degree}`}>${t(`puzzle-degree-${degree}`)} <small class="muted">${t("puzzle-solved-of", { solved, of: all.length })}</small></h2>
    <ol class="puzzle-grid">${all.map(({ puzzle, number }) => html`<li key=${puzzle.id}><${PuzzleLink} ...${{ puzzle, number, outcome: known[puzzle.id] }} /></li>`)}</ol>
  </section>`;
}

/** @param {{ puzzle: Puzzle, number: number, outcome: Outcome | undefined }} props */
function PuzzleLink({ puzzle, number, outcome }) {
  const words = [
    t("puzzle-number", { number }),
    t("puzzle-players", { count: puzzle.players }),
    outcome && t(`puzzle-${outcome}`),
  ];
  const label = words.filter(Boolean).join(", ");
  const mark = outcome && MARKS[outcome];
  return html`<${Link} class=${`button puzzle-place ${outcome ?? ""}`} to=${LIST + puzzle.id} aria-label=${label} title=${label}>${number}${mark && html`<${Icon} name=${mark} size=${14} />`}<//>`;
}
