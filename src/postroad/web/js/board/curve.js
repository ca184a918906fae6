// Hand-drawn lines: roughened and smoothed SVG paths, the same at every call.

/** @typedef {[number, number]} Point */

/** @param {number} value */
export const round = (value) => Math.round(value * 10) / 10;

/** A number between -1 and 1 that looks like chance and depends on the place only. @param {Point} at */
function wobble([x, y]) {
  let mixed = Math.imul(Math.round(x * 8) + 4099, 73856093) ^ Math.imul(Math.round(y * 8) + 977, 19349663);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed >>> 8) % 2001) / 1000 - 1;
}

/**
 * Middle points moved a little to the side, `times` over.
 * @param {Point[]} points
 * @param {number} strength share of a segment's length
 * @returns {Point[]}
 */
export function roughened(points, strength = 0.16, times = 2) {
  let line = points;
  for (let pass = 0; pass < times; pass++) {
    line = line.flatMap((point, index) => {
      const next = line[index + 1];
      if (!next) return [point];
      const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
      /** @type {Point} */
      const middle = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
      const aside = wobble(middle) * strength;
      return [point, /** @type {Point} */ ([middle[0] - dy * aside, middle[1] + dx * aside])];
    });
  }
  return line;
}

/**
 * A smooth path through the points (Catmull-Rom), without the first move.
 * @param {Point[]} points
 */
function curves(points) {
  let path = "";
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [
      points[index - 1] ?? points[index],
      points[index],
      points[index + 1],
      points[index + 2] ?? points[index + 1],
    ];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...first, ...second, ...to].map(round).join(" ")}`;
  }
  return path;
}

/** @param {Point[]} points */
export function smooth(points) {
  return `M${points[0].map(round).join(" ")}${curves(points)}`;
}

/** One closed path from lines that follow each other end to end. @param {Point[][]} lines */
export function closed(lines) {
  return `M${lines[0][0].map(round).join(" ")}${lines.map(curves).join("")}Z`;
}
