// The sheet to move coaches towards Rome (module audience): their places, own riders and possible moves.

import { nameForms, t } from "../../app/texts.js";
import { COACHES } from "../../board/data.js";
import { movesToRome } from "../../board/rome/distance.js";
import { Coach } from "../../pieces/coach.js";
import { html } from "../../ui/html.js";
import { calls } from "../input/targets.js";
import { Answers, mayHint } from "../parts/bar.js";
import { legal, mayUndo, me, view } from "../session/current.js";
import { decide } from "../session/decide.js";
import { actionParts, breakAtSlash } from "../session/names.js";

/** The possible stops of each coach. */
function moves() {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const action of legal.value) {
    const [kind, coach, stop] = actionParts(action);
    if (kind === "coach") (found[coach] ??= []).push(stop);
  }
  return found;
}

export function CoachSheet() {
  const able = moves();
  const owed = Object.values(view.value.owed ?? {}).reduce((sum, count) => sum + count, 0);
  return html`<section class="sheet sheet-coaches" aria-label=${t("coaches-title")}>
    <header class="sheet-head">
      <h2>${t("coaches-title")}</h2>
      <p class="sheet-note">${t("coaches-note", { count: owed })}</p>
    </header>
    <div class="coach-moves">
      ${Object.keys(COACHES).map((coach) => html`<${Move} key=${coach} coach=${coach} stops=${able[coach] ?? []} />`)}
    </div>
    ${(mayUndo.value || mayHint() || calls.value.cartwright) && html`<footer class="sheet-answers only-narrow"><${Answers} /></footer>`}
  </section>`;
}

/** @param {{ coach: string, stops: string[] }} props */
function Move({ coach, stops }) {
  const region = t(`region-${coach}`);
  const at = view.value.coaches?.[coach] ?? "rome";
  const left = t("moves-to-rome", { count: movesToRome(view.value.options.rome, at) });
  const rank = me.value === null ? null : view.value.seats[me.value].clergy?.[coach];
  return html`<div class=${`coach-move ${stops.length ? "coach-able" : ""}`} role="group" aria-label=${region}>
    <span class="coach-region"><${Coach} coach=${coach} size=${36} /><b>${breakAtSlash(region)}</b></span>
    <small>${at === "rome" ? left : t("coach-at", { ...nameForms("stop", `stop-${at}`), left })}</small>
    ${rank && rank !== "hidden" && html`<small>${t("coach-rider", nameForms("rank", `rank-${rank}`))}</small>`}
    ${stops.map(
      (stop) => html`<button
        key=${stop}
        class="button"
        data-target=${`coach:${coach}:${stop}`}
        aria-label=${t("act-coach", { ...nameForms("coach", `region-${coach}`), ...nameForms("stop", `stop-${stop}`) })}
        onClick=${() => decide(`coach:${coach}:${stop}`)}
      >
        ${t(`stop-${stop}`)}
      </button>`,
    )}
  </div>`;
}
