// The sheet to hand in tokens (module honours), with the rewards.

import { useEffect } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { OFFICIALS } from "../../board/data.js";
import { breakable } from "../../pieces/card_name_fit.js";
import { Token } from "../../pieces/official.js";
import { html } from "../../ui/html.js";
import { HintButton } from "../parts/bar.js";
import { legal, me, stagedTokens, view } from "../session/current.js";
import { decide } from "../session/decide.js";
import { officialName } from "../session/names.js";
import { toggleToken } from "../session/staged.js";

/** Whether the last hand-in brings nothing: all tokens may be kept and a single one has no reward. The page then answers itself. */
const nothingToGain = () => legal.value.includes("return:none") && !legal.value.some((action) => action.includes("+"));

export function HandInSheet() {
  const idle = nothingToGain();
  useEffect(() => {
    if (idle) void decide("return:none");
  }, [idle]);
  return idle ? null : html`<${HandIn} />`;
}

function HandIn() {
  const held = view.value.seats[/** @type {number} */ (me.value)].tokens;
  const chosen = OFFICIALS.filter((official) => stagedTokens.value.includes(official));
  const action = `return:${chosen.join("+")}`;
  const able = chosen.length > 0 && legal.value.includes(action);
  return html`<section class="sheet sheet-handin" aria-label=${t("handin-title")}>
    <header class="sheet-head visually-hidden">
      <h2>${t("handin-title")}</h2>
      <p>${t("handin-note")}</p>
    </header>
    <div class="handin-tokens" role="group" aria-label=${t("handin-tokens")}>
      ${OFFICIALS.map(
        (official) => html`<button
          key=${official}
          class=${`token-choice ${chosen.includes(official) ? "segment-on" : ""}`}
          aria-pressed=${chosen.includes(official)}
          disabled=${!held?.[official]}
          data-drag=${`token:${official}`}
          data-target=${held?.[official] ? `return:${official}` : undefined}
          onClick=${() => toggleToken(official)}
        >
          <${Token} id=${official} count=${held?.[official]} />
          <${BreakableText} words=${officialName(official)} />
        </button>`,
      )}
    </div>
    <ol class="rewards" data-rewards>
      ${[1, 2, 3, 4].map((count) => html`<li key=${count} class=${count === chosen.length ? "reward-chosen" : ""}><${BreakableText} words=${t(`reward-${count}`)} /></li>`)}
    </ol>
    <footer class="sheet-answers">
      <${HintButton} narrow />
      ${legal.value.includes("return:none") && html`<button class="button" onClick=${() => decide("return:none")}>${t("act-return-none")}</button>`}
      <button class="button button-primary" disabled=${!able} onClick=${() => decide(action)}>${t("handin-do", { count: chosen.length })}</button>
    </footer>
  </section>`;
}

/** A text that may break inside words; screen readers get it unbroken. @param {{ words: string }} props */
const BreakableText = ({ words }) =>
  html`<span class="visually-hidden">${words}</span><span aria-hidden="true">${breakable(words)}</span>`;
