// The list of closing modes: their offices, points and advanced regions.

import { t } from "../../app/texts.js";
import { CITIES, REGIONS } from "../../board/data.js";
import { Emblem } from "../../board/emblem.js";
import { REGION_LETTERS } from "../../board/patterns.js";
import { html } from "../../ui/html.js";
import { view } from "../session/current.js";
import { actionLabel, actionParts, breakAtSlash } from "../session/names.js";
import { selectMode } from "../session/plan.js";
import { ownSeat } from "./result.js";

/** @typedef {import("../session/plan.js").Preview} Preview */
/** @typedef {{ mode: string, offices: string[], points: number }} ModeGains what a way brings: cities with a new office, points */

/** @param {{ plan: import("../session/plan.js").Plan }} props */
export function ClosingModes({ plan }) {
  const all = Object.entries(plan.previews).map(([mode, preview]) => gainsOf(mode, preview));
  const lesser = all.filter((one) => all.some((other) => isDominated(one, other, all)));
  const ordered = [...all.filter((one) => !lesser.includes(one)), ...lesser];
  return html`<fieldset class="ways">
    <legend class="visually-hidden">${t("closing-ways")}</legend>
    ${ordered.map((one) => html`<${ClosingMode} key=${one.mode} ...${one} chosen=${one.mode === plan.mode} lesser=${lesser.includes(one)} />`)}
  </fieldset>`;
}

/** @param {string} mode @param {Preview} preview @returns {ModeGains} */
const gainsOf = (mode, { view: after, points }) => ({
  mode,
  offices: ownSeat(after).offices.filter((city) => !ownSeat(view.value).offices.includes(city)),
  points: points[1] - points[0],
});

/** Whether another mode brings everything that this one does and more, or the same and comes first. @param {ModeGains} one @param {ModeGains} other @param {ModeGains[]} all */
function isDominated(one, other, all) {
  if (one === other || other.points < one.points || !one.offices.every((city) => other.offices.includes(city))) return false;
  const same = other.points === one.points && other.offices.length === one.offices.length;
  return !same || all.indexOf(other) < all.indexOf(one);
}

/** The regions that come nearer to their tiles. @param {string[]} opened */
function regionsAdvanced(opened) {
  return Object.entries(REGIONS).flatMap(([region, { cities }]) => {
    const before = cities.filter((city) => ownSeat(view.value).offices.includes(city)).length;
    const after = before + cities.filter((city) => opened.includes(city)).length;
    return after > before ? [{ region, before, after, all: cities.length }] : [];
  });
}

/** @param {ModeGains & { chosen: boolean, lesser: boolean }} props */
function ClosingMode({ mode, offices, points, chosen, lesser }) {
  const regions = regionsAdvanced(offices);
  const [, province] = actionParts(mode);
  return html`<label class=${`way ${chosen ? "way-chosen" : ""} ${lesser ? "way-lesser" : ""} ${regions.length > 1 ? "way-many" : ""}`}>
    <input type="radio" name="way" checked=${chosen} onChange=${() => selectMode(mode)} />
    <span class="way-name">${province !== "each" && html`<${Emblem} province=${province} />`} ${actionLabel(mode)}</span>
    <span class="visually-hidden way-brings">${t("way-brings", { count: offices.length, points })}</span>
    <span class="way-offices counted counted-offices-left" aria-hidden="true"><b class="numeral">${offices.length}</b></span>
    <b class="way-points numeral" aria-hidden="true">${t("way-points", { points })}</b>
    <b class="way-gain numeral" aria-hidden="true">+${points}</b>
    <span class="way-regions">${province === "each" && html`<${Shields} offices=${offices} />`}${regions.map(({ region, ...steps }) => html`<${RegionProgress} key=${region} region=${region} steps=${steps} />`)}</span>
  </label>`;
}

/** The shields of all provinces that get an office; a mode for one province shows its shield before the name. @param {{ offices: string[] }} props */
function Shields({ offices }) {
  const provinces = [...new Set(offices.map((city) => CITIES[city].province))];
  return html`<span class="way-shields">${provinces.map((one) => html`<${Emblem} key=${one} province=${one} />`)}</span>`;
}

/** @param {{ region: string, steps: Record<string, number> }} props */
function RegionProgress({ region, steps }) {
  const name = t(`region-${region}`);
  return html`<span class="nearer" title=${name}>
    <b class=${`region-letter region-${region}`} aria-hidden="true">${REGION_LETTERS[region]}</b>
    <span class="visually-hidden">${name}</span><span class="nearer-name" aria-hidden="true">${breakAtSlash(name)}</span> <span class="numeral">${t("region-progress", steps)}</span>
  </span>`;
}
