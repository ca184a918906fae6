// The board: cities, provinces, roads and offices lie in their places, on any screen.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { setLanguage } from "../../../src/postroad/web/js/app/texts.js";
import { CITIES, ROADS, ROME_ROADS } from "../../../src/postroad/web/js/board/data.js";
import { matrixOf, overlap, pointsAlong, within } from "../support/boxes.js";
import { BOARD_SIZES, board, CITY_IDS, marked, PLACES, roads, rome } from "../support/maps.js";

before(() => setLanguage("en"));

/** The provinces, each with its outline. */
const lands = ({ page }, ...marks) =>
  page
    .below()
    .filter((one) => marks.some((mark) => one.is(mark)))
    .map((land) => ({ id: land.parentNode.get("data-province"), outline: pointsAlong(land.get("d")) }));

/** The places of cities or stops. */
const places = ({ page }, mark) =>
  Object.fromEntries(
    page.all(mark).map((one) => [one.get(`data-${mark}`), /** @type {[number, number]} */ (matrixOf(one).slice(4))]),
  );

for (const size of BOARD_SIZES) {
  test(`every city lies in its province and in no other: ${size.join(" x ")}`, async () => {
    const drawing = await board(size);
    const all = lands(drawing, "province-tint", "inset-paper");
    for (const [city, place] of Object.entries(places(drawing, "city"))) {
      const under = all.filter(({ outline }) => within(outline, place));
      assert.equal(under.at(-1)?.id, CITIES[city].province, city); // the inset lies on top of the land behind it
      assert.ok(city === "lodz" || under.length === 1, city);
    }
  });

  test(`four offices stand round each city without covering one another: ${size.join(" x ")}`, async () => {
    const houses = marked(await board(size), "office");
    const wanted = CITY_IDS.flatMap((city) => [0, 1, 2, 3].map((seat) => `office:${city}:${seat}`));
    assert.deepEqual(houses.map(({ id }) => id).sort(), wanted.sort());
    const over = houses.filter((one) => houses.some((other) => one !== other && overlap(one, other, 4)));
    assert.deepEqual(over, []);
  });
}

test("provinces do not overlap", async () => {
  const all = lands(await board(BOARD_SIZES[0]), "province-tint");
  assert.equal(all.length, new Set(all.map(({ id }) => id)).size);
  for (let at = 0; at < 40 * 25; at++) {
    const point = /** @type {[number, number]} */ ([10 + (at % 40) * 19.7, 10 + Math.floor(at / 40) * 16.9]);
    assert.ok(all.filter(({ outline }) => within(outline, point)).length <= 1, String(point));
  }
});

const MAPS = [
  { name: "the board", mark: "city", wanted: ROADS, show: () => board(BOARD_SIZES[0]) },
  ...Object.keys(ROME_ROADS).map((map) => ({
    name: `map ${map} to Rome`,
    mark: "stop",
    wanted: ROME_ROADS[map],
    show: () => rome(Number(map), BOARD_SIZES[0], { coaches: PLACES.start }),
  })),
];

for (const { name, mark, wanted, show } of MAPS)
  test(`every road of ${name} is drawn from place to place`, async () => {
    const drawing = await show();
    const [drawn, there] = [roads(drawing), places(drawing, mark)];
    assert.deepEqual(
      drawn.map(({ id }) => id),
      wanted.map((road) => road.join("-")),
    );
    assert.deepEqual(Object.keys(there).sort(), [...new Set(wanted.flat())].sort());
    for (const [index, [from, to]] of wanted.entries()) {
      const { points } = drawn[index];
      for (const [end, place] of [
        [points[0], there[from]],
        [points.at(-1), there[to]],
      ])
        assert.ok(Math.hypot(end[0] - place[0], end[1] - place[1]) < 0.2, `${from}-${to}`);
    }
  });
