// Arrow keys on a map: the focus moves to the nearest city or stop in that direction.

/** @typedef {import("./curve.js").Point} Point */

/** @type {Record<string, Point>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The nearest place within 50 degrees or so of a direction.
 * @param {Record<string, Point>} places
 * @param {string} from
 * @param {Point} direction
 * @returns {string | null}
 */
function nearest(places, from, [dx, dy]) {
  const [x, y] = places[from];
  let best = null;
  let least = Infinity;
  for (const [other, [u, v]] of Object.entries(places)) {
    const ahead = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (other !== from && ahead > 0 && aside <= ahead * 1.2 && ahead + aside * 2 < least)
      [best, least] = [other, ahead + aside * 2];
  }
  return best;
}

/**
 * What a key does on a place: Enter and Space choose it, arrows move the focus to the element that `element` finds.
 * @param {KeyboardEvent} event
 * @param {string} place
 * @param {Record<string, Point>} places
 * @param {(place: string) => void} choose
 * @param {(place: string) => Element | null | undefined} element
 */
export function pressed(event, place, places, choose, element) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Enter" || event.key === " ") choose(place);
  else if (event.key in ARROWS) {
    const next = nearest(places, place, ARROWS[event.key]);
    if (next) /** @type {SVGElement | null | undefined} */ (element(next))?.focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

/** For each place the radius of a touch area: `most`, or as much as the nearest other place leaves. @param {Record<string, Point>} places @param {number} most */
export function touchRadii(places, most) {
  const all = Object.entries(places);
  return Object.fromEntries(
    all.map(([place, [x, y]]) => {
      const gaps = all.filter(([other]) => other !== place).map(([, [u, v]]) => Math.hypot(x - u, y - v));
      return [place, Math.round(Math.min(most, Math.min(...gaps) / 2) * 10) / 10];
    }),
  );
}
