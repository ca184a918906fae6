// Moving coaches towards Rome (module audience): the moves owed, as a list beside the map.

import { t } from "../../app/texts.js";
import { Coach } from "../../pieces/coach.js";
import { html } from "../../ui/html.js";
import { legal, view } from "../session/current.js";
import { decide } from "../session/decide.js";
import { parts } from "../session/names.js";

export function CoachSheet() {
  /** @type {Record<string, string[]>} */
  const moves = {};
  for (const action of legal.value) {
    const [kind, coach, stop] = parts(action);
    if (kind === "coach") (moves[coach] ??= []).push(stop);
  }
  const owed = Object.values(view.value.owed ?? {}).reduce((sum, count) => sum + count, 0);
  return html`<section class="sheet sheet-coaches" aria-label=${t("coaches-title")}>
    <header class="sheet-head">
      <h2>${t("coaches-title")}</h2>
      <p class="sheet-note">${t("coaches-note", { count: owed })}</p>
    </header>
    <div class="coach-moves">
      ${Object.entries(moves).map(
        ([coach, able]) => html`<div key=${coach} class="coach-move" role="group" aria-label=${t(`region-${coach}`)}>
          <${Coach} coach=${coach} />
          <span>${t(`region-${coach}`)}</span>
          ${able.map(
            (stop) => html`<button
              key=${stop}
              class="button"
              data-target=${`coach:${coach}:${stop}`}
              aria-label=${t("act-coach", { coach: t(`region-${coach}`), stop: t(`stop-${stop}`) })}
              onClick=${() => decide(`coach:${coach}:${stop}`)}
            >
              ${t(`stop-${stop}`)}
            </button>`,
          )}
        </div>`,
      )}
    </div>
  </section>`;
}
