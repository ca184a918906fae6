// Seating the clergy in secret (module audience): all five are laid out first, in any order, and then sent off.

import { t } from "../../app/texts.js";
import { RANKS } from "../../board/data.js";
import { Clergy } from "../../pieces/clergy.js";
import { Coach } from "../../pieces/coach.js";
import { html } from "../../ui/html.js";
import { riders } from "../session/current.js";
import { seatClergy } from "../session/decide.js";
import { coaches, empty, nextCoach, ride } from "../session/laid_out.js";
import { softly } from "../session/names.js";

const send = () => seatClergy(coaches().map((coach) => riders.value[coach]));

export function ClergySheet() {
  const next = nextCoach();
  return html`<section class="sheet sheet-clergy" aria-label=${t("clergy-title")}>
    <header class="sheet-head">
      <h2>${t("clergy-title")}</h2>
      <p class="sheet-note">${t("clergy-note")}</p>
    </header>
    <div class="clergy-table">
    <ol class="clergy-coaches">
      ${coaches().map((coach) => html`<${Seating} key=${coach} coach=${coach} next=${coach === next} />`)}
    </ol>
    <div class="clergy-ranks" role="group" aria-label=${next ? t("clergy-choose", { coach: t(`region-${next}`) }) : t("clergy-title")}>
      ${RANKS.map(({ id, points }) => html`<${Rank} key=${id} rank=${id} points=${points} coach=${next} />`)}
    </div>
    </div>
    <footer class="sheet-answers"><button class="button button-primary" disabled=${Boolean(next)} onClick=${send}>${t("clergy-done")}</button></footer>
  </section>`;
}

/** @param {{ coach: string, next: boolean }} props */
function Seating({ coach, next }) {
  const rank = riders.value[coach];
  const region = t(`region-${coach}`);
  return html`<li data-seating=${coach} class=${next ? "clergy-next" : ""} aria-current=${next ? "step" : undefined}>
    <${Coach} coach=${coach} />
    <span class="clergy-coach">${softly(region)}</span>
    ${
      rank
        ? html`<button class="clergy-seated" aria-label=${t("clergy-take-out", { rank: t(`rank-${rank}`), coach: region })} onClick=${() => empty(coach)}><${Clergy} rank=${rank} /><span>${t(`rank-${rank}`)}</span></button>`
        : html`<span class="clergy-empty">${next ? "?" : ""}</span>`
    }
  </li>`;
}

/** @param {{ rank: string, points: number, coach: string | undefined }} props */
function Rank({ rank, points, coach }) {
  const seated = Object.values(riders.value).includes(rank);
  return html`<button
    class="button rank"
    disabled=${seated}
    data-drag=${`clergy:${rank}`}
    data-target=${seated ? undefined : `clergy:${rank}`}
    aria-label=${t("act-clergy-in", { rank: t(`rank-${rank}`), points, coach: coach ? t(`region-${coach}`) : "" })}
    onClick=${() => ride(rank)}
  >
    <${Clergy} rank=${rank} /> <span>${t(`rank-${rank}`)}</span>
  </button>`;
}
