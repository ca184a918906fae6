// Closing the route: every way, the choices that belong to it and what it brings, before anything is committed.

import { joinNames, t } from "../../app/texts.js";
import { CITIES } from "../../board/data.js";
import { Emblem } from "../../board/emblem.js";
import { Official } from "../../pieces/official.js";
import { formatGain, formatSigned } from "../../ui/format_signed.js";
import { html } from "../../ui/html.js";
import { plan, view } from "../session/current.js";
import { cityName, parts, routeNames } from "../session/names.js";
import { callCartwright, cancelClosing, choose, commitClosing, later, planned, settled } from "../session/plan.js";
import { Chosen } from "./choice.js";
import { Ways } from "./closing_ways.js";
import { useMore } from "./more.js";
import { cardsDropped, mine, nextCarriage, pointsAfter, Result } from "./result.js";

/** @returns {import("../session/plan.js").Plan} */
const considered = () => /** @type {any} */ (plan.value);
/** @returns {import("../session/plan.js").Preview} */
const brings = () => /** @type {any} */ (planned.value);

export function ClosingSheet() {
  return html`<section class="sheet sheet-closing" aria-label=${t("closing-title")} ...${useMore()}>
    <header class="sheet-head">
      <h2>${t("closing-title")}</h2>
      <p class="sheet-note only-narrow" aria-hidden="true">${t("closing-ways")}</p>
      <p class="visually-hidden">${routeNames(mine(view.value).route)}</p>
    </header>
    ${Object.keys(considered().helped).length > 0 && html`<${Cartwright} />`}
    <${Ways} plan=${considered()} />
    <div class="closing-choices"><${Choices} /></div>
    <div class="closing-end">
      <${Result} preview=${brings()} />
      <footer class="sheet-answers">
        <${Points} />
        <button class="button" onClick=${cancelClosing}>${t("not-now")}</button>
        <button class="button button-primary" onClick=${commitClosing}>${t("close-route-now")}</button>
      </footer>
    </div>
  </section>`;
}

/** What its help would bring beside the way itself. */
function Cartwright() {
  const { way, previews, helped, cartwright } = considered();
  const points = pointsAfter(helped[way] ?? previews[way]) - previews[way].points[1];
  return html`<label class="choice-official">
    <input type="checkbox" role="switch" class="switch" checked=${cartwright} onChange=${() => callCartwright(!cartwright)} />
    <${Official} id="cartwright" size=${36} aria-hidden="true" />
    <span>${t("choice-cartwright", { number: nextCarriage(), points })}</span>
  </label>`;
}

/** In which cities the chosen way opens its offices, where there is a choice. */
function Choices() {
  const { way, previews, chosen } = considered();
  return settled(previews[way]).map(
    ({ action, options }, number) =>
      number > 0 &&
      options.length > 1 &&
      html`<${Chosen}
        key=${number}
        title=${whichCity(options)}
        options=${options.map((option) => ({ id: option, label: cityName(parts(option)[1]) }))}
        chosen=${action}
        suggested=${!options.some((option) => chosen.includes(option))}
        onChoose=${(/** @type {string} */ option) => choose(number, option)}
      />`,
  );
}

/** @param {string[]} options */
function whichCity(options) {
  const provinces = new Set(options.map((option) => CITIES[parts(option)[1]].province));
  const [province] = provinces;
  if (provinces.size > 1) return t("choice-office");
  return html`<${Emblem} province=${province} /> ${t("choice-office-in", { province: t(`province-${province}`) })}`;
}

/** What it comes to, and what is asked afterwards: always in sight. */
function Points() {
  const { covered } = mine(view.value);
  const [[before], after] = [brings().points, pointsAfter(brings())];
  const asked = new Set(later(brings()).map(({ action }) => parts(action)[0]));
  const what = [...asked].map((kind) => t(`closing-later-${kind}`, { count: cardsDropped(brings()).length }));
  return html`<div class="closing-points" role="status">
    <p class="result-points"><span>${t("result-points")}</span> ${covered === undefined ? html`<b>${formatSigned(before)}</b> → <b class="result-after">${formatSigned(after)}</b>` : html`<b class="result-after">${formatGain(after - before)}</b>`}</p>
    ${what.length > 0 && html`<p class="sheet-note">${t("closing-later", { what: joinNames(what) })}</p>`}
  </div>`;
}
