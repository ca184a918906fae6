// Shields of provinces and letters of regions: on cards, on the closing sheet, and with the all-provinces tile.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { setLanguage } from "../../src/postroad/web/js/app/texts.js";
import { CITIES, PROVINCES, REGIONS } from "../../src/postroad/web/js/board/data.js";
import { Emblem } from "../../src/postroad/web/js/board/emblem.js";
import { CityCard } from "../../src/postroad/web/js/pieces/card.js";
import { KINDS } from "../../src/postroad/web/js/table/about/kinds.js";
import { openClosing } from "../../src/postroad/web/js/table/session/plan.js";
import { ClosingModes } from "../../src/postroad/web/js/table/sheets/closing_modes.js";
import { html } from "../../src/postroad/web/js/ui/html.js";
import { blank, draw } from "./support/drawing.js";
import { seated, settled } from "./support/seated.js";

const page = blank();
const show = (what) => draw(what, [0, 0], page);
afterEach(() => show(null));

/** The provinces whose shields a drawing has. */
const shields = (page) => page.all("emblem").map((one) => one.get("data-emblem"));
const drawn = async (what) => shields(await show(what));

test("each province has a shield that differs without colour", async () => {
  const charges = [];
  for (const province of Object.keys(PROVINCES)) {
    await show(html`<${Emblem} province=${province} />`);
    charges.push(page.all("arms-charge")[0].get("d"));
  }
  assert.ok(charges.every(Boolean));
  assert.equal(new Set(charges).size, Object.keys(PROVINCES).length);
});

for (const size of ["small", "medium", "large"])
  test(`the card of a city bears the shield of its province: ${size}`, async () => {
    for (const [city, { province }] of Object.entries(CITIES))
      assert.deepEqual(await drawn(html`<${CityCard} city=${city} size=${size} />`), [province]);
  });

/** A table where the first seat may close a route, with all previews fetched. */
async function closing() {
  const { transport, session } = await seated({ seed: 11 });
  transport.advance(({ game }) => game.seat !== 0 || game.legal().filter((one) => one.startsWith("close:")).length < 3);
  await settled();
  await openClosing();
  await settled();
  return session;
}

test("each closing mode shows the shields of the provinces that get offices", async () => {
  const session = await closing();
  await show(html`<${ClosingModes} plan=${session.plan.value} />`);
  const route = session.view.value.seats[0].route;
  const touched = new Set(route.map((city) => CITIES[city].province));
  const ways = page.all("way");
  const [each] = ways.filter((one) => one.all("way-shields").length);
  assert.deepEqual(new Set(shields(each)), touched);
  const single = ways.filter((one) => one !== each).map(shields);
  assert.deepEqual(
    single.map(({ length }) => length),
    single.map(() => 1),
  );
  assert.deepEqual(new Set(single.flat()), touched);
});

test("the all-provinces tile shows all shields and names the missing ones", async () => {
  const session = await closing();
  await setLanguage("en");
  const { offices } = session.view.value.seats[0];
  assert.deepEqual(await drawn(KINDS.stack("all-provinces").body), Object.keys(PROVINCES));
  const open = Object.keys(PROVINCES).filter((province) => !PROVINCES[province].cities.some((city) => offices.includes(city)));
  assert.deepEqual(page.all("missing").flatMap(shields), open);
  session.view.value = { ...session.view.value, options: { ...session.view.value.options, provinces_for_all: 8 } };
  const eight = await drawn(KINDS.stack("all-provinces").body);
  assert.deepEqual(
    eight,
    Object.keys(PROVINCES).filter((province) => province !== "bavaria"),
  );
});

test("the description of a city or a province begins with the shield", async () => {
  await closing();
  for (const { provinces, cities } of Object.values(REGIONS)) {
    for (const province of provinces) assert.deepEqual(await drawn(KINDS.province(province).body), [province]);
    for (const city of cities) assert.deepEqual(await drawn(KINDS.city(city).body), [CITIES[city].province]);
  }
});
