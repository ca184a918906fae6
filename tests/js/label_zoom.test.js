// Labels of the map that wait for a closer zoom, where they would overlap or be unreadable.
import assert from "node:assert/strict";
import { test } from "node:test";
import { namesFrom, readableFrom, STEPS, shrunk, sizeOf, stepOf } from "../../src/postroad/web/js/board/label_zoom.js";

const PLACES = { ulm: [50, 50], linz: [60, 52], lodz: [200, 50] };
const sheet = /** @type {any} */ ({ font: 12, scale: 0.8, place: (id) => PLACES[id] });
/** A name on one line to the right of its place. @returns {any} */
const at = (line, squeezed) => ({ lines: [{ line, squeezed }], dx: 8, first: 0, anchor: "start", width: squeezed ?? 30 });
const three = { ulm: at("Ulm"), linz: at("Linz"), lodz: at("Lodz") };

test("of two overlapping names one waits; a single name does not", () => {
  const { ulm, linz, lodz } = namesFrom(sheet, three);
  assert.equal(lodz, 0);
  assert.equal(Math.min(ulm, linz), 0);
  assert.ok(Math.max(ulm, linz) > 0);
});

test("the most important name is shown first", () => {
  for (const id of ["ulm", "linz"])
    assert.equal(namesFrom({ ...sheet, place: (one) => (one === "lodz" ? [200, 50] : [50, 50]) }, three, new Set([id]))[id], 0);
});

test("a name waits where it would lie on a piece", () => {
  const box = { left: 210, right: 230, top: 40, bottom: 60 };
  assert.ok(namesFrom(sheet, three, new Set(), [{ place: [220, 50], box }]).lodz > 0);
});

test("names chosen for the whole map are shown there, and the others come with the zoom", () => {
  const { ulm, linz, lodz } = namesFrom(sheet, three, new Set(), [], new Set(["linz"]));
  assert.equal(linz, 0);
  assert.ok(ulm > 0 && lodz > 0);
});

test("squeezed Japanese letters wait until they can be read, and all names come at last", () => {
  assert.equal(namesFrom(sheet, { lodz: at("シュトゥットガルト", 108) }).lodz, 0);
  assert.ok(namesFrom(sheet, { lodz: at("シュトゥットガルト", 60) }).lodz > 0);
  const heap = Object.fromEntries(Object.keys(PLACES).map((id) => [id, at("ノイシュヴァンシュタイン", 20)]));
  const from = Object.values(namesFrom({ ...sheet, place: () => [50, 50] }, heap));
  assert.ok(from.every((step) => step < STEPS.length));
});

test("letters are squeezed in both directions only in square scripts", () => {
  assert.equal(sizeOf("Stuttgart", 12, 20), 12);
  assert.equal(sizeOf("リンツ", 12, 27), 9);
});

test("a step is reached at its zoom", () => {
  assert.deepEqual(STEPS.map(stepOf), [0, 1, 2, 3, 4]);
  assert.equal(stepOf(1.495), 1); // within the rounding tolerance
  assert.equal(stepOf(1.4), 0);
  assert.equal(
    readableFrom(12, () => 1),
    0,
  );
  assert.equal(
    readableFrom(8, (zoom) => zoom),
    1,
  );
  assert.equal(
    readableFrom(1, () => 1),
    STEPS.length - 1,
  );
  assert.ok(shrunk(4) < shrunk(2) && shrunk(1) === 1);
});
