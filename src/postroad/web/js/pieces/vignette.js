// The small map on a city card: the city, its neighbours in their directions, and the roads between them.

import { CITIES, ROADS } from "../board/data.js";
import { html } from "../ui/html.js";

const WIDTH = 88;
const HEIGHT = 56;
const NARROW = 0.67; // a degree of longitude against one of latitude, here
const NEAR = 0.35; // how far out the nearest places are pushed, so that their roads can be seen

/** @type {Map<string, string[]>} */
const NEIGHBOURS = new Map(Object.keys(CITIES).map((city) => [city, []]));
for (const [a, b] of ROADS) {
  NEIGHBOURS.get(a)?.push(b);
  NEIGHBOURS.get(b)?.push(a);
}

/** The cities joined to a city by a road. @param {string} city */
export const neighbours = (city) => NEIGHBOURS.get(city) ?? [];

/** The city and its neighbours spread over the picture, keeping the direction in which each one lies. @param {string} city */
function places(city) {
  const home = CITIES[city];
  const offsets = neighbours(city).map((id) => {
    const x = (CITIES[id].lon - home.lon) * NARROW;
    const y = home.lat - CITIES[id].lat;
    return { id, x, y, far: Math.hypot(x, y) };
  });
  const furthest = Math.max(...offsets.map(({ far }) => far));
  const spread = offsets.map(({ id, x, y, far }) => {
    const reach = (NEAR + (1 - NEAR) * (far / furthest)) / far;
    return { id, x: x * reach, y: y * reach };
  });
  const all = [{ id: city, x: 0, y: 0 }, ...spread];
  const column = fitted(
    all.map(({ x }) => x),
    WIDTH,
  );
  const row = fitted(
    all.map(({ y }) => y),
    HEIGHT,
  );
  return new Map(all.map(({ id, x, y }) => [id, { x: column(x), y: row(y) }]));
}

/** Maps the values onto the middle of a length; a narrow spread is not blown up to all of it. @param {number[]} values @param {number} length */
function fitted(values, length) {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const scale = length / Math.max(high - low, 1);
  return (/** @type {number} */ value) => Math.round((value - (low + high) / 2) * scale);
}

/** A church between two houses. */
const TOWN = "M-7 5V0L-4.5 -2.5L-2 0V-4L0 -10L2 -4V0L4.5 -2.5L7 0V5Z";

/** @param {{ city: string }} props */
export function Vignette({ city }) {
  const at = places(city);
  const line = (/** @type {string} */ a, /** @type {string} */ b) =>
    `M${at.get(a)?.x} ${at.get(a)?.y}L${at.get(b)?.x} ${at.get(b)?.y}`;
  const roads = neighbours(city)
    .map((id) => line(city, id))
    .join("");
  const between = ROADS.filter(([a, b]) => a !== city && b !== city && at.has(a) && at.has(b))
    .map(([a, b]) => line(a, b))
    .join("");
  return html`<svg class="vignette" viewBox="-52 -36 104 72" aria-hidden="true">
    <path class="vignette-far" d=${between} />
    <path class="vignette-road" d=${roads} /><path class="vignette-bed" d=${roads} />
    ${neighbours(city).map((id) => html`<circle class="vignette-city" cx=${at.get(id)?.x} cy=${at.get(id)?.y} r="4" />`)}
    <g transform=${`translate(${at.get(city)?.x} ${at.get(city)?.y})`}><circle class="vignette-halo" r="10" cy="-1" /><path class="vignette-town" d=${TOWN} /></g>
  </svg>`;
}
