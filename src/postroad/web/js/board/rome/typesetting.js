// The setting of the stops' names on the map to Rome. A name has its full width where there is room, else it is squeezed. A name that a coach would cover
// moves to another place round its stop. Where there is no room for all, names of stops without a coach or a choice are left out.
import { boxOf, fitLines, plainSetting, roomyBox, setting } from "../labels.js";
import { covered, inside, stopBox } from "./stands.js";

/** @typedef {import("../labels.js").Box} Box */
/** @typedef {import("../labels.js").Setting} Setting */
/** @typedef {import("../labels.js").Spot} Spot */
/** @typedef {import("./sheet.js").RomeSheet} RomeSheet */

const [BESIDE, FURTHER, ROUND] = [8, 14, 13]; // from a stop to its name, on a map of scale 1
const PATIENCE = 3; // so often a name is asked to make room for another
const NARROWER = [1, 0.86, 0.76, 0.68]; // what a name may be squeezed to

/** Other spots of a name, the better ones first. @type {Spot[]} */
const SPOTS = [
  ...[0, -4, 4, -8, 8, -11, 11, -2, 2, -6, 6, -9.5, 9.5].flatMap((dy) => [
    /** @type {Spot} */ ([BESIDE, dy, "start"]),
    /** @type {Spot} */ ([-BESIDE, dy, "end"]),
  ]),
  ...[-ROUND, ROUND].flatMap((dy) => [
    /** @type {Spot} */ ([0, dy, "middle"]),
    /** @type {Spot} */ ([-4, dy, "start"]),
    /** @type {Spot} */ ([4, dy, "end"]),
  ]),
  ...[-ROUND, ROUND].flatMap((dy) => [/** @type {Spot} */ ([-12, dy, "start"]), /** @type {Spot} */ ([12, dy, "end"])]),
  ...[-10, 10, 0, -15, 15].flatMap((dy) => [
    /** @type {Spot} */ ([FURTHER, dy, "start"]),
    /** @type {Spot} */ ([-FURTHER, dy, "end"]),
  ]),
];

/** The dome is broader than a stop, and hides what stands behind it. @type {Spot[]} */
const BESIDE_DOME = [4, 0, -4, -8].flatMap((dy) => [
  /** @type {Spot} */ ([19, dy, "start"]),
  /** @type {Spot} */ ([-19, dy, "end"]),
]);

/** @param {RomeSheet} sheet @param {Record<string, string>} names @returns {Record<string, Setting>} */
export function typeset(sheet, names) {
  const found = Object.fromEntries(sheet.stops.map((stop) => [stop, plainSetting(sheet, stop, names[stop])]));
  for (const stop of sheet.stops.filter((one) => found[one].lines[0].squeezed)) {
    const wide = setting(fitLines(names[stop], sheet.font, Infinity, 1), sheet.font, sheet.spot(stop));
    const box = boxOf(sheet, stop, wide);
    const others = sheet.stops.filter((other) => other !== stop);
    const near = others.flatMap((other) => [boxOf(sheet, other, found[other]), stopBox(sheet, other)]);
    if (inside(box, sheet) && !covered(box, near)) found[stop] = wide;
  }
  return found;
}

/**
 * The names round the coaches.
 * @param {RomeSheet} sheet
 * @param {Record<string, string>} names
 * @param {Record<string, Setting>} plain where they stand while nothing is in the way
 * @param {Record<string, Box[]>} groups stop: the coaches there
 * @param {Set<string>} needed stops whose names must be read
 * @returns {Record<string, Setting>} without those that are left out
 */
export function around(sheet, names, plain, groups, needed) {
  const coaches = Object.values(groups).flat();
  /** @type {Record<string, Setting>} */
  const found = {};
  /** @type {Record<string, Box>} */
  const set = {};
  const take = (/** @type {string} */ stop, /** @type {Setting} */ one) =>
    ([found[stop], set[stop]] = [one, grown(roomyBox(sheet, stop, one))]);
  const hindrance = (/** @type {string} */ stop, /** @type {Setting} */ one) => {
    const box = grown(roomyBox(sheet, stop, one));
    const stops = sheet.stops.map((other) => stopBox(sheet, other));
    return covered(box, [...coaches, ...Object.values(set), ...stops]) + (inside(box, sheet) ? 0 : 1000);
  };
  const choices = (/** @type {string} */ stop) => [
    plain[stop],
    ...settings(sheet, names[stop], stop === "rome" ? [...BESIDE_DOME, ...SPOTS] : SPOTS),
    ...(groups[stop] ? settings({ ...sheet, scale: 1 }, names[stop], beside(sheet, stop, groups[stop])) : []),
  ];
  for (const stop of sheet.stops.filter((one) => needed.has(one)))
    take(
      stop,
      least(choices(stop), (one) => hindrance(stop, one)),
    );
  const rest = sheet.stops.filter((one) => !needed.has(one));
  for (const stop of rest) if (!hindrance(stop, plain[stop])) take(stop, plain[stop]);
  const settle = (/** @type {string} */ stop) => {
    const free = choices(stop).find((one) => !hindrance(stop, one));
    if (free) take(stop, free);
    return Boolean(free);
  };
  /** One of the others makes room and goes elsewhere. @param {string} stop */
  const squeezeIn = (stop) => {
    /** @type {Record<string, number>} */
    const asked = {};
    for (const one of choices(stop)) {
      const box = grown(roomyBox(sheet, stop, one));
      const [other, ...more] = Object.keys(set).filter((name) => covered(box, [set[name]]));
      if (!other || more.length || needed.has(other) || (asked[other] ?? 0) >= PATIENCE) continue;
      const before = found[other];
      delete set[other];
      if (!hindrance(stop, one)) {
        asked[other] = (asked[other] ?? 0) + 1;
        take(stop, one);
        if (settle(other)) return;
        delete found[stop];
        delete set[stop];
      }
      take(other, before);
    }
  };
  for (const stop of rest.filter((one) => !found[one])) if (!settle(stop)) squeezeIn(stop);
  return found;
}

/** Spots round the coaches at a stop. @param {RomeSheet} sheet @param {string} stop @param {Box[]} boxes @returns {Spot[]} */
function beside(sheet, stop, boxes) {
  const [x, y] = sheet.place(stop);
  const half = sheet.font / 2 + 1;
  const [west, east] = [Math.min(...boxes.map(({ left }) => left)) - x, Math.max(...boxes.map(({ right }) => right)) - x];
  const [north, south] = [Math.min(...boxes.map(({ top }) => top)) - y, Math.max(...boxes.map(({ bottom }) => bottom)) - y];
  return [
    ...[south + half, north - half].flatMap((dy) => [
      /** @type {Spot} */ ([(west + east) / 2, dy, "middle"]),
      /** @type {Spot} */ ([west, dy, "start"]),
      /** @type {Spot} */ ([east, dy, "end"]),
    ]),
    ...[(north + south) / 2, north + half, south - half].flatMap((dy) => [
      /** @type {Spot} */ ([east + 3, dy, "start"]),
      /** @type {Spot} */ ([west - 3, dy, "end"]),
    ]),
  ];
}

/** @param {RomeSheet} sheet @param {string} name @param {Spot[]} spots @returns {Setting[]} */
function settings({ font, scale }, name, spots) {
  const [{ line }] = fitLines(name, font, Infinity, 1);
  const whole = setting([{ line }], font, [0, 0, "start"]).width;
  return NARROWER.map((by) => (by < 1 ? Math.round(whole * by) : undefined)).flatMap((squeezed) =>
    spots.map(([dx, dy, anchor]) => setting([{ line, squeezed }], font, [dx * scale, dy * scale, anchor])),
  );
}

/** @template T @param {T[]} some @param {(one: T) => number} cost @returns {T} */
const least = (some, cost) => some.reduce((one, other) => (cost(other) < cost(one) ? other : one));

/** A little room round a name. @param {Box} box @returns {Box} */
const grown = ({ left, right, top, bottom }) => ({ left: left - 1.5, right: right + 1.5, top: top - 0.3, bottom: bottom + 0.3 });
