// Every module of the client loads without a page, so that its logic can be tested here.
import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { test } from "node:test";

const JS = new URL("../../src/postroad/web/js/", import.meta.url);
const BEGINS = new Set(["app/start.js", "app/player_feed_worker.js"]); // modules with effects on import

test("every module loads without a page", async () => {
  const files = globSync("**/*.js", { cwd: JS }).map((file) => file.replaceAll("\\", "/"));
  assert.ok(files.length > 100);
  for (const file of files.filter((file) => !BEGINS.has(file) && !file.endsWith("_worker.js"))) {
    await import(new URL(file, JS).href).catch((error) => assert.fail(`${file}: ${error.message}`));
  }
});
