// The board on phones with browser bars: shown names are readable and lie on nothing, and the others wait for a closer zoom.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { setLanguage } from "../../../src/postroad/web/js/app/texts.js";
import { isTall } from "../../../src/postroad/web/js/board/labels.js";
import { boxAround, cornersOfWords } from "../support/boxes.js";
import { board, CITY_IDS, covered, LANGUAGES, marked, names, PHONE_SIZES } from "../support/maps.js";

const READABLE = 11; // px
const LEAST = { ja: 15 }; // the least number of named cities on an empty map; 19 in other scripts
const HAIR = 0.5; // px by which letters may reach a name, a piece or the frame, on each side
const FRAME = 5; // px

/** Markets of six cities, side by side on the map or all over it. */
const MARKETS = [
  ["wurzburg", "nurnberg", "karlsruhe", "augsburg", "innsbruck", "lodz"],
  ["mannheim", "stuttgart", "budweis", "zurich", "augsburg", "kempten"],
  ["munchen", "kempten", "salzburg", "linz", "passau", "regensburg"],
  ["basel", "freiburg", "sigmaringen", "ulm", "pilsen", "ingolstadt"],
];
/** Offices late in a game: of two players, of three, and of four. */
const LATE = [2, 3, 4].map((seats) => ({
  offices: Object.fromEntries(
    CITY_IDS.map((city, number) => [
      city,
      Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (number + seat) % seats !== 0 || number % 5 === 0),
    ]),
  ),
}));

for (const language of LANGUAGES)
  describe(`the board on a phone in ${language}`, () => {
    before(() => setLanguage(language));
    for (const size of PHONE_SIZES)
      test(`names cover nothing, and every city that can be pressed has one: ${size.join(" x ")}`, async () => {
        const bare = await board(size, {});
        const [shown] = cleanNames(bare);
        assert.ok(shown.length >= (LEAST[language] ?? 19), `${shown.length} names`);
        for (const name of bare.page.all("province-name")) provinceCanBeRead(bare, name);
        for (const market of MARKETS) {
          const [now, waiting] = cleanNames(await board(size, { targets: new Set(market) }, bare.page));
          assert.deepEqual(
            market.filter((city) => waiting.includes(city)),
            [],
            "pressable cities without a name",
          );
          const gone = shown.filter((city) => !now.includes(city));
          assert.ok(gone.length <= market.filter((city) => !shown.includes(city)).length, `${gone} made room`);
        }
        for (const pieces of LATE) {
          const [calm] = cleanNames(await board(size, pieces, bare.page));
          for (const market of MARKETS) {
            const [now] = cleanNames(await board(size, { ...pieces, targets: new Set(market) }, bare.page));
            const unnamed = (/** @type {string[]} */ all) => market.filter((city) => !all.includes(city)).length;
            assert.ok(unnamed(now) <= unnamed(calm), "a pressable city lost its name");
          }
        }
      });
  });

/** The cities with names and those without, when no name lies on another one, a piece or the frame. @returns {[string[], string[]]} */
function cleanNames(drawing) {
  const all = names(drawing);
  const shown = all.filter(({ waits }) => !waits).map(smaller);
  const pieces = ["plan", "plaque", "office"].flatMap((mark) => marked(drawing, mark)).map(smaller);
  const framed = shown.filter((name) => onFrame(drawing, name)).map(({ id }) => `${id} on the frame`);
  assert.deepEqual([...covered(shown, pieces), ...framed], []);
  return [shown.map(({ id }) => id), all.filter(({ waits }) => waits).map(({ id }) => id)];
}

const onFrame = ({ width, height }, { left, right, top, bottom }) =>
  left < FRAME || top < FRAME || right > width - FRAME || bottom > height - FRAME;

const smaller = (one) => ({
  ...one,
  left: one.left + HAIR,
  right: one.right - HAIR,
  top: one.top + HAIR,
  bottom: one.bottom - HAIR,
});

/** Shown names of provinces have letters large enough, and none reaches the frame. */
function provinceCanBeRead(drawing, name) {
  const [text, font] = [name.textContent.trim(), name.parentNode.number("font-size")];
  const half = font * (isTall(text) ? 0.45 : 0.36);
  const corners = cornersOfWords(name, { font, anchor: "middle" }, half);
  assert.ok(!onFrame(drawing, smaller(boxAround(corners))), `${text} on the frame`);
  const letter = isTall(text) ? Math.min(font, name.number("textLength") / [...text].length) : font;
  if (!name.get("data-from")) assert.ok(letter >= READABLE, `${text}: ${letter}`);
}
