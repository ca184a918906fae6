// The boxes of a drawing's parts as a browser would measure them, without strokes, with words as wide as their letters.
import { widthOfLetters } from "./fonts.js";

/** @typedef {[number, number, number, number, number, number]} Matrix a, b, c, d, e, f as in SVG */
/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */
/** @typedef {[number, number]} Point */

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const numbers = (text) => (text.match(NUMBER) ?? []).map(Number);

const MOVES = {
  translate: ([x, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([by]) => [by, 0, 0, by, 0, 0],
  rotate: ([degrees]) => {
    const [cos, sin] = [Math.cos((degrees / 180) * Math.PI), Math.sin((degrees / 180) * Math.PI)];
    return [cos, sin, -sin, cos, 0, 0];
  },
};

/** @param {Matrix} one @param {Matrix} other @returns {Matrix} */
const times = ([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** What was worked out from a text before is not worked out again. @template T @param {(text: string) => T} work @returns {(text: string) => T} */
function remembered(work) {
  const known = new Map();
  return (text) => known.get(text) ?? known.set(text, work(text)).get(text);
}

const NOWHERE = /** @type {Matrix} */ ([1, 0, 0, 1, 0, 0]);
const transformOf = remembered((/** @type {string} */ text) =>
  [...text.matchAll(/(\w+)\(([^)]*)\)/g)].reduce(
    (matrix, [, move, values]) => times(matrix, MOVES[move](numbers(values))),
    NOWHERE,
  ),
);

/** From an element to the drawing. @param {any} one @returns {Matrix} */
export function matrixOf(one) {
  const own = one.get("transform");
  const tableStatus = one.parentNode?.attributes && one.tag !== "svg" ? matrixOf(one.parentNode) : NOWHERE;
  return own ? times(tableStatus, transformOf(own)) : tableStatus;
}

/** @param {Matrix} matrix @param {Point} point @returns {Point} */
const moved = ([a, b, c, d, e, f], [x, y]) => [a * x + c * y + e, b * x + d * y + f];

/** @param {Point[]} points @returns {Box} */
export function boxAround(points) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** @param {Box} box @returns {Point[]} */
export const cornersOf = ({ left, right, top, bottom }) => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const CURVE = 24; // points of a curve

/** Points along a path of M, L, H, V, C, Q and Z. @param {string} path @returns {Point[]} */
export function pointsAlong(path, steps = CURVE) {
  const points = [];
  let [at, begin] = [
    [0, 0],
    [0, 0],
  ];
  for (const [, letter, values] of path.matchAll(/([MLHVCQZSA])([^A-Za-z]*)/g)) {
    const given = numbers(values);
    const size = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, S: 4, A: 7 }[letter] ?? 0;
    if (letter === "Z") points.push((at = begin));
    for (let next = 0; size && next < given.length; next += size) {
      const part = given.slice(next, next + size);
      if (letter === "H") at = [part[0], at[1]];
      else if (letter === "V") at = [at[0], part[0]];
      else if (letter === "C" || letter === "Q") points.push(...curve([...at, ...part], steps));
      if (!"HV".includes(letter)) at = part.slice(-2);
      if (letter === "M") begin = at;
      points.push(at);
    }
  }
  return points;
}

/** Points of a curve, by halving the ways between its own points. @param {number[]} flat */
function curve(flat, steps) {
  const own = Array.from({ length: flat.length / 2 }, (_, index) => [flat[index * 2], flat[index * 2 + 1]]);
  return Array.from({ length: steps }, (_, step) => {
    const share = step / steps;
    let points = own;
    while (points.length > 1)
      points = points
        .slice(1)
        .map(([x, y], index) => [
          points[index][0] + (x - points[index][0]) * share,
          points[index][1] + (y - points[index][1]) * share,
        ]);
    return points[0];
  });
}

const ANCHORS = { start: 0, middle: 0.5, end: 1 };
const FONT_HEIGHT = 1.305; // of a line in the serif, for a size of 1
const RISE = 1.007; // of it above the letters' feet

/** A line of words: its size and anchor are given by its style, or stand at it. @param {any} one @param {{ font?: number, anchor?: keyof typeof ANCHORS, weight?: 500 | 700 }} style @returns {Box} */
function wordsBox(one, { font = 0, anchor, weight }) {
  const size = Number(one.get("font-size") ?? font);
  const width = Number(one.get("textLength") ?? widthOfLetters(one.textContent, weight) * size);
  const left = one.number("x") - width * ANCHORS[one.get("text-anchor") ?? anchor ?? "start"];
  const top = one.number("y") + Number.parseFloat(one.get("dy") ?? "0") * size - RISE * size;
  return { left, right: left + width, top, bottom: top + FONT_HEIGHT * size };
}

/** The corners of a path. */
const extentOf = remembered((path) => cornersOf(boxAround(pointsAlong(path))));

const SHAPES = {
  circle: (one) => {
    const [x, y, r] = [one.number("cx"), one.number("cy"), one.number("r")];
    return [
      [x - r, y - r],
      [x + r, y + r],
    ];
  },
  rect: (one) => [
    [one.number("x"), one.number("y")],
    [one.number("x") + one.number("width"), one.number("y") + one.number("height")],
  ],
  path: (one) => extentOf(one.get("d")),
  use: (one) => symbolPoints(one),
};

/** A symbol that is drawn at the beginning of the page, made as large as its place. */
function symbolPoints(one) {
  let page = one;
  while (page.parentNode) page = page.parentNode;
  const symbol = page.first((other) => other.get("id") === one.get("href").slice(1));
  const by = one.number("width") / numbers(symbol.get("viewBox"))[2];
  const points = symbol.childNodes.flatMap((part) => extentOf(part.get("d")));
  return points.map(([x, y]) => [one.number("x") + x * by, one.number("y") + y * by]);
}

/** The corners of a line of words, however it is turned, which is so high to both sides of its middle. @returns {Point[]} */
export function cornersOfWords(one, style, half) {
  const matrix = matrixOf(one);
  const { left, right, top, bottom } = wordsBox(one, style);
  const middle = (top + bottom) / 2;
  return cornersOf({ left, right, top: middle - half, bottom: middle + half }).map((point) => moved(matrix, point));
}

/** What an element and all within it cover. @param {any} one @param {(one: any) => any} [styleOf] of a line of words @returns {Box} */
export function boxOf(one, styleOf = () => ({})) {
  const parts = [one, ...one.below()].filter(({ tag }) => tag in SHAPES || tag === "text");
  return boxAround(
    parts.flatMap((part) => {
      const matrix = matrixOf(part);
      const points = part.tag === "text" ? cornersOf(wordsBox(part, styleOf(part))) : SHAPES[part.tag](part);
      return cornersOf(boxAround(points)).map((point) => moved(matrix, point));
    }),
  );
}

/** Do two boxes overlap, by more than the slack? @param {Box} one @param {Box} other */
export const overlap = (one, other, slack = 0) =>
  one.left < other.right - slack &&
  other.left < one.right - slack &&
  one.top < other.bottom - slack &&
  other.top < one.bottom - slack;

/** Do two rectangles, however they are turned, overlap by more than a hair? No if a line lies between them. @param {Point[]} one @param {Point[]} other */
export function cross(one, other, slack = 0.5) {
  return [one, other].every((shape) =>
    shape.every(([ax, ay], index) => {
      const [bx, by] = shape[(index + 1) % shape.length];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const along = ([x, y]) => (x * (by - ay) + y * (ax - bx)) / length;
      const [ours, theirs] = [one.map(along), other.map(along)];
      return Math.max(...ours) > Math.min(...theirs) + slack && Math.max(...theirs) > Math.min(...ours) + slack;
    }),
  );
}

/** Does a point lie within an outline? @param {Point[]} outline @param {Point} point */
export function within(outline, [x, y]) {
  let odd = false;
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at++) {
    const [[ax, ay], [bx, by]] = [outline[at], outline[before]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}
