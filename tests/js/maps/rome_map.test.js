// The roads to Rome: names and coaches overlap nothing, on both maps, in any language, on any screen.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { setLanguage } from "../../../src/postroad/web/js/app/texts.js";
import { RANKS, ROME_ROADS, STOPS } from "../../../src/postroad/web/js/board/data.js";
import { sizeOf } from "../../../src/postroad/web/js/board/label_zoom.js";
import { matrixOf, overlap } from "../support/boxes.js";
import {
  COACH_IDS,
  covered,
  LANGUAGES,
  marked,
  names,
  PLACES,
  ROME_PHONES,
  ROME_SCREENS,
  ROME_SIZES,
  rome,
  STYLES,
} from "../support/maps.js";

const MAPS = Object.keys(ROME_ROADS).map(Number);
/** The lowest map: above the sheet where clergy are seated, in a lesson on a phone. @type {[number, number]} */
const LOWEST = [326, 205];
const READABLE = 11; // px, of a name that is squeezed
const LETTER = 12; // px, of all others
const HAIR = 0.5; // px by which letters may reach another name or a piece, on each side
const FEWEST = { ja: 1 }; // names on the lowest map; 7 in other scripts
/** What may be written on coaches. */
const RIDING = { clergy: { baden: "cardinal", bavaria: "abbot" }, owed: { baden: 2, bavaria: 1 } };
const AT_START = { coaches: PLACES.start, targets: { andechs: ["bavaria"] } };

const [NARROWEST] = ROME_SIZES;

/** Coaches halfway and together are checked in two languages per screen, by turns; ALL_POSITIONS=1 checks all. */
const looksAt = (where, number) => where === "start" || process.env.ALL_POSITIONS || number % LANGUAGES.length < 2;

for (const [turn, language] of LANGUAGES.entries())
  describe(`the roads to Rome in ${language}`, () => {
    before(() => setLanguage(language));
    for (const map of MAPS) {
      for (const [number, size] of [...ROME_SIZES, ...ROME_SCREENS].entries())
        test(`names of stops cover nothing, and no coach covers a name: map ${map}, ${size.join(" x ")}`, async () => {
          for (const where of Object.keys(PLACES).filter((one) => looksAt(one, turn + number + map))) {
            const drawing = await rome(map, size, where === "start" ? AT_START : { coaches: PLACES[where] });
            nothingIsCovered(drawing, size, where);
            if (where === "start" && ROME_SIZES.includes(size)) allStopsHaveTheirNames(drawing, map);
            if (where === "start") noLecternIsCutOff(drawing);
            allLettersCanBeRead(drawing);
          }
        });

      for (const size of ROME_PHONES)
        test(`on a low phone names are readable and cover nothing, or wait: map ${map}, ${size.join(" x ")}`, async () => {
          for (const where of Object.keys(PLACES)) {
            const drawing = await rome(map, size, { ...(where === "start" ? AT_START : { coaches: PLACES[where] }), ...RIDING });
            const shown = names(drawing).filter(({ waits }) => !waits);
            const pieces = ["plan", "dome-wall", "coach-drawing"].flatMap((mark) => marked(drawing, mark));
            assert.deepEqual(covered(shown.map(smaller), pieces.map(smaller)), [], where);
            assert.ok(shown.length >= (FEWEST[language] ?? 7), `${shown.length} names`);
            allLettersCanBeRead(drawing);
          }
        });

      test(`the dome hides no name on the lowest map ${map}`, async () => {
        const drawing = await rome(map, LOWEST, AT_START);
        const [wall] = marked(drawing, "dome-wall");
        assert.deepEqual(
          names(drawing).filter((name) => overlap(name, wall)),
          [],
        );
        assert.ok(names(drawing).some(({ id }) => id === "rome"));
      });
    }
  });

function nothingIsCovered(drawing, size, where) {
  const [plans, walls, coaches] = ["plan", "dome-wall", "coach-drawing"].map((mark) => marked(drawing, mark));
  assert.deepEqual(covered(names(drawing), [...plans, ...walls, ...coaches]), [], where);
  assert.equal(coaches.length, COACH_IDS.length);
  if (size === NARROWEST) return; // coaches may touch one another
  assert.deepEqual(
    coaches.filter((one) => coaches.some((other) => one !== other && overlap(one, other))),
    [],
    where,
  );
}

function allStopsHaveTheirNames(drawing, map) {
  const stops = Object.keys(STOPS).filter((stop) => ROME_ROADS[map].flat().includes(stop));
  assert.deepEqual(
    names(drawing)
      .map(({ id }) => id)
      .sort(),
    stops.sort(),
  );
  assert.deepEqual(covered(names(drawing), marked(drawing, "dome-roof")), []);
}

function noLecternIsCutOff(drawing) {
  const ranks = marked(drawing, "lectern-rank");
  assert.equal(ranks.length, RANKS.length);
  for (const { left, right, top, bottom } of ranks)
    assert.ok(left >= 4 && right <= drawing.width - 4 && top >= 4 && bottom <= drawing.height - 4);
}

const smaller = (one) => ({
  ...one,
  left: one.left + HAIR,
  right: one.right - HAIR,
  top: one.top + HAIR,
  bottom: one.bottom - HAIR,
});

/** Of names only those that are shown before one looks closer; those have letters as narrow as they are squeezed. */
function allLettersCanBeRead(drawing) {
  const written = Object.entries(STYLES).filter(([mark]) => /^(coach|lectern)/.test(mark));
  for (const [mark, { font }] of written)
    for (const words of drawing.page.all(mark)) {
      const [a, b] = matrixOf(words);
      assert.ok(font * Math.hypot(a, b) > LETTER - 0.1, `${mark} ${words.textContent}: ${font * Math.hypot(a, b)} px`);
    }
  for (const name of drawing.page.all("name").filter((one) => !one.get("data-from")))
    for (const line of name.below().filter(({ tag }) => tag === "text")) {
      const size = sizeOf(line.textContent.trim(), drawing.font, line.number("textLength") || Infinity);
      assert.ok(size >= READABLE, `${line.textContent.trim()}: ${size} px`);
    }
}
