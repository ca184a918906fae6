// Where the coaches stand: beside their stops, over no name, no other stop and no other coach.
import { COACHES, STOPS } from "../data.js";

/** @typedef {import("../curve.js").Point} Point */
/** @typedef {import("../labels.js").Box} Box */

const DRAWN = { left: -16, right: 26, top: -27, bottom: 2 }; // round the middle of the wheels, for a coach of size 1
const MIDDLE = 12; // of the coach, above its wheels
const STOP = 7; // half the width of a stop
const REACHES = [18, 23, 29, 36, 44, 54, 66, 80];
const STEPS = 24;
const COSTS = { name: 2000, coach: 3000, stop: 20, beyond: 90, far: 6 }; // for a px² that is covered, and for a px from the stop

/**
 * From each coach's stop to the middle of its wheels.
 * @param {import("../sheet.js").Sheet} sheet
 * @param {Record<string, string>} coaches coach: its stop
 * @param {Box[]} names
 * @param {number} size of a coach
 * @returns {Record<string, Point>}
 */
export function stands(sheet, coaches, names, size) {
  const stops = Object.keys(STOPS).map((stop) => around(sheet.place(stop), STOP * size));
  /** @type {Box[]} */
  const standing = [];
  return Object.fromEntries(
    Object.keys(COACHES).map((coach) => {
      const at = sheet.place(coaches[coach]);
      const cost = (/** @type {Point} */ [dx, dy]) => {
        const box = drawn([at[0] + dx, at[1] + dy], size);
        return (
          COSTS.name * covered(box, names) +
          COSTS.coach * covered(box, standing) +
          COSTS.stop * covered(box, stops) +
          COSTS.beyond * beyond(box, sheet) +
          COSTS.far * Math.hypot(dx, dy - MIDDLE * size)
        );
      };
      const best = places(size).reduce((one, other) => (cost(other) < cost(one) ? other : one));
      standing.push(drawn([at[0] + best[0], at[1] + best[1]], size));
      return [coach, best];
    }),
  );
}

/** @param {number} size @returns {Point[]} */
const places = (size) =>
  REACHES.flatMap((reach) =>
    Array.from({ length: STEPS }, (_, step) => {
      const angle = (step / STEPS) * 2 * Math.PI;
      return /** @type {Point} */ ([-Math.sin(angle) * reach * size * 1.2, (MIDDLE - Math.cos(angle) * reach) * size]);
    }),
  );

/** @param {Point} wheels @param {number} size @returns {Box} */
const drawn = ([x, y], size) => ({
  left: x + DRAWN.left * size,
  right: x + DRAWN.right * size,
  top: y + DRAWN.top * size,
  bottom: y + DRAWN.bottom * size,
});

/** @param {Point} middle @param {number} half @returns {Box} */
const around = ([x, y], half) => ({ left: x - half, right: x + half, top: y - half, bottom: y + half });

/** How much of other boxes a box covers. @param {Box} box @param {Box[]} others */
const covered = (box, others) =>
  others.reduce((sum, other) => {
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const along = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return across > 0 && along > 0 ? sum + across * along : sum;
  }, 0);

/** How far a box lies beyond the land. @param {Box} box @param {import("../sheet.js").Sheet} sheet */
function beyond({ left, right, top, bottom }, sheet) {
  const { waiting, broad } = /** @type {import("./sheet.js").RomeSheet} */ (sheet);
  const [east, south] = broad ? [waiting.x, sheet.height - sheet.frame] : [sheet.width - sheet.frame, waiting.y];
  return (
    (Math.max(0, sheet.frame - left) + Math.max(0, right - east) + Math.max(0, sheet.frame - top) + Math.max(0, bottom - south)) *
    10
  );
}
