// Closing the route: every way, every choice and what it brings, before anything is committed.

import { t } from "../../app/texts.js";
import { REGIONS } from "../../board/data.js";
import { Carriage } from "../../pieces/carriage.js";
import { Official } from "../../pieces/official.js";
import { Tile } from "../../pieces/tile.js";
import { html } from "../../ui/html.js";
import { signed } from "../../ui/signed.js";
import { me, plan, view } from "../session/current.js";
import { actionLabel, cityName, cityNames, parts, routeNames, softly } from "../session/names.js";
import { cancelClosing, choose, commitClosing, consider, planned } from "../session/plan.js";
import { Chosen } from "./choice.js";

/** @param {import("../../wire.d.ts").View} shown */
const mine = (shown) => shown.seats[/** @type {number} */ (me.value)];

export function ClosingSheet() {
  const considered = /** @type {import("../session/plan.js").Plan} */ (plan.value);
  return html`<section class="sheet sheet-closing" aria-label=${t("closing-title")}>
    <header class="sheet-head">
      <h2>${t("closing-title")}</h2>
      <p class="sheet-note">${routeNames(mine(view.value).route)}</p>
    </header>
    <div class="closing">
      <fieldset class="ways">
        <legend>${t("closing-ways")}</legend>
        ${Object.entries(considered.previews).map(([way, preview]) => html`<${Way} key=${way} way=${way} preview=${preview} chosen=${way === considered.way} />`)}
      </fieldset>
      <div class="closing-choices"><${Choices} /></div>
      <${Result} />
    </div>
    <footer class="sheet-answers">
      <button class="button" onClick=${cancelClosing}>${t("not-now")}</button>
      <button class="button button-primary" onClick=${commitClosing}>${t("close-route-now")}</button>
    </footer>
  </section>`;
}

/** What offices would bring a region nearer to its tiles: "Baden 1 → 2 of 3". @param {string[]} before @param {string[]} after cities with an own office */
function progress(before, after) {
  return Object.entries(REGIONS).flatMap(([region, { cities }]) => {
    const [had, has] = [before, after].map((offices) => cities.filter((city) => offices.includes(city)).length);
    return has > had
      ? [t("region-progress", { region: t(`region-${region}`), before: had, after: has, all: cities.length })]
      : [];
  });
}

/** @param {{ way: string, preview: import("../session/plan.js").Preview, chosen: boolean }} props */
function Way({ way, preview, chosen }) {
  const count = preview.events.filter((event) => event.ev === "office").length;
  return html`<label class=${`way ${chosen ? "way-chosen" : ""}`}>
    <input type="radio" name="way" checked=${chosen} onChange=${() => consider(way)} />
    <span class="way-name">${actionLabel(way)}</span>
    <span class="way-brings">${t("way-brings", { count, points: preview.points[1] - preview.points[0] })}</span>
    <span class="way-regions">${progress(mine(view.value).offices, mine(preview.view).offices).map((words) => html`<span key=${words}>${softly(words)}</span>`)}</span>
  </label>`;
}

/** Every choice of the chosen way that is one. */
function Choices() {
  const { steps, view: after } = /** @type {import("../session/plan.js").Preview} */ (planned.value);
  const offered = after.legal.includes("call:cartwright");
  return html`${steps.slice(1).map((step, number) => step.options.length > 1 && html`<${Choice} key=${number} step=${step} number=${number + 1} />`)}
  ${offered && html`<${Cartwright} called=${false} onCall=${() => choose(steps.length, "call:cartwright")} />`}`;
}

/** @param {{ step: import("../../wire.d.ts").PreviewStep, number: number }} props */
function Choice({ step, number }) {
  const called = step.action === "call:cartwright";
  const others = step.options.filter((action) => action !== "call:cartwright" && action !== "end");
  const asksCartwright = step.options.includes("call:cartwright");
  return html`${asksCartwright && html`<${Cartwright} called=${called} onCall=${() => choose(number, called ? (others[0] ?? "end") : "call:cartwright")} />`}
  ${
    !called &&
    others.length > 1 &&
    html`<${Chosen}
    title=${t(`choice-${choiceKind(others[0])}`)}
    options=${others.map((action) => ({ id: action, label: choiceLabel(action) }))}
    chosen=${step.action}
    onChoose=${(/** @type {string} */ action) => choose(number, action)}
  />`
  }`;
}

/** @param {string} action */
const choiceKind = (action) => parts(action)[0];

/** @param {string} action */
function choiceLabel(action) {
  const [kind, first, second] = parts(action);
  if (kind === "coach") return coachLabel(first, second);
  const brings = kind === "office" ? progress(mine(view.value).offices, [...mine(view.value).offices, first]) : [];
  return [cityName(first), ...brings].join(" · ");
}

/** @param {string} coach @param {string} stop */
const coachLabel = (coach, stop) => t("coach-to", { coach: t(`region-${coach}`), stop: t(`stop-${stop}`) });

/** @param {{ called: boolean, onCall: () => void }} props */
function Cartwright({ called, onCall }) {
  return html`<label class="choice choice-official">
    <input type="checkbox" role="switch" checked=${called} onChange=${onCall} />
    <${Official} id="cartwright" size=${36} />
    <span>${t("choice-cartwright")}</span>
  </label>`;
}

/** What the chosen way brings: offices, tiles, carriage, coaches, discards, points. */
function Result() {
  const { events, points, ends } = /** @type {import("../session/plan.js").Preview} */ (planned.value);
  const own = events.filter((event) => "seat" in event && event.seat === me.value);
  const offices = own.flatMap((event) => (event.ev === "office" ? [event.city] : []));
  const coaches = own.flatMap((event) => (event.ev === "coach" ? [coachLabel(event.coach, event.to)] : []));
  const dropped = own.flatMap((event) => (event.ev === "discard" && event.from === "hand" ? event.cities : []));
  return html`<div class="result" role="status" aria-label=${t("result-title")}>
    <p class="result-points"><span>${t("result-points")}</span> <b>${signed(points[0])}</b> → <b class="result-after">${signed(points[1])}</b></p>
    <dl>
      <dt>${t("result-offices")}</dt>
      <dd>${offices.length ? cityNames(offices) : t("result-none")}</dd>
      ${coaches.length > 0 && html`<dt>${t("result-coaches")}</dt><dd>${coaches.join(", ")}</dd>`}
      ${dropped.length > 0 && html`<dt>${t("result-discards")}</dt><dd>${cityNames(dropped)}</dd>`}
    </dl>
    <div class="result-pieces">
      ${own.map((event) => event.ev === "carriage" && html`<${Carriage} number=${event.number} />`)}
      ${own.map((event) => event.ev === "tile" && html`<${Tile} stack=${event.stack} points=${event.points} />`)}
    </div>
    ${ends !== "end" && html`<p class="sheet-note">${t(`result-ends-${ends}`)}</p>`}
  </div>`;
}
