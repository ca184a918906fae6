// Names on the board: nothing covers them, in any language, on any screen.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { setLanguage } from "../../../src/postroad/web/js/app/texts.js";
import { PROVINCES } from "../../../src/postroad/web/js/board/data.js";
import { cornersOf, cornersOfWords, cross, pointsAlong, within } from "../support/boxes.js";
import { BOARD_SIZES, board, CITY_IDS, covered, LANGUAGES, marked, names, roads } from "../support/maps.js";

/** The least number of named provinces by size; on small sheets the smallest one has only its letter. */
const NAMED = { "646,406": 9, "374,377": 7, "301,328": 5 };
/** Overlaps by a hair that are allowed; tests/web/test_board_data.py checks this size in a browser. */
const HAIR = ["pl 359,300 munchen on office:augsburg:1", "ja 359,300 province:hohenzollern"];
const AWAY = 80; // px at the most from a letter to its shield, on a map of scale 1
const PIECES = ["plan", "office", "stack", "cartouche-scroll", "compass"];

for (const language of LANGUAGES)
  describe(`the board in ${language}`, () => {
    before(() => setLanguage(language));
    for (const size of BOARD_SIZES)
      test(`names are readable at their own towns, and nothing is cut off: ${size.join(" x ")}`, async () => {
        const drawing = await board(size);
        const seen = { names: names(drawing), ...Object.fromEntries(PIECES.map((mark) => [mark, marked(drawing, mark)])) };
        const but = (found) => found.filter((one) => !HAIR.includes(`${language} ${size} ${one}`));
        assert.deepEqual(but(coveredNames(drawing, seen)), []);
        assert.deepEqual(but(hiddenLetters(drawing, seen)), []);
        assert.deepEqual(but(hiddenShields(drawing, seen)), []);
        namesOfProvincesCollideWithNothing(drawing, seen);
        namesStandAtTheirOwnTowns(drawing, seen);
        nothingIsCutOff(drawing, seen);
        const least = (NAMED[size.join()] ?? 0) - Number(language === "ja"); // its longest name does not fit
        assert.ok(drawing.page.all("province-name").length >= least);
      });
  });

function coveredNames(drawing, seen) {
  assert.deepEqual(seen.names.map(({ id }) => id).sort(), [...CITY_IDS].sort());
  assert.ok(drawing.font >= (drawing.width < 640 ? 12 : 13));
  const inside = ({ left, right, top, bottom }, [x, y]) => left < x && x < right && top < y && y < bottom;
  const crossed = roads(drawing).flatMap(({ id, points }) =>
    seen.names.filter((name) => points.some((point) => inside(name, point))).map((name) => `${name.id} on ${id}`),
  );
  const edge = seen.names
    .filter(({ left, right }) => left < 5 || right > drawing.width - 5)
    .map(({ id }) => `${id} on the frame`);
  return [
    ...covered(
      seen.names,
      PIECES.flatMap((mark) => seen[mark]),
    ),
    ...crossed,
    ...edge,
  ];
}

/** By which a province's region is known: names and pieces may lie on their edges, no more. */
function hiddenLetters(drawing, seen) {
  const letters = marked(drawing, "province-letter").map((letter, index) => {
    const half = drawing.page.all("province-letter")[index].number("font-size") * 0.33;
    const middle = (letter.top + letter.bottom) / 2;
    return { ...letter, top: middle - half, bottom: middle + half };
  });
  const pieces = [...seen.names, ...seen.plan, ...seen.office, ...seen.stack];
  const hidden = letters.filter((letter) => pieces.reduce((sum, piece) => sum + share(letter, piece), 0) > 0.3);
  assert.equal(letters.length, Object.keys(PROVINCES).length);
  return hidden.map(({ id }) => id);
}

/** Check that each name lies in its own province beside the letter, except for a corner. */
function hiddenShields(drawing, seen) {
  const lands = Object.fromEntries(
    ["province-tint", "inset-paper"]
      .flatMap((mark) => drawing.page.all(mark))
      .map((land) => [land.parentNode.get("data-province"), pointsAlong(land.get("d"))]),
  );
  const letters = Object.fromEntries(marked(drawing, "province-letter").map((letter) => [letter.id, letter]));
  const shields = marked(drawing, "province-emblem");
  assert.deepEqual(
    shields.map(({ id }) => id).sort(),
    Object.keys(PROVINCES)
      .map((province) => `province:${province}`)
      .sort(),
  );
  const pieces = [...seen.names, ...seen.plan, ...seen.office, ...seen.stack];
  return shields.flatMap((shield) => {
    const [x, y] = [(shield.left + shield.right) / 2, (shield.top + shield.bottom) / 2];
    const letter = letters[shield.id];
    const away = Math.hypot(x - (letter.left + letter.right) / 2, y - (letter.top + letter.bottom) / 2);
    const under = pieces.filter((piece) => share(shield, piece) > 0).reduce((sum, piece) => sum + share(shield, piece), 0);
    assert.ok(shield.right - shield.left >= 10, "it can be told from others");
    return [
      ...(within(lands[shield.id.split(":")[1]], [x, y]) ? [] : [`${shield.id} abroad`]),
      ...(away > AWAY * drawing.scale ? [`${shield.id} ${Math.round(away)} px from its letter`] : []),
      ...(under > 0.3 ? [`${shield.id} covered`] : []),
    ];
  });
}

/** The share of the first box that the other covers. */
function share(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return (Math.max(0, across) * Math.max(0, along)) / ((one.right - one.left) * (one.bottom - one.top));
}

/** Neither with a city's name, a town, an office, a stack and what is left of it, nor with one another or Poland's corner. */
function namesOfProvincesCollideWithNothing(drawing, seen) {
  const provinces = drawing.page.all("province-name").map((one) => {
    const font = one.parentNode.number("font-size");
    const half = font * (one.textContent.trim() > "\u2e80" ? 0.45 : 0.36);
    return { id: one.get("data-about"), corners: cornersOfWords(one, { font, anchor: "middle" }, half) };
  });
  const counts = marked(drawing, "plaque-count").map((one) => {
    const aside = (one.bottom - one.top) * 0.22;
    return { ...one, top: one.top + aside, bottom: one.bottom - aside };
  });
  const pieces = [...seen.names, ...seen.plan, ...seen.office, ...marked(drawing, "plaque"), ...counts];
  const [inset] = marked(drawing, "inset-paper");
  const walls = [
    { ...inset, right: inset.left + 3, id: "a line of the inset" },
    { ...inset, top: inset.bottom - 3, id: "a line of the inset" },
  ];
  const found = provinces.flatMap((name, number) => [
    ...[...pieces, ...(name.id === "province:poland" ? walls : [{ ...inset, id: "the inset" }])]
      .filter((piece) => cross(name.corners, cornersOf(piece)))
      .map(({ id }) => `${name.id} on ${id}`),
    ...provinces
      .slice(0, number)
      .filter((other) => cross(name.corners, other.corners))
      .map(({ id }) => `${name.id} on ${id}`),
  ]);
  assert.deepEqual(found, []);
}

/** Check that names stand outside the rings of all towns. */
function namesStandAtTheirOwnTowns({ scale }, seen) {
  const ring = 8.8 * scale;
  for (const name of seen.names) {
    const away = seen.plan.map(({ id, left, right, top, bottom }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const far = Math.hypot(Math.max(0, name.left - x, x - name.right), Math.max(0, name.top - y, y - name.bottom));
      return { id, far };
    });
    assert.equal(away.reduce((one, other) => (other.far < one.far ? other : one)).id, name.id);
    assert.deepEqual(
      away.filter(({ far }) => far < ring).map(({ id }) => id),
      [],
      name.id,
    );
  }
}

function nothingIsCutOff({ width, height }, seen) {
  const cut = [...seen.names, ...seen.office, ...seen.stack].filter(
    ({ left, right, top, bottom }) => left < 4 || right > width - 4 || top < 4 || bottom > height - 4,
  );
  assert.deepEqual(
    cut.map(({ id }) => id),
    [],
  );
}
