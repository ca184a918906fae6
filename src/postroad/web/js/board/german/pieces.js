// The pieces on the main map: offices, routes and tile stacks.

import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { round } from "../curve.js";
import { CITIES, REGIONS } from "../data.js";
import { BOARD_ROADS } from "../roads.js";
import { OFFICE } from "./slots.js";
import { countsTiles } from "./stacks.js";

/** @typedef {import("../sheet.js").Sheet} Sheet */
/** @typedef {Record<string, number[]>} Offices city: seats */
/** @typedef {Record<string, import("../curve.js").Point[]>} Slots */

/** @param {{ sheet: Sheet, slots: Slots, offices: Offices, preview?: Offices }} props */
export function OfficeHouses({ sheet, slots, offices, preview = {} }) {
  return html`<g class="offices" aria-hidden="true">${Object.keys(CITIES).map((city) => {
    const [x, y] = sheet.place(city);
    const seats = offices[city] ?? [];
    const ghosts = (preview[city] ?? []).filter((seat) => !seats.includes(seat));
    if (!seats.length && !ghosts.length) return null;
    return html`<g key=${city} transform=${`translate(${round(x)} ${round(y)})`}><g class="mark">
      ${seats.map((seat) => html`<${House} key=${seat} sheet=${sheet} city=${city} seat=${seat} slot=${slots[city][seat]} />`)}
      ${ghosts.map((seat) => html`<${House} key=${`ghost-${seat}`} sheet=${sheet} city=${city} seat=${seat} slot=${slots[city][seat]} ghost />`)}
    </g></g>`;
  })}</g>`;
}

/** @param {{ sheet: Sheet, city: string, seat: number, slot: import("../curve.js").Point, ghost?: boolean }} props */
function House({ sheet: { scale }, city, seat, slot: [x, y], ghost }) {
  const [width, height] = [OFFICE.width * scale, OFFICE.height * scale];
  return html`<use href=${`#office-${seat}`} class=${ghost ? "office office-ghost" : "office"} data-piece=${ghost ? undefined : `office:${city}:${seat}`}
    x=${round(x - width / 2)} y=${round(y - height / 2)} width=${round(width)} height=${round(height)} />`;
}

/** The path along a route. @param {Sheet} sheet @param {string[]} route */
const along = (sheet, route) =>
  route
    .slice(1)
    .map((city, index) => BOARD_ROADS.path(sheet, route[index], city))
    .join("");

/**
 * The route being built, its planned extensions, and routes of before.
 * @param {object} props
 * @param {Sheet} props.sheet
 * @param {string[]} [props.route]
 * @param {number} [props.seat] whose route
 * @param {[string, string][]} [props.planned]
 * @param {{ seat: number, route: string[] }[]} [props.rivals] thin lines below it
 */
export function Routes({ sheet, route = [], seat = 0, planned = [], rivals = [] }) {
  const path = along(sheet, route);
  return html`<g class="routes" aria-hidden="true">
    ${rivals.map((one) => html`<${Rival} key=${one.seat} sheet=${sheet} ...${one} />`)}
    ${path && html`<path class="route-case" d=${path} /><path class="route-line" data-seat=${seat} d=${path} />`}
    ${planned.map(([from, to]) => html`<path class="route-planned-case" d=${BOARD_ROADS.path(sheet, from, to)} /><path class="route-planned" data-seat=${seat} d=${BOARD_ROADS.path(sheet, from, to)} />`)}
    ${ends(route).map((city) => html`<${RouteEnd} key=${city} sheet=${sheet} city=${city} seat=${seat} />`)}
  </g>`;
}

/** Another seat's route: a thin line with small rings at its ends. @param {{ sheet: Sheet, seat: number, route: string[] }} props */
function Rival({ sheet, seat, route }) {
  return html`<g class="rival">
    <path class="rival-case" d=${along(sheet, route)} /><path class="rival-line" data-seat=${seat} d=${along(sheet, route)} />
    ${ends(route).map((city) => {
      const [x, y] = sheet.place(city);
      return html`<circle key=${city} class="rival-end" data-seat=${seat} cx=${round(x)} cy=${round(y)} r=${round(7.5 * sheet.scale)} />`;
    })}
  </g>`;
}

/** @param {string[]} route */
const ends = (route) => (route.length > 1 ? [route[0], /** @type {string} */ (route.at(-1))] : route);

/** @param {{ sheet: Sheet, city: string, seat: number }} props */
function RouteEnd({ sheet, city, seat }) {
  const [x, y] = sheet.place(city);
  return html`<g transform=${`translate(${round(x)} ${round(y)})`}><circle class="route-end mark" data-seat=${seat} r=${round(8.5 * sheet.scale)} /></g>`;
}

/** The tile stacks of the regions, lying in their regions. @param {{ sheet: import("../sheet.js").BoardSheet, tiles: Record<string, number[]> }} props */
export function RegionStacks({ sheet, tiles }) {
  return html`<g class="stacks">${Object.keys(REGIONS).map((region) => {
    const [x, y] = sheet.at(sheet.printing.stacks[region]);
    const left = tiles[region] ?? [];
    return html`<g key=${region} class="stack about" data-about=${`stack:${region}`} data-piece=${`stack:${region}`} data-empty=${!left.length} role="img" aria-label=${`${t(`stack-${region}`)}: ${left.join(", ") || "–"}`}
      transform=${`translate(${round(x)} ${round(y)})`}><g class="mark"><g transform=${`scale(${round(sheet.scale * 100) / 100})`}>
      ${left.slice(1).map((_, below) => html`<rect class="plaque-below" x="-13" y="-10" width="26" height="20" rx="3" transform=${`translate(${(left.length - 1 - below) * 1.5} ${(left.length - 1 - below) * 1.5})`} />`)}
      <rect class="plaque" x="-13" y="-10" width="26" height="20" rx="3" />
      ${
        left.length > 0 &&
        html`<rect class="plaque-rim" x="-11" y="-8" width="22" height="16" rx="1.5" /><text class="plaque-points" dy=".33em">${left[0]}</text>
      ${countsTiles(sheet) && html`<text class="plaque-count" y=${15 + left.length * 1.5} dy=".33em">×${left.length}</text>`}`
      }
    </g></g></g>`;
  })}</g>`;
}
