// Coaches on the roads to Rome: each stands at its own stop, whatever the positions of the others.
// Positions are spread over screens and languages; ALL_POSITIONS=1 checks all of them everywhere.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setLanguage } from "../../../src/postroad/web/js/app/texts.js";
import { COACHES, ROME_ROADS, STOPS } from "../../../src/postroad/web/js/board/data.js";
import { matrixOf, overlap } from "../support/boxes.js";
import { blank } from "../support/drawing.js";
import { COACH_IDS, LANGUAGES, marked, names, PLACES, ROME_SCREENS, rome } from "../support/maps.js";

const MAPS = Object.keys(ROME_ROADS).map(Number);
const RIDING = { baden: "cardinal", "wurttemberg-hohenzollern": "bishop", bavaria: "abbot" };
const HAIR = 0.5; // px of overlap that are allowed
const ALL = Boolean(process.env.ALL_POSITIONS);
const DRIVES = ALL ? 6 : 1; // to Rome, on each screen

/** Numbers that look like chance, from 0 up to 1. @param {number} seed */
function chances(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Where a road leads from a stop. @param {number} map @param {string} stop */
const onward = (map, stop) => ROME_ROADS[map].flatMap(([from, to]) => (from === stop ? [to] : []));

/** Where one may come from a stop. @param {number} map @param {string} stop @returns {Set<string>} */
const beyond = (map, stop) => new Set([stop, ...onward(map, stop).flatMap((next) => [...beyond(map, next)])]);

/** Three of the coaches that can be there at each stop, and all of them; the others at their start. @param {number} map */
function crowds(map) {
  const reached = Object.fromEntries(
    COACH_IDS.map((coach) => [
      coach,
      new Set([COACHES[coach].start, COACHES[coach].start2].flatMap((stop) => [...beyond(map, stop)])),
    ]),
  );
  const stops = Object.keys(STOPS).filter((stop) => ROME_ROADS[map].flat().includes(stop));
  return stops.flatMap((stop) => {
    const there = COACH_IDS.filter((coach) => reached[coach].has(stop));
    return [...new Set([3, there.length])].map((count) => ({
      coaches: { ...PLACES.start, ...Object.fromEntries(there.slice(0, count).map((coach) => [coach, stop])) },
      targets: {},
    }));
  });
}

/** Driving about at random until all are in Rome. @param {number} map @param {Record<string, string>} start @param {() => number} chance */
function drive(map, start, chance) {
  const any = (some) => some[Math.floor(chance() * some.length)];
  const found = [];
  for (const coaches = { ...start }; Object.values(coaches).some((stop) => stop !== "rome"); ) {
    const coach = any(COACH_IDS.filter((one) => coaches[one] !== "rome"));
    const next = onward(map, coaches[coach]);
    found.push({ coaches: { ...coaches }, targets: Object.fromEntries(next.map((stop) => [stop, [coach]])) });
    coaches[coach] = any(next);
  }
  return found;
}

const far = (box, [x, y]) =>
  Math.hypot(Math.min(Math.max(x, box.left), box.right) - x, Math.min(Math.max(y, box.top), box.bottom) - y);
const apart = (one, other) =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );

/** The faults of a drawn position. @returns {string[]} */
function astray(drawing, { coaches, targets }) {
  const stops = Object.fromEntries(drawing.page.all("stop").map((stop) => [stop.get("data-stop"), matrixOf(stop).slice(4)]));
  const drawn = marked(drawing, "coach-drawing").map((box) => ({ ...box, coach: box.id.slice("coach:".length) }));
  const [dome] = marked(drawing, "dome");
  const [wall] = marked(drawing, "dome-wall");
  const all = names(drawing);
  const wrong = drawn.flatMap((box) => {
    const { coach } = box;
    const stop = coaches[coach];
    const own = stop === "rome" ? apart(box, dome) : far(box, stops[stop]);
    const company = Object.values(coaches).filter((other) => other === stop).length;
    const cut = box.left < 0 || box.right > drawing.width || box.top < 0 || box.bottom > drawing.height;
    return [
      ...(own > (company > 1 ? 40 : 24) ? [`${coach} is far from ${stop}`] : []),
      ...Object.keys(stops)
        .filter((other) => other !== stop && far(box, stops[other]) <= own - HAIR)
        .map((other) => `${coach} is nearer to ${other} than to ${stop}`),
      ...drawn
        .filter((other) => other.coach < coach && overlap(box, other, HAIR))
        .map((other) => `${coach} covers ${other.coach}`),
      ...all.filter((name) => overlap(box, name, HAIR)).map((name) => `${coach} covers the name ${name.id}`),
      ...(cut ? [`${coach} is cut off`] : []),
    ];
  });
  const named = new Set(all.map(({ id }) => id));
  const missing = [...Object.values(coaches), ...Object.keys(targets)].filter((stop) => !named.has(stop));
  const behind = all.filter((name) => name.id === "rome" && overlap(wall, name, HAIR));
  return [...wrong, ...missing.map((stop) => `no name at ${stop}`), ...behind.map(() => "the dome covers the name of its stop")];
}

/** Draws positions one after the other and collects their faults. */
async function lookAt(map, size, positions) {
  const page = blank();
  const found = [];
  for (const position of positions) {
    const riding = Object.entries(RIDING).filter(([coach]) => position.coaches[coach] !== "rome");
    const owed = position.coaches.baden === "rome" ? {} : { baden: 2 };
    const drawing = await rome(map, size, { ...position, clergy: Object.fromEntries(riding), owed }, page);
    found.push(...astray(drawing, position).map((wrong) => `${wrong}: ${JSON.stringify(position.coaches)}`));
  }
  return found;
}

for (const language of LANGUAGES)
  for (const map of MAPS)
    for (const [number, size] of ROME_SCREENS.entries())
      test(`each coach stands at its own stop in ${language}: map ${map}, ${size.join(" x ")}`, async () => {
        await setLanguage(language);
        const turn = LANGUAGES.indexOf(language);
        const mine = (_, index) => ALL || (index + number) % (2 * LANGUAGES.length) === 2 * turn;
        assert.deepEqual(await lookAt(map, size, crowds(map).filter(mine)), []);
      });

for (const map of MAPS)
  for (const [number, size] of ROME_SCREENS.entries().filter(([number]) => ALL || (number + map) % 2))
    test(`each coach stands at its own stop while they drive: map ${map}, ${size.join(" x ")}`, async () => {
      await setLanguage("de");
      const chance = chances(number + 1);
      const starts = Array.from({ length: DRIVES }, (_, index) => ((index + map) % 2 ? PLACES.halfway : PLACES.start));
      assert.deepEqual(
        await lookAt(
          map,
          size,
          starts.flatMap((start) => drive(map, start, chance)),
        ),
        [],
      );
    });
