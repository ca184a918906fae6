// A part that throws is replaced by words, and the parts beside it stay.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setLanguage, t } from "../../src/postroad/web/js/app/texts.js";
import { Boundary } from "../../src/postroad/web/js/ui/boundary.js";
import { html } from "../../src/postroad/web/js/ui/html.js";
import { draw } from "./support/drawing.js";

function Part() {
  throw new Error("a broken part");
}

test("a part that throws leaves its neighbours alone and is told", async () => {
  await setLanguage("en");
  const told = [];
  globalThis.reportError = (error) => told.push(error.message);
  const page = await draw(html`<main><${Boundary} save=${() => {}}><${Part} /><//><p>beside</p></main>`, [100, 100]);
  assert.equal(page.textContent, "beside");
  assert.deepEqual(told, ["a broken part"]);
  for (let turn = 0; turn < 5000 && page.textContent === "beside"; turn++) await new Promise((go) => setImmediate(go));
  for (const key of ["part-failed", "try-again", "newer-reload", "menu-record"]) {
    assert.notEqual(t(key), key);
    assert.ok(page.textContent.includes(t(key)), page.textContent);
  }
  assert.ok(page.textContent.endsWith("beside"));
});
