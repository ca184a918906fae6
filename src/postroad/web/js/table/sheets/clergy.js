// The sheet to seat the clergy in secret (module audience): all five are staged in any order, then sent.

import { useState } from "../../../vendor/hooks.js";
import { nameForms, t } from "../../app/texts.js";
import { RANKS } from "../../board/data.js";
import { breakable } from "../../pieces/card_name_fit.js";
import { Clergy } from "../../pieces/clergy.js";
import { Coach } from "../../pieces/coach.js";
import { html } from "../../ui/html.js";
import { HintButton, UndoButton } from "../parts/bar.js";
import { notice, table } from "../session/current.js";
import { seatClergy } from "../session/decide.js";
import { clergyByCoach, coaches, emptyCoach, isSeated, nextEmptyCoach, seatRank } from "../session/staged.js";
import { useScrollHint } from "./scroll_hint.js";

/** Send the clergy, or show what is missing. */
function sendOrExplain() {
  const missing = nextEmptyCoach();
  if (missing) notice.value = { key: "clergy-missing", values: nameForms("coach", `region-${missing}`) };
  else void seatClergy(coaches().map((coach) => clergyByCoach()[coach]));
}

export function ClergySheet() {
  const [wanted, setWanted] = useState(/** @type {string | null} */ (null));
  const next = wanted && !isSeated(wanted) ? wanted : nextEmptyCoach();
  const seat = (/** @type {string} */ rank) => {
    setWanted(null);
    seatRank(rank, next);
  };
  return html`<section class="sheet sheet-clergy" aria-label=${t("clergy-title")} ...${useScrollHint()}>
    <header class="sheet-head">
      <h2>${t("clergy-title")}</h2>
      <p class="sheet-note">${t("clergy-note")}${table.value.memory && html` <b>${t("clergy-by-heart")}</b>`}</p>
      <p class="sheet-note clergy-asked">${next ? t("clergy-choose", nameForms("coach", `region-${next}`)) : t("clergy-ready")}</p>
    </header>
    <div class="clergy-table">
    <ol class="clergy-coaches">
      ${coaches().map((coach) => html`<${Seating} key=${coach} coach=${coach} next=${coach === next} onChoose=${() => setWanted(coach)} />`)}
    </ol>
    <div class="clergy-ranks" role="group" aria-label=${next ? t("clergy-choose", nameForms("coach", `region-${next}`)) : t("clergy-title")}>
      ${RANKS.map(({ id, points }) => html`<${Rank} key=${id} rank=${id} points=${points} coach=${next} onChoose=${() => seat(id)} />`)}
    </div>
    </div>
    <footer class="sheet-answers"><${UndoButton} narrow /><${HintButton} narrow /><button class="button button-primary" aria-disabled=${Boolean(nextEmptyCoach())} onClick=${sendOrExplain}>${t("clergy-done")}</button></footer>
  </section>`;
}

/** A coach. Clergy that are seated already, by a hint or a typed command, stay. @param {{ coach: string, next: boolean, onChoose: () => void }} props */
function Seating({ coach, next, onChoose }) {
  const rank = clergyByCoach()[coach];
  const seated = isSeated(coach);
  const region = t(`region-${coach}`);
  return html`<li data-seating=${coach} class=${next ? "clergy-next" : ""} aria-current=${next ? "step" : undefined}>
    <button class="clergy-coach" aria-pressed=${next} aria-label=${region} disabled=${seated} onClick=${onChoose}>
      <${Coach} coach=${coach} aria-hidden="true" /><span aria-hidden="true">${breakable(region)}</span>
    </button>
    ${
      seated && rank !== "hidden"
        ? html`<span class="clergy-seated clergy-kept"><${Clergy} rank=${rank} /><span>${t(`rank-${rank}`)}</span></span>`
        : rank && !seated
          ? html`<button class="clergy-seated" aria-label=${t("clergy-take-out", { ...nameForms("rank", `rank-${rank}`), ...nameForms("coach", `region-${coach}`) })} onClick=${() => emptyCoach(coach)}><${Clergy} rank=${rank} /><span>${t(`rank-${rank}`)}</span></button>`
          : html`<span class="clergy-empty">${next ? "?" : ""}</span>`
    }
  </li>`;
}

/** @param {{ rank: string, points: number, coach: string | undefined, onChoose: () => void }} props */
function Rank({ rank, points, coach, onChoose }) {
  const seated = Object.values(clergyByCoach()).includes(rank);
  return html`<button
    class="button rank"
    disabled=${seated}
    data-drag=${`clergy:${rank}`}
    data-target=${seated ? undefined : `clergy:${rank}`}
    aria-label=${coach ? t("act-clergy-in", { rank: t(`rank-${rank}`), points, ...nameForms("coach", `region-${coach}`) }) : t(`rank-${rank}`)}
    onClick=${onChoose}
  >
    <${Clergy} rank=${rank} /> <span>${t(`rank-${rank}`)}</span>
  </button>`;
}
