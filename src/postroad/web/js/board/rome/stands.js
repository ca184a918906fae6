// The positions of the coaches: directly at their stops, and nearer to the own stop than to any other. Coaches of one stop stand together.
// Where there is no room for a whole coach, a plate with its letter replaces it.

/** @typedef {import("../curve.js").Point} Point */
/** @typedef {import("../labels.js").Box} Box */
/** @typedef {import("./sheet.js").RomeSheet} RomeSheet */
/** @typedef {{ form: "whole" | "plate" | "letter", box: Box, size: number, at: Point }} Stand form: a coach, a plate, or one with its letter alone; box: what is drawn; at: where the drawing begins */
/** @typedef {{ owed: boolean, sign: boolean }} Marks what is written on a coach: moves still to be made, points of the own clergy */

export const PLATE = { height: 15, letter: 14, number: 10 };
const LEAST = 1; // of a whole coach: its letters have 12 px then
const MOST_WHOLE = 2; // coaches at one stop that are drawn whole
const STOP = { left: 6, right: 6, top: 6, bottom: 6 }; // round its middle, on a map of scale 1
const DOME = { left: 18, right: 18, top: 21, bottom: 7 };
const REACH = 38; // px from its stop, at which a coach still stands there
const CLEARLY = { whole: 5, plate: 1, letter: 1 }; // so much nearer to its own stop than to any other
const SLIDES = 8; // places along each side of a stop
const CROWD = 4; // so many may stand each for itself
const RASTER = 4; // px between the places for that
const TRIES = 40; // beginnings that are tried
const COSTS = {
  needed: 6,
  name: 2,
  aside: 1,
  far: 16,
  astray: 1e5,
  below: 12,
  whole: 0,
  plate: 1e3,
  letter: 1.5e3,
  over: 700,
  wrong: 1e6,
};

/**
 * @param {RomeSheet} sheet
 * @param {Record<string, string>} coaches coach: its stop
 * @param {Record<string, Box>} names of the stops
 * @param {Set<string>} needed stops whose names must be read
 * @param {Record<string, Marks>} marks of the coaches
 * @returns {Record<string, Stand>}
 */
export function stands(sheet, coaches, names, needed, marks) {
  /** @type {Record<string, Stand>} */
  const found = {};
  for (const [stop, group] of groups(coaches)) {
    const taken = Object.values(found).map(({ box }) => box);
    const cost = costOf(sheet, stop, names, needed, taken);
    const best = forms(
      sheet,
      group.map((coach) => marks[coach]),
    )
      .flatMap((drawn) => [...blocks(sheet, stop, drawn), ...scattered(sheet, stop, drawn, cost)])
      .map((block) => ({ block, cost: cost(block) }))
      .reduce((one, other) => (other.cost < one.cost ? other : one)).block;
    for (const [place, coach] of group.entries()) found[coach] = best[place];
  }
  return found;
}

/** The coaches at each stop, the larger groups first. @param {Record<string, string>} coaches @returns {[string, string[]][]} */
function groups(coaches) {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const [coach, stop] of Object.entries(coaches)) (found[stop] ??= []).push(coach);
  return Object.entries(found).sort(([, one], [, other]) => other.length - one.length);
}

/** How far something is drawn from where it begins. @typedef {{ form: Stand["form"], reach: Box, size: number }} Drawn */

/** The forms in which the coaches of a stop may be drawn. @param {RomeSheet} sheet @param {Marks[]} group @returns {Drawn[][]} */
function forms(sheet, group) {
  const size = Math.max(LEAST, sheet.scale * (sheet.broad ? 1 : 0.92));
  const whole = group.map((marks) => ({ form: /** @type {const} */ ("whole"), reach: scaled(wholeReach(marks), size), size }));
  const plates = [true, false].map((numbers) =>
    group.map((marks) => plate(sheet, numbers ? marks : { owed: false, sign: false })),
  );
  return group.length > MOST_WHOLE || !sheet.roomy ? plates : [whole, ...plates];
}

/** Round the middle of the wheels. @param {Marks} marks */
const wholeReach = ({ owed, sign }) => ({ left: owed ? 18 : 13, right: 25.5, top: owed || sign ? 29 : 19, bottom: 3 });

/** @param {RomeSheet} sheet @param {Marks} marks @returns {Drawn} */
function plate(sheet, { owed, sign }) {
  const size = Math.max(1, sheet.scale);
  const right = PLATE.letter + (Number(owed) + Number(sign)) * PLATE.number + 0.5;
  return {
    form: owed || sign ? "plate" : "letter",
    reach: scaled({ left: 0.5, right, top: 1, bottom: PLATE.height + 1.5 }, size),
    size,
  };
}

/** In rows and columns, at every side of a stop, and over it if need be. @param {RomeSheet} sheet @param {string} stop @param {Drawn[]} drawn @returns {Stand[][]} */
function blocks(sheet, stop, drawn) {
  const [x, y] = sheet.place(stop);
  const clear = scaled(stop === "rome" ? DOME : STOP, sheet.scale);
  const [width, height] = largest(drawn);
  const steps = Array.from({ length: SLIDES + 1 }, (_, step) => step / SLIDES);
  return drawn.flatMap((_, more) => {
    const [across, along] = [(more + 1) * width, Math.ceil(drawn.length / (more + 1)) * height];
    /** @type {Point[]} */
    const corners = [
      ...steps.flatMap((share) => [
        /** @type {Point} */ ([x - across * share, y - clear.top - along]),
        /** @type {Point} */ ([x - across * share, y + clear.bottom]),
        /** @type {Point} */ ([x - clear.left - across, y - along * share]),
        /** @type {Point} */ ([x + clear.right, y - along * share]),
      ]),
      [x - across / 2, y - along / 2],
    ];
    return corners.map(([left, top]) =>
      drawn.map((one, place) => {
        const [west, north] = [left + (place % (more + 1)) * width, top + Math.floor(place / (more + 1)) * height];
        return standing(one, { left: west, right: west + width, top: north, bottom: north + height }, [x, y]);
      }),
    );
  });
}

/**
 * A crowd each for itself: at the best places of a raster round the stop that leave room for one another.
 * @param {RomeSheet} sheet @param {string} stop @param {Drawn[]} drawn @param {(block: Stand[]) => number} cost @returns {Stand[][]}
 */
function scattered(sheet, stop, drawn, cost) {
  if (drawn.length < CROWD) return [];
  const at = sheet.place(stop);
  const [width, height] = largest(drawn);
  const offsets = (/** @type {number} */ size) =>
    Array.from({ length: Math.ceil((2 * REACH + size) / RASTER) }, (_, step) => step * RASTER - REACH - size);
  const cells = offsets(width)
    .flatMap((across) => offsets(height).map((along) => [at[0] + across, at[1] + along]))
    .map(([left, top]) => ({ left, right: left + width, top, bottom: top + height }))
    .map((cell) => ({ cell, cost: cost([standing(drawn[0], cell, at)]) }))
    .sort((one, other) => one.cost - other.cost)
    .map(({ cell }) => cell);
  return cells.slice(0, TRIES).map((first) => {
    const chosen = [first];
    for (const cell of cells) if (chosen.length < drawn.length && !covered(cell, chosen)) chosen.push(cell);
    return drawn.map((one, place) => standing(one, chosen[place], at));
  });
}

/** The size of the largest of them. @param {Drawn[]} drawn @returns {[number, number]} */
const largest = (drawn) => [
  Math.max(...drawn.map(({ reach }) => reach.left + reach.right)),
  Math.max(...drawn.map(({ reach }) => reach.top + reach.bottom)),
];

/** In its place of a block, as near to the stop as can be. @param {Drawn} drawn @param {Box} cell @param {Point} stop @returns {Stand} */
function standing({ form, reach, size }, cell, [x, y]) {
  const [width, height] = [reach.left + reach.right, reach.top + reach.bottom];
  const left = Math.min(Math.max(x - width / 2, cell.left), cell.right - width);
  const top = Math.min(Math.max(y - height / 2, cell.top), cell.bottom - height);
  return { form, size, box: { left, right: left + width, top, bottom: top + height }, at: [left + reach.left, top + reach.top] };
}

/** The cost of a block's position at a stop. @param {RomeSheet} sheet @param {string} stop @param {Record<string, Box>} names @param {Set<string>} needed @param {Box[]} standing @returns {(block: Stand[]) => number} */
function costOf(sheet, stop, names, needed, standing) {
  const own = sheet.place(stop);
  const others = sheet.stops.filter((one) => one !== stop);
  const places = others.map((one) => sheet.place(one));
  const taken = [...standing, ...others.map((one) => stopBox(sheet, one))];
  const [must, may] = [true, false].map((is) =>
    Object.entries(names).flatMap(([one, box]) => (needed.has(one) === is ? [box] : [])),
  );
  const one = (/** @type {Stand} */ { box, form }) => {
    const far = stop === "rome" ? apart(box, stopBox(sheet, stop)) : distance(box, own);
    const nearest = Math.min(...places.map((place) => distance(box, place)));
    const wrong = far + CLEARLY[form] < nearest && !covered(box, taken) && inside(box, sheet) ? 0 : COSTS.wrong + far - nearest;
    return (
      wrong +
      COSTS[form] +
      (covered(box, [stopBox(sheet, stop)]) ? COSTS.over : 0) +
      COSTS.needed * covered(box, must) +
      COSTS.name * covered(box, may) +
      COSTS.far * far +
      (far > REACH ? COSTS.astray : 0) +
      COSTS.aside * Math.abs((box.left + box.right) / 2 - own[0]) +
      (box.top > own[1] ? COSTS.below : 0)
    );
  };
  return (block) => block.reduce((sum, stand) => sum + one(stand), 0);
}

/** The box of a stop's drawing. @param {RomeSheet} sheet @param {string} stop @returns {Box} */
export function stopBox(sheet, stop) {
  const [x, y] = sheet.place(stop);
  const { left, right, top, bottom } = scaled(stop === "rome" ? DOME : STOP, sheet.scale * 0.85);
  return { left: x - left, right: x + right, top: y - top, bottom: y + bottom };
}

/** @param {Box} box @param {number} by @returns {Box} */
const scaled = ({ left, right, top, bottom }, by) => ({ left: left * by, right: right * by, top: top * by, bottom: bottom * by });

/** From a point to the nearest one of a box. @param {Box} box @param {Point} point */
const distance = (box, point) => Math.hypot(...toward(box, point));

/** From one box to another. @param {Box} one @param {Box} other */
const apart = (one, other) =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );

/** The way from a point to the nearest one of a box. @param {Box} box @param {Point} point @returns {Point} */
export const toward = ({ left, right, top, bottom }, [x, y]) => [
  Math.min(Math.max(x, left), right) - x,
  Math.min(Math.max(y, top), bottom) - y,
];

/** How much of other boxes a box covers. @param {Box} box @param {Box[]} others */
export const covered = (box, others) =>
  others.reduce((sum, other) => {
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const along = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return across > 0 && along > 0 ? sum + across * along : sum;
  }, 0);

/** Does a box lie on the land? @param {Box} box @param {RomeSheet} sheet */
export function inside({ left, right, top, bottom }, { waiting, broad, width, height, frame }) {
  const [east, south] = broad ? [waiting.x, height - frame] : [width - frame, waiting.y];
  return left > frame && right < east && top > frame && bottom < south;
}
