// Seating the clergy in secret, coach by coach (module audience).
import { html } from "../html.js";
import { t } from "../i18n.js";
import { RANKS } from "../board/data.js";
import { Clergy } from "../pieces/clergy.js";
import { Coach } from "../pieces/coach.js";
import { decide } from "./decide.js";
import { legal, me, view } from "./store.js";

export function ClergySheet() {
  const seated = view.value.seats[/** @type {number} */ (me.value)].clergy;
  const next = Object.keys(seated).find((coach) => !seated[coach]);
  return html`<section class="sheet sheet-clergy" aria-label=${t("clergy-title")}>
    <header class="sheet-head">
      <h2>${t("clergy-title")}</h2>
      <p class="sheet-note">${t("clergy-note")}</p>
    </header>
    <ol class="clergy-coaches">
      ${Object.entries(seated).map(
        ([coach, rank]) => html`<li key=${coach} data-seating=${coach === next ? coach : undefined} class=${coach === next ? "clergy-next" : ""} aria-current=${coach === next ? "step" : undefined}>
          <${Coach} coach=${coach} />
          <span class="clergy-coach">${t(`region-${coach}`)}</span>
          ${rank ? html`<${Clergy} rank=${rank} />` : html`<span class="clergy-empty" aria-hidden="true"></span>`}
          <span class="clergy-rank">${rank ? t(`rank-${rank}`) : coach === next ? t("clergy-here") : "–"}</span>
        </li>`,
      )}
    </ol>
    <div class="clergy-ranks" role="group" aria-label=${t("clergy-choose", { coach: next ? t(`region-${next}`) : "" })}>
      ${RANKS.map(({ id, points }) => html`<${Rank} key=${id} rank=${id} points=${points} coach=${next} />`)}
    </div>
  </section>`;
}

/** @param {{ rank: string, points: number, coach: string | undefined }} props */
function Rank({ rank, points, coach }) {
  const able = legal.value.includes(`clergy:${rank}`);
  return html`<button
    class=${`button rank ${able ? "" : "off"}`}
    disabled=${!able}
    data-drag=${`clergy:${rank}`}
    data-target=${able ? `clergy:${rank}` : undefined}
    aria-label=${t("act-clergy-in", { rank: t(`rank-${rank}`), points, coach: coach ? t(`region-${coach}`) : "" })}
    onClick=${() => decide(`clergy:${rank}`)}
  >
    <${Clergy} rank=${rank} /> <span>${t(`rank-${rank}`)}</span> <b class="numeral">${points}</b>
  </button>`;
}
