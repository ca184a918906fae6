// The closing sheet: all modes with their choices and results, before anything is sent.

import { joinNames, t } from "../../app/texts.js";
import { CITIES } from "../../board/data.js";
import { Emblem } from "../../board/emblem.js";
import { Official } from "../../pieces/official.js";
import { formatGain, formatSigned } from "../../ui/format_signed.js";
import { html } from "../../ui/html.js";
import { plan, view } from "../session/current.js";
import { actionParts, cityName, routeNames } from "../session/names.js";
import {
  callCartwright,
  cancelClosing,
  chooseOption,
  closingSteps,
  commitClosing,
  laterSteps,
  plannedPreview,
} from "../session/plan.js";
import { ChoiceRow } from "./choice.js";
import { ClosingModes } from "./closing_modes.js";
import { cardsDropped, nextCarriage, ownSeat, pointsAfter, Result } from "./result.js";
import { useScrollHint } from "./scroll_hint.js";

/** @returns {import("../session/plan.js").Plan} */
const openPlan = () => /** @type {any} */ (plan.value);
/** @returns {import("../session/plan.js").Preview} */
const preview = () => /** @type {any} */ (plannedPreview.value);

export function ClosingSheet() {
  return html`<section class="sheet sheet-closing" aria-label=${t("closing-title")} ...${useScrollHint()}>
    <header class="sheet-head">
      <h2>${t("closing-title")}</h2>
      <p class="sheet-note only-narrow" aria-hidden="true">${t("closing-ways")}</p>
      <p class="visually-hidden">${routeNames(ownSeat(view.value).route)}</p>
    </header>
    ${Object.keys(openPlan().withCartwright).length > 0 && html`<${Cartwright} />`}
    <${ClosingModes} plan=${openPlan()} />
    <div class="closing-choices"><${Choices} /></div>
    <div class="closing-end">
      <${Result} preview=${preview()} />
      <footer class="sheet-answers">
        <${Points} />
        <button class="button" onClick=${cancelClosing}>${t("not-now")}</button>
        <button class="button button-primary" onClick=${commitClosing}>${t("close-route-now")}</button>
      </footer>
    </div>
  </section>`;
}

/** The switch for the cartwright, with its additional points. */
function Cartwright() {
  const { mode, previews, withCartwright, cartwright } = openPlan();
  const points = pointsAfter(withCartwright[mode] ?? previews[mode]) - previews[mode].points[1];
  return html`<label class="choice-official">
    <input type="checkbox" role="switch" class="switch" checked=${cartwright} onChange=${() => callCartwright(!cartwright)} />
    <${Official} id="cartwright" size=${36} aria-hidden="true" />
    <span>${t("choice-cartwright", { number: nextCarriage(), points })}</span>
  </label>`;
}

/** The choices of cities for the new offices of the selected mode. */
function Choices() {
  const { mode, previews, chosen } = openPlan();
  return closingSteps(previews[mode]).map(
    ({ action, options }, number) =>
      number > 0 &&
      options.length > 1 &&
      html`<${ChoiceRow}
        key=${number}
        title=${choiceTitle(options)}
        options=${options.map((option) => ({ id: option, label: cityName(actionParts(option)[1]) }))}
        chosen=${action}
        suggested=${!options.some((option) => chosen.includes(option))}
        onChoose=${(/** @type {string} */ option) => chooseOption(number, option)}
      />`,
  );
}

/** @param {string[]} options */
function choiceTitle(options) {
  const provinces = new Set(options.map((option) => CITIES[actionParts(option)[1]].province));
  const [province] = provinces;
  if (provinces.size > 1) return t("choice-office");
  return html`<${Emblem} province=${province} /> ${t("choice-office-in", { province: t(`province-${province}`) })}`;
}

/** The resulting points and the later decisions, always visible. */
function Points() {
  const { covered } = ownSeat(view.value);
  const [[before], after] = [preview().points, pointsAfter(preview())];
  const laterKinds = new Set(laterSteps(preview()).map(({ action }) => actionParts(action)[0]));
  const what = [...laterKinds].map((kind) => t(`closing-later-${kind}`, { count: cardsDropped(preview()).length }));
  return html`<div class="closing-points" role="status">
    <p class="result-points"><span>${t("result-points")}</span> ${covered === undefined ? html`<b>${formatSigned(before)}</b> → <b class="result-after">${formatSigned(after)}</b>` : html`<b class="result-after">${formatGain(after - before)}</b>`}</p>
    ${what.length > 0 && html`<p class="sheet-note">${t("closing-later", { what: joinNames(what) })}</p>`}
  </div>`;
}
