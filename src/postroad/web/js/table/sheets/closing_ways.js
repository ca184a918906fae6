// The ways to open offices when a route is closed, a line each: what it opens, what that is worth, which regions come nearer.

import { t } from "../../app/texts.js";
import { CITIES, REGIONS } from "../../board/data.js";
import { Emblem } from "../../board/emblem.js";
import { REGION_LETTERS } from "../../board/patterns.js";
import { html } from "../../ui/html.js";
import { view } from "../session/current.js";
import { actionLabel, parts, softly } from "../session/names.js";
import { consider } from "../session/plan.js";
import { mine } from "./result.js";

/** @typedef {import("../session/plan.js").Preview} Preview */
/** @typedef {{ way: string, offices: string[], points: number }} Brought what a way brings: cities with a new office, points */

/** @param {{ plan: import("../session/plan.js").Plan }} props */
export function Ways({ plan }) {
  const all = Object.entries(plan.previews).map(([way, preview]) => brought(way, preview));
  const lesser = all.filter((one) => all.some((other) => outdone(one, other, all)));
  const ordered = [...all.filter((one) => !lesser.includes(one)), ...lesser];
  return html`<fieldset class="ways">
    <legend class="visually-hidden">${t("closing-ways")}</legend>
    ${ordered.map((one) => html`<${Way} key=${one.way} ...${one} chosen=${one.way === plan.way} lesser=${lesser.includes(one)} />`)}
  </fieldset>`;
}

/** @param {string} way @param {Preview} preview @returns {Brought} */
const brought = (way, { view: after, points }) => ({
  way,
  offices: mine(after).offices.filter((city) => !mine(view.value).offices.includes(city)),
  points: points[1] - points[0],
});

/** Does another way bring all that this one does, and more, or the same and comes first? @param {Brought} one @param {Brought} other @param {Brought[]} all */
function outdone(one, other, all) {
  if (one === other || other.points < one.points || !one.offices.every((city) => other.offices.includes(city))) return false;
  const same = other.points === one.points && other.offices.length === one.offices.length;
  return !same || all.indexOf(other) < all.indexOf(one);
}

/** Regions that come nearer to their tiles. @param {string[]} opened */
function nearer(opened) {
  return Object.entries(REGIONS).flatMap(([region, { cities }]) => {
    const before = cities.filter((city) => mine(view.value).offices.includes(city)).length;
    const after = before + cities.filter((city) => opened.includes(city)).length;
    return after > before ? [{ region, before, after, all: cities.length }] : [];
  });
}

/** @param {Brought & { chosen: boolean, lesser: boolean }} props */
function Way({ way, offices, points, chosen, lesser }) {
  const regions = nearer(offices);
  const [, province] = parts(way);
  return html`<label class=${`way ${chosen ? "way-chosen" : ""} ${lesser ? "way-lesser" : ""} ${regions.length > 1 ? "way-many" : ""}`}>
    <input type="radio" name="way" checked=${chosen} onChange=${() => consider(way)} />
    <span class="way-name">${province !== "each" && html`<${Emblem} province=${province} />`} ${actionLabel(way)}</span>
    <span class="visually-hidden way-brings">${t("way-brings", { count: offices.length, points })}</span>
    <span class="way-offices counted counted-offices-left" aria-hidden="true"><b class="numeral">${offices.length}</b></span>
    <b class="way-points numeral" aria-hidden="true">${t("way-points", { points })}</b>
    <b class="way-gain numeral" aria-hidden="true">+${points}</b>
    <span class="way-regions">${province === "each" && html`<${Shields} offices=${offices} />`}${regions.map(({ region, ...steps }) => html`<${Nearer} key=${region} region=${region} steps=${steps} />`)}</span>
  </label>`;
}

/** Of all provinces that get an office: a single one stands before the name of its way. @param {{ offices: string[] }} props */
function Shields({ offices }) {
  const provinces = [...new Set(offices.map((city) => CITIES[city].province))];
  return html`<span class="way-shields">${provinces.map((one) => html`<${Emblem} key=${one} province=${one} />`)}</span>`;
}

/** @param {{ region: string, steps: Record<string, number> }} props */
function Nearer({ region, steps }) {
  const name = t(`region-${region}`);
  return html`<span class="nearer" title=${name}>
    <b class=${`region-letter region-${region}`} aria-hidden="true">${REGION_LETTERS[region]}</b>
    <span class="visually-hidden">${name}</span><span class="nearer-name" aria-hidden="true">${softly(name)}</span> <span class="numeral">${t("region-progress", steps)}</span>
  </span>`;
}
