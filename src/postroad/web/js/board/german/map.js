// The main map with the pieces on it; it knows no rules, shows its props, and reports the chosen city.

import { useMemo } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { lazy } from "../../ui/loader.js";
import { CITIES, REGIONS } from "../data.js";
import { namesFrom } from "../label_zoom.js";
import { Cartouche, Compass } from "../ornaments.js";
import { PrintedMap } from "../printed_map.js";
import { sheetOf } from "../sheet.js";
import { Cities, Names } from "./cities.js";
import { namesAmong } from "./name_places.js";
import { OfficeHouses, RegionStacks, Routes } from "./pieces.js";
import { officeBox, townsOf } from "./slots.js";
import { stackPlace } from "./stacks.js";
import { Terrain } from "./terrain.js";

const ProvinceNames = lazy(() => import("./province_names.js").then((names) => names.ProvinceNames)); // not needed to begin

/** @typedef {import("../sheet.js").BoardSheet} Sheet */
/**
 * @typedef {object} BoardMapProps
 * @property {Record<string, number[]>} [offices] city: the seats that have an office there
 * @property {Record<string, number[]>} [preview] offices that would be opened
 * @property {string[]} [route] the route being built
 * @property {number} [routeSeat] whose route that is
 * @property {[string, string][]} [planned] extensions: from, to
 * @property {{ seat: number, route: string[] }[]} [rivals] routes of others
 * @property {Set<string>} [targets] cities that are legal now
 * @property {Set<string>} [costly] those of them that cost the route: its ring is another
 * @property {boolean} [dim] the other cities step back
 * @property {string | null} [selected]
 * @property {Record<string, number[]>} [tiles] stack: points left, top first
 * @property {(city: string) => void} [onCity]
 * @property {(city: string) => string} [cityLabel] accessible name
 * @property {(city: string) => string} [cityAbout] read after the name
 * @property {string} [name] for the cartouche
 * @property {string} [label] accessible name of the map
 */

/** @type {import("../printed_map.js").Map} */
const BOARD = { kind: "board-map", shapes: [0.85, 2.3], sheetOf, Print, Pieces };

/** @param {BoardMapProps} props */
export const BoardMap = (props) => html`<${PrintedMap} map=${BOARD} ...${props} />`;

/** @param {{ sheet: Sheet, name?: string }} props */
function Print({ sheet, name }) {
  return html`<g class="printed"><${Terrain} sheet=${sheet} /><${ProvinceNames} sheet=${sheet} /><${Ornaments} sheet=${sheet} name=${name} /></g>`;
}

/** @param {BoardMapProps & { sheet: Sheet }} props */
function Pieces({ sheet, ...props }) {
  const names = Object.fromEntries(Object.keys(CITIES).map((city) => [city, t(`city-${city}`)]));
  const towns = townsOf(sheet, names);
  const first = [...(props.targets ?? [])].sort();
  const { settings, from } = useMemo(() => {
    const houses = housesOf(sheet, towns.slots, props);
    const shown = namesAmong(
      towns.places,
      houses.map(({ box }) => box),
      first,
    );
    const settings = Object.fromEntries(Object.keys(names).map((city) => [city, shown.get(city)?.set ?? towns.settings[city]]));
    const stacks = Object.keys(REGIONS).map((region) => stackPlace(sheet, region));
    return { settings, from: namesFrom(sheet, settings, new Set(first), [...stacks, ...houses], new Set(shown.keys())) };
  }, [towns, JSON.stringify([first, props.offices, props.preview])]);
  const choosing = { targets: props.targets, dim: props.dim, onCity: props.onCity };
  return html`
    ${props.tiles && html`<${RegionStacks} sheet=${sheet} tiles=${props.tiles} />`}
    <${Routes} sheet=${sheet} route=${props.route} seat=${props.routeSeat} planned=${props.planned} rivals=${props.rivals} />
    <${Names} sheet=${sheet} settings=${settings} from=${from} ...${choosing} />
    <${Cities} sheet=${sheet} ...${choosing} costly=${props.costly} selected=${props.selected} cityAbout=${props.cityAbout} cityLabel=${props.cityLabel ?? ((/** @type {string} */ city) => names[city])} />
    <${OfficeHouses} sheet=${sheet} slots=${towns.slots} offices=${props.offices ?? {}} preview=${props.preview} />
  `;
}

/** The houses on the map now, and those that a preview adds. @param {Sheet} sheet @param {Record<string, import("../curve.js").Point[]>} slots @param {BoardMapProps} props */
function housesOf(sheet, slots, { offices = {}, preview = {} }) {
  return [offices, preview].flatMap((all) =>
    Object.entries(all).flatMap(([city, seats]) =>
      seats.map((seat) => ({ place: sheet.place(city), box: officeBox(sheet, city, slots[city][seat]) })),
    ),
  );
}

/** @param {{ sheet: Sheet, name?: string }} props */
function Ornaments({ sheet, name }) {
  const [x, y] = sheet.at(sheet.small ? [905, 880] : [38, 130]);
  return html`<${Compass} x=${x} y=${y} size=${sheet.scale * (sheet.small ? 0.8 : 1)} />
    ${name && !sheet.small && html`<${Cartouche} sheet=${sheet} name=${name} />`}`;
}
