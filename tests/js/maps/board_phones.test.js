// The board on phones with browser bars: shown names are readable, and the others wait for a closer zoom.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { setLanguage } from "../../../src/postroad/web/js/app/texts.js";
import { isTall } from "../../../src/postroad/web/js/board/labels.js";
import { board, covered, LANGUAGES, marked, names, PHONE_SIZES } from "../support/maps.js";

const READABLE = 11; // px
const LEAST = { 304: 11, 344: 14, 359: 14 }; // the least number of named cities, by the width of the map
const HAIR = 3; // px by which letters may reach a name or a town

for (const language of LANGUAGES)
  describe(`the board on a phone in ${language}`, () => {
    before(() => setLanguage(language));
    for (const size of PHONE_SIZES)
      test(`no name lies over another: ${size.join(" x ")}`, async () => {
        const drawing = await board(size);
        const shown = names(drawing)
          .filter(({ waits }) => !waits)
          .map(smaller);
        assert.deepEqual(covered(shown, [...marked(drawing, "plan"), ...marked(drawing, "plaque")].map(smaller)), []);
        assert.ok(shown.length >= (LEAST[size[0]] ?? 15), `${shown.length} names`);
        for (const name of drawing.page.all("province-name").filter((one) => !one.get("data-from"))) provinceCanBeRead(name);
      });
  });

const smaller = (one) => ({
  ...one,
  left: one.left + HAIR,
  right: one.right - HAIR,
  top: one.top + HAIR / 2,
  bottom: one.bottom - HAIR / 2,
});

function provinceCanBeRead(name) {
  const [text, font] = [name.textContent.trim(), name.parentNode.number("font-size")];
  const letter = isTall(text) ? Math.min(font, name.number("textLength") / [...text].length) : font;
  assert.ok(letter >= READABLE, `${text}: ${letter}`);
}
