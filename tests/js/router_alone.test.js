// The router of a page without a server: every address stands in the fragment.
import assert from "node:assert/strict";
import { test } from "node:test";
import { router, stepped, Tab } from "./support/history.js";

const { querySelector } = document;
document.querySelector = (what) => (what === "meta[name=postroad-server]" ? { content: "" } : querySelector(what));

test("the path of the file is no address of a screen", async () => {
  new Tab("/anywhere/table/postroad.html");
  const { screen } = await router();
  assert.deepEqual(screen.value, { name: "landing", id: "" });
});

test("every address stands in the fragment, and Back follows it", async () => {
  const tab = new Tab("/anywhere/postroad.html");
  const { screen, go, href } = await router();
  assert.equal(href("/new"), "#/new");
  go("/table/here-abc");
  assert.equal(tab.address, "/anywhere/postroad.html#/table/here-abc");
  go("/new?kind=watch");
  tab.back();
  await stepped();
  assert.deepEqual(screen.value, { name: "table", id: "here-abc" });
});

test("pages that need a server have no screen", async () => {
  for (const way of ["/seat/abc", "/move", "/enter", "/operator"]) {
    new Tab(`/postroad.html#${way}`);
    const { screen, atServerAccess } = await router();
    assert.equal(screen.value.name, "landing", way);
    assert.equal(atServerAccess(), false);
  }
});
