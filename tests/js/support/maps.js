// The two maps, drawn without a browser, with the boxes of their names, pieces and roads.
import { CITIES, COACHES, STACKS } from "../../../src/postroad/web/js/board/data.js";
import { BoardMap } from "../../../src/postroad/web/js/board/german/map.js";
import { OfficeSymbols } from "../../../src/postroad/web/js/board/german/offices.js";
import { RomeMap } from "../../../src/postroad/web/js/board/rome/map.js";
import { html } from "../../../src/postroad/web/js/ui/html.js";
import { boxAround, boxOf, overlap, pointsAlong } from "./boxes.js";
import { blank, draw } from "./drawing.js";

/** @typedef {[number, number]} Size */
/** @typedef {import("./boxes.js").Box & { id: string }} Seen */

export const LANGUAGES = ["en", "de", "ru", "pl", "ja"];
export const CITY_IDS = Object.keys(CITIES);
export const COACH_IDS = Object.keys(COACHES);

/** The board on real screens: a page enlarged twice, a phone on its side, small and usual phones with and without a sheet, a laptop with the other map folded and without it, a large screen, a tablet; beside the other map on tablets and laptops. @type {Size[]} */
export const BOARD_SIZES = [
  ...[
    [800, 430],
    [1000, 560],
    [390, 330],
    [390, 420],
  ],
  ...[
    [301, 328],
    [301, 340],
    [314, 328],
    [388, 334],
    [388, 346],
    [344, 301],
    [344, 379],
    [359, 300],
    [374, 270],
    [374, 301],
  ],
  ...[
    [374, 377],
    [646, 406],
    [730, 406],
    [737, 615],
    [804, 756],
  ],
  ...[
    [374, 424],
    [391, 406],
    [546, 525],
    [546, 642],
    [672, 523],
  ],
];
/** The board on phones with the bars of their browsers: at the table and beside a sheet or a lesson's card. @type {Size[]} */
export const PHONE_SIZES = [
  [304, 176],
  [304, 200],
  [304, 232],
  [301, 328],
  [344, 180],
  [344, 198],
  [344, 248],
  [344, 301],
  [359, 188],
  [359, 206],
  [374, 215],
  [374, 260],
  [396, 227],
];
/** @type {Size[]} */
export const ROME_SIZES = [
  [280, 640],
  [390, 330],
  [430, 600],
  [544, 430],
  [490, 370],
];
/** The map to Rome on real screens: a phone with and without a sheet, on its side, a page enlarged twice, a tablet, desks; beside the other map on tablets and laptops. @type {Size[]} */
export const ROME_SCREENS = [
  ...[
    [374, 278],
    [374, 301],
    [374, 379],
    [374, 420],
    [388, 334],
    [388, 346],
  ],
  ...[
    [301, 328],
    [301, 340],
    [804, 756],
    [544, 406],
    [432, 615],
  ],
  ...[
    [318, 442],
    [333, 406],
    [336, 525],
    [302, 645],
  ],
];

/** The map to Rome on low phones: above the sheets of clergy and coaches, and beside larger text. @type {Size[]} */
export const ROME_PHONES = [
  [207, 142],
  [255, 176],
  [288, 198],
  [299, 206],
  [303, 209],
  [304, 224],
  [326, 225],
  [339, 251],
];

/** Where all coaches are at the start, where they begin halfway, and all of them in one place. @type {Record<string, Record<string, string>>} */
export const PLACES = {
  start: Object.fromEntries(COACH_IDS.map((coach) => [coach, COACHES[coach].start])),
  halfway: Object.fromEntries(COACH_IDS.map((coach) => [coach, COACHES[coach].start2])),
  together: Object.fromEntries(COACH_IDS.map((coach) => [coach, "bologna"])),
};

const offices = Object.fromEntries(CITY_IDS.map((city) => [city, [0, 1, 2, 3]]));

/** The board with all that may lie on it, or with other pieces. @param {Size} size @param {object} [pieces] @param {any} [on] a page where one was drawn before */
export async function board(size, pieces = { offices, targets: new Set(["ulm"]) }, on = blank()) {
  const map = html`<${BoardMap} tiles=${STACKS} dim name="A table" ...${pieces} />`;
  const page = await draw(html`<${OfficeSymbols} />${map}`, size, on);
  while (!page.all("province-names").length) await new Promise(setImmediate); // the names load when they are first shown
  return drawing(page);
}

/** A map to Rome. @param {number} map @param {Size} size @param {object} pieces @param {any} [page] on which one was drawn before */
export const rome = async (map, size, pieces, page = blank()) =>
  drawing(await draw(html`<${RomeMap} map=${map} ...${pieces} />`, size, page));

/** @param {any} page */
function drawing(page) {
  const svg = page.all("board-map")[0] ?? page.all("rome-map")[0];
  const { "--map-font": font, "--map-scale": scale } = svg.style;
  return { page, width: svg.number("width"), height: svg.number("height"), font: Number.parseFloat(font), scale: Number(scale) };
}

/** How words are set that are no names of places. @type {Record<string, { font: number, weight: 500 | 700 }>} */
export const STYLES = {
  "plaque-points": { font: 15, weight: 700 },
  "plaque-count": { font: 14, weight: 500 },
  "province-letter": { font: 0, weight: 700 },
  "coach-letter": { font: 12, weight: 700 },
  "coach-stone-left": { font: 12, weight: 700 },
  "coach-sign-points": { font: 12, weight: 700 },
  "coach-owed-count": { font: 12, weight: 700 },
  "lectern-rank": { font: 14, weight: 500 },
};

/** @param {any} words */
const styleOf = (words) => ({ ...STYLES[words.get("class").split(" ")[0]], anchor: /** @type {const} */ ("middle") });

/** The marked elements, each with its id. @returns {Seen[]} */
export const marked = ({ page }, mark) => page.all(mark).map((one) => ({ id: idOf(one), ...boxOf(one, styleOf) }));

/** The element's own id, or its owner's. */
function idOf(one) {
  const ids = ["data-piece", "data-city", "data-stop", "data-about", "data-coach"].flatMap((name) => one.get(name) ?? []);
  return ids[0] ?? (one.parentNode?.attributes ? idOf(one.parentNode) : one.tag);
}

/** The names of places, as tall as their letters; Japanese ones reach a little higher and lower than that. @returns {(Seen & { taller: number, waits: boolean })[]} */
export function names({ page, font }) {
  return page.all("name").map((name) => {
    const lines = name
      .below()
      .filter(({ tag }) => tag === "text")
      .map((line) => boxOf(line, () => ({ font })));
    const middles = lines.map(({ top, bottom }) => (top + bottom) / 2);
    const { left, right } = boxAround(
      lines.flatMap((line) => [
        [line.left, 0],
        [line.right, 0],
      ]),
    );
    const taller = name.textContent.trim() > "\u2e80" ? font * 0.05 : 0;
    const [top, bottom] = [Math.min(...middles) - font * 0.4, Math.max(...middles) + font * 0.4];
    const waits = name.get("data-from") !== undefined && name.get("data-from") !== null;
    return { id: name.get("data-name"), waits, left, right, top, bottom, taller };
  });
}

/** Names that overlap other names or pieces. @returns {string[]} */
export function covered(names, pieces) {
  const whole = names.map((name) => ({ ...name, top: name.top - name.taller, bottom: name.bottom + name.taller }));
  const by = (some, others) =>
    some.flatMap((one) =>
      others.filter((other) => one.id !== other.id && overlap(one, other)).map(({ id }) => `${one.id} on ${id}`),
    );
  return [
    ...by(whole, whole),
    ...names.flatMap((name) => pieces.filter((piece) => overlap(name, piece)).map(({ id }) => `${name.id} on ${id}`)),
  ];
}

/** The roads, each with points along it. */
export const roads = ({ page }) =>
  page
    .below()
    .filter((one) => one.get("data-road"))
    .map((road) => ({ id: road.get("data-road"), points: pointsAlong(road.get("d"), 200) }));
