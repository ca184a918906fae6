// The board: a printed map with what lies on it. It knows no rule; it shows what it is given and says which city was chosen.

import { useMemo, useRef } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { useBox } from "../box.js";
import { CITIES } from "../data.js";
import { Cartouche, Compass, Frame } from "../ornaments.js";
import { fitted, sheetOf } from "../sheet.js";
import { useViewport } from "../viewport.js";
import { Cities, Names } from "./cities.js";
import { OfficeHouses, RegionStacks, Routes } from "./pieces.js";
import { officeSlots } from "./slots.js";
import { Terrain } from "./terrain.js";
import { typeset } from "./typesetting.js";

/**
 * @typedef {object} BoardMapProps
 * @property {Record<string, number[]>} [offices] city: the seats that have an office there
 * @property {Record<string, number[]>} [preview] offices that would be opened
 * @property {string[]} [route] the route being built
 * @property {number} [routeSeat] whose route that is; else seatNow's
 * @property {[string, string][]} [planned] extensions: from, to
 * @property {Set<string>} [targets] cities that are legal now
 * @property {boolean} [dim] the other cities step back
 * @property {string | null} [selected]
 * @property {Record<string, number[]>} [tiles] stack: points left, top first
 * @property {(city: string) => void} [onCity]
 * @property {(city: string) => string} [cityLabel] accessible name
 * @property {string} [name] for the cartouche
 * @property {number} [seatNow]
 * @property {string} [label] accessible name of the map
 * @property {(zoomed: boolean, fit: () => void) => void} [onZoomed]
 */

/** The tallest and the widest sheet. @type {[number, number]} */
const SHAPES = [0.85, 2.3];

/** @param {BoardMapProps} props */
export function BoardMap(props) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const size = useBox(box);
  return html`<div class="map-box" ref=${box}>${size && html`<${MapSheet} ...${props} size=${fitted(size, SHAPES)} />`}</div>`;
}

/** @param {BoardMapProps & { size: [number, number] }} props */
function MapSheet({ size: [width, height], ...props }) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const sheet = useMemo(() => sheetOf(width, height), [width, height]);
  const printed = useMemo(
    () => html`<g class="printed"><${Terrain} sheet=${sheet} /><${Ornaments} sheet=${sheet} name=${props.name} /></g>`,
    [sheet, props.name],
  );
  const frame = useMemo(() => html`<${Frame} sheet=${sheet} />`, [sheet]);
  const names = Object.fromEntries(Object.keys(CITIES).map((city) => [city, t(`city-${city}`)]));
  const all = Object.values(names).join();
  const set = useMemo(() => typeset(sheet, names), [sheet, all]);
  const slots = useMemo(
    () => Object.fromEntries(Object.keys(CITIES).map((city) => [city, officeSlots(sheet, city, set)])),
    [set],
  );
  useViewport(svg, width, height, props.onZoomed);
  const seat = props.routeSeat ?? props.seatNow ?? 0;
  const choosing = { targets: props.targets, dim: props.dim, onCity: props.onCity };
  return html`<svg class="board-map" ref=${svg} width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} role="group" aria-label=${props.label}
    style=${{ "--map-scale": sheet.scale, "--map-font": `${sheet.font}px` }}>
    <g class="camera">
      ${printed}
      ${props.tiles && html`<${RegionStacks} sheet=${sheet} tiles=${props.tiles} />`}
      <${Routes} sheet=${sheet} route=${props.route} seat=${seat} planned=${props.planned} />
      <${Names} sheet=${sheet} settings=${set} ...${choosing} />
      <${Cities} sheet=${sheet} ...${choosing} selected=${props.selected} cityLabel=${props.cityLabel ?? ((/** @type {string} */ city) => names[city])} />
      <${OfficeHouses} sheet=${sheet} slots=${slots} offices=${props.offices ?? {}} preview=${props.preview} />
    </g>
    ${frame}
  </svg>`;
}

/** @param {{ sheet: import("../sheet.js").Sheet, name?: string }} props */
function Ornaments({ sheet, name }) {
  const [x, y] = sheet.at(sheet.small ? [905, 880] : [38, 130]);
  return html`<${Compass} x=${x} y=${y} size=${sheet.scale * (sheet.small ? 0.8 : 1)} />
    ${name && !sheet.small && html`<${Cartouche} sheet=${sheet} name=${name} />`}`;
}
