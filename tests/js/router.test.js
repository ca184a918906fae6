// The router: the address names the screen, Back closes overlays, and a closed overlay leaves no entry.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { router, stepped, Tab } from "./support/history.js";

/** A tab that went from the landing page to a table. */
async function atTable() {
  const tab = new Tab("/");
  const page = await router();
  page.go("/table/abc");
  return { tab, page };
}

/** An overlay on the screen. */
function laid(page) {
  const layer = { open: true, lift: () => {} };
  const lift = page.pushLayer(() => (layer.open = false));
  layer.lift = () => {
    layer.open = false;
    lift();
  };
  return layer;
}

const SCREENS = {
  "/": ["landing", ""],
  "/nowhere": ["landing", ""],
  "/new": ["new", ""],
  "/new?kind=watch": ["new", ""],
  "/#/new?kind=watch": ["new", ""],
  "/stats": ["stats", ""],
  "/operator": ["operator", ""],
  "/move": ["move", ""],
  "/enter": ["enter", ""],
  "/table/abc": ["table", "abc"],
  "/#/table/here-abc": ["table", "here-abc"],
  "/table/": ["landing", ""],
  "/seat/abc#CODE": ["seat", "abc"],
  "/help": ["help", ""],
  "/#/help/d2": ["help", "d2"],
  "/#/game/DATA.x/y": ["game", "DATA.x/y"],
  "/#/beat/DATA": ["beat", "DATA"],
  "/#/post/DATA": ["post", "DATA"],
  "/#/lesson/base/3": ["lesson", "base/3"],
  "/#/puzzle/12-85?from=x": ["puzzle", "12-85"],
  "/daily": ["daily", ""],
  "/helpless": ["landing", ""],
};

test("each address leads to its screen", async () => {
  for (const [address, [name, id]] of Object.entries(SCREENS)) {
    new Tab(address);
    assert.deepEqual((await router()).screen.value, { name, id }, address);
  }
});

test("a parameter of the address is read, from the fragment too", async () => {
  for (const address of ["/new?kind=watch", "/#/new?kind=watch"]) {
    new Tab(address);
    const { queryValue } = await router();
    assert.equal(queryValue("kind"), "watch");
    assert.equal(queryValue("other"), null);
  }
});

test("on the sign-in page the fragment is a code, not a path", async () => {
  new Tab("/enter#/table/abc");
  const { screen, atServerAccess } = await router();
  assert.ok(atServerAccess());
  assert.equal(screen.value.name, "enter");
});

test("data of an address stands in its fragment", async () => {
  new Tab("/");
  const { href } = await router();
  assert.deepEqual(["/new", "/table/a", "/game/X", "/help", "/help/d2", "/helpless"].map(href), [
    "/new",
    "/table/a",
    "/#/game/X",
    "/#/help",
    "/#/help/d2",
    "/helpless",
  ]);
});

test("only addresses of this computer are loopback", async () => {
  for (const [host, own] of [
    ["localhost", true],
    ["127.0.0.1", true],
    ["[::1]", true],
    ["192.168.1.4", false],
    ["localhost.org", false],
  ]) {
    new Tab(`http://${host}/`);
    assert.equal((await router()).isLoopback(), own, host);
  }
});

test("a screen change can be undone with Back", async () => {
  const { tab, page } = await atTable();
  assert.deepEqual(tab.kept, { addresses: ["/", "/table/abc"], at: 1 });
  tab.back();
  await stepped();
  assert.equal(page.screen.value.name, "landing");
  tab.forward();
  await stepped();
  assert.deepEqual(page.screen.value, { name: "table", id: "abc" });
});

test("the same screen adds no history entry, nor does a replacement", async () => {
  const { tab, page } = await atTable();
  page.go("/table/abc");
  assert.equal(tab.length, 2);
  page.go("/new");
  page.go("/table/fresh", { replace: true });
  assert.deepEqual(tab.kept.addresses, ["/", "/table/abc", "/table/fresh"]); // Back leads past the form
});

test("an edited address opens its screen", async () => {
  const tab = new Tab("/#/new");
  const { screen } = await router();
  tab.write("#/");
  assert.equal(screen.value.name, "landing");
  tab.write("#/new");
  assert.equal(screen.value.name, "new");
  tab.back();
  await stepped();
  assert.equal(screen.value.name, "landing");
});

test("a link is followed in the page, unless another tab is wanted", async () => {
  const { tab, page } = await atTable();
  const link = { hash: "", pathname: "/new", search: "?kind=post" };
  const press = (more) => {
    let prevented = false;
    page.followLink({ button: 0, currentTarget: link, preventDefault: () => (prevented = true), ...more });
    return prevented;
  };
  for (const more of [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }]) assert.equal(press(more), false);
  assert.equal(tab.address, "/table/abc");
  assert.ok(press({}));
  assert.equal(tab.address, "/new?kind=post");
  assert.ok(press({ currentTarget: { hash: "#/help/d2", pathname: "/", search: "" } }));
  assert.deepEqual(page.screen.value, { name: "help", id: "d2" });
});

// Overlays.

test("Back closes an overlay and stays on the screen", async () => {
  const { tab, page } = await atTable();
  for (let time = 0; time < 3; time++) {
    const layer = laid(page);
    assert.ok(tab.state.over);
    tab.back();
    await stepped();
    assert.equal(layer.open, false);
    layer.lift(); // as its component unmounts
    await stepped();
    assert.deepEqual([tab.address, tab.state?.over], ["/table/abc", undefined]);
    assert.equal(page.screen.value.name, "table");
  }
  tab.back();
  await stepped();
  assert.equal(page.screen.value.name, "landing");
});

test("an overlay closed otherwise leaves no history entry, and Forward does nothing", async () => {
  const { tab, page } = await atTable();
  for (let time = 0; time < 2; time++) {
    laid(page).lift();
    await stepped();
    assert.equal(Boolean(tab.state?.over), false);
  }
  assert.equal(tab.address, "/table/abc");
  tab.back();
  await stepped();
  assert.equal(page.screen.value.name, "landing");
  tab.forward();
  await stepped();
  assert.equal(page.screen.value.name, "table");
  tab.forward(); // to the layer's former entry
  await stepped();
  assert.deepEqual([tab.kept.at, Boolean(tab.state?.over), page.screen.value.name], [1, false, "table"]);
});

test("several overlays share one history entry, and Back closes them one by one", async () => {
  const { tab, page } = await atTable();
  const [below, above] = [laid(page), laid(page)];
  assert.equal(tab.length, 3);
  tab.back();
  await stepped();
  assert.deepEqual([below.open, above.open, tab.state.over], [true, false, true]);
  tab.back();
  await stepped();
  assert.deepEqual([below.open, tab.address, Boolean(tab.state?.over)], [false, "/table/abc", false]);
});

test("a layer that gives way to another leaves one entry", async () => {
  const { tab, page } = await atTable();
  const first = laid(page);
  const second = laid(page);
  first.lift();
  await stepped();
  assert.deepEqual([second.open, tab.state.over, tab.length], [true, true, 3]);
});

test("a screen opened from a layer takes its entry", async () => {
  const { tab, page } = await atTable();
  const layer = laid(page);
  page.go("/");
  assert.equal(layer.open, false);
  assert.deepEqual(tab.kept, { addresses: ["/", "/table/abc", "/"], at: 2 });
  layer.lift();
  await stepped();
  assert.equal(tab.kept.at, 2);
  tab.back();
  await stepped();
  assert.deepEqual(page.screen.value, { name: "table", id: "abc" });
});

test("a navigation during a step back arrives", async () => {
  const { tab, page } = await atTable();
  laid(page).lift();
  page.go("/new");
  assert.equal(page.screen.value.name, "table");
  await stepped();
  assert.deepEqual([page.screen.value.name, tab.kept.addresses], ["new", ["/", "/table/abc", "/new"]]);
});

test("a reload forgets the layer and its entry", async () => {
  const { tab, page } = await atTable();
  laid(page);
  const again = await router();
  await stepped();
  assert.deepEqual([tab.kept.at, Boolean(tab.state?.over), again.screen.value.id], [1, false, "abc"]);
  tab.back();
  await stepped();
  assert.equal(again.screen.value.name, "landing");
});

test("a reopened tab on the entry of a layer has nothing to step back to and stays", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const tab = new Tab("/table/abc", { over: true });
  const { screen } = await router();
  mock.timers.tick(0);
  assert.deepEqual([tab.state, screen.value.id], [null, "abc"]);
  mock.timers.reset();
});

test("a browser that is slow to step back does not block the next navigation", async () => {
  const { tab, page } = await atTable();
  mock.timers.enable({ apis: ["setTimeout"] });
  const layer = laid(page);
  tab.back = () => {}; // a browser that ignores the step back
  layer.lift();
  page.go("/new");
  mock.timers.tick(4999);
  assert.equal(page.screen.value.name, "table");
  mock.timers.tick(1);
  assert.deepEqual([page.screen.value.name, Boolean(tab.state?.over)], ["new", false]);
  mock.timers.reset();
});

test("a path replaced under a layer stays when the layer closes", async () => {
  const tab = new Tab("/#/help/goal");
  const page = await router();
  const layer = laid(page);
  assert.ok(page.replacePath("/help/d2"));
  assert.equal(page.screen.value.id, "d2");
  tab.back();
  await stepped();
  layer.lift();
  await stepped();
  assert.deepEqual([page.screen.value.id, tab.address], ["d2", "/#/help/d2"]);
});

test("a replaced path adds no entry, and is refused during a step back", async () => {
  const tab = new Tab("/#/help/goal");
  const page = await router();
  page.replacePath("/help/d2");
  page.replacePath("/help/d2");
  assert.deepEqual(tab.kept, { addresses: ["/#/help/d2"], at: 0 });
  laid(page).lift();
  assert.equal(page.replacePath("/help/e1"), false);
  await stepped();
  assert.ok(page.replacePath("/help/e1"));
});

test("a delayed navigation does not pull the reader back from another screen", async () => {
  const { page } = await atTable();
  const goIfStillHere = page.goIfStillHere();
  page.go("/new");
  goIfStillHere("/table/other");
  assert.equal(page.screen.value.name, "new");
  page.goIfStillHere()("/table/other");
  assert.equal(page.screen.value.id, "other");
});

test("Back restores the scroll position of a long screen, unless the reader scrolls meanwhile", async () => {
  const tab = new Tab("/#/help/goal");
  const page = await router();
  globalThis.scrollY = 2345.6;
  page.go("/new");
  assert.equal(scrollY, 0);
  document.documentElement.scrollHeight = 900;
  tab.back();
  await stepped();
  grown();
  assert.equal(scrollY, 0); // the page is still too short
  document.documentElement.scrollHeight = 9000;
  grown();
  assert.equal(scrollY, 2346);
  page.go("/new");
  tab.back();
  await stepped();
  dispatchEvent(new Event("wheel"));
  scrollTo(0, 10);
  grown();
  assert.equal(scrollY, 10);
});
