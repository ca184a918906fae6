// The layout of city names: on one line, on two, or narrower, and where.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { setLanguage, t } from "../../src/postroad/web/js/app/texts.js";
import { boxOf, fitLines, plainSetting, roomyBox, setting, widthOf } from "../../src/postroad/web/js/board/labels.js";
import { fitted, sheetOf } from "../../src/postroad/web/js/board/sheet.js";
import { BOARD_SIZES, CITY_IDS, LANGUAGES } from "./support/maps.js";

before(() => setLanguage("en"));

const lines = (...all) => fitLines(...all).map(({ line }) => line);

test("a name that fits stays on one line at its own width", () => {
  assert.deepEqual(fitLines("Bad Ulm", 10, 100), [{ line: "Bad Ulm", squeezed: undefined }]);
});

test("a name that does not fit is cut at a space, after a hyphen, or before its second half in Japanese", () => {
  assert.deepEqual(lines("Bad Ulm", 10, 20), ["Bad", "Ulm"]);
  assert.deepEqual(lines("Alt-Ulm", 10, 20), ["Alt-", "Ulm"]);
  assert.deepEqual(lines("アウクスブルク", 10, 50), ["アウクス", "ブルク"]);
});

test("a line that is still too long is squeezed to the room", () => {
  assert.deepEqual(fitLines("Regensburg", 10, 30.4), [{ line: "Regensburg", squeezed: 30 }]);
  assert.deepEqual(fitLines("Bad Ulm", 10, 20, 1), [{ line: "Bad Ulm", squeezed: 20 }]);
});

test("Japanese letters are the widest and Latin ones the narrowest", () => {
  assert.ok(widthOf("ウ") > widthOf("У") && widthOf("У") > widthOf("U"));
});

test("lines are centred on their spot, on the side of their anchor", () => {
  const sheet = sheetOf(800, 430);
  const [x, y] = sheet.place("ulm");
  const two = setting([{ line: "Bad" }, { line: "Ulm" }], sheet.font, [10, 0, "start"]);
  const box = boxOf(sheet, "ulm", two);
  assert.ok(Math.abs(box.left - (x + 10)) < 1e-9);
  assert.ok(Math.abs((box.top + box.bottom) / 2 - y) < 1e-9);
  const before = boxOf(sheet, "ulm", setting([{ line: "Ulm" }], sheet.font, [-10, 0, "end"]));
  assert.ok(Math.abs(before.right - (x - 10)) < 1e-9);
  const middle = boxOf(sheet, "ulm", setting([{ line: "Ulm" }], sheet.font, [0, 9, "middle"]));
  assert.ok(Math.abs((middle.left + middle.right) / 2 - x) < 1e-9);
});

test("no name reaches under the frame", async () => {
  for (const language of LANGUAGES) {
    await setLanguage(language);
    for (const [width, height] of BOARD_SIZES) {
      const sheet = sheetOf(width, height);
      for (const city of CITY_IDS) {
        const { left, right } = roomyBox(sheet, city, plainSetting(sheet, city, t(`city-${city}`)));
        assert.ok(left >= sheet.frame && right <= width - sheet.frame, `${city} ${language} ${width}`);
      }
    }
  }
});

test("a sheet fills its box, but is neither too wide nor too tall", () => {
  assert.deepEqual(fitted([800, 430], [0.85, 2.3]), [800, 430]);
  assert.deepEqual(fitted([2000, 400], [0.85, 2.3]), [920, 400]);
  assert.deepEqual(fitted([340, 900], [0.85, 2.3]), [340, 400]);
});
