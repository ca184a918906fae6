// The bots of the menu: each decides by the rules, and the network is fetched once.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { BotService, ModelNotLoaded } from "../../src/postroad/web/js/engine/bot_service.js";
import { Module } from "../../src/postroad/web/js/engine/module.js";
import { STAND_IN } from "../../src/postroad/web/js/local/seats.js";
import { botName, isCustom, LEVELS } from "../../src/postroad/web/js/ui/levels.js";
import { loadLanguage } from "./support/help_words.js";
import { LANGUAGES, seated } from "./support/seated.js";

const ENGINE = new URL("../../src/postroad/web/js/engine/", import.meta.url);
const module = await Module.of(readFileSync(new URL("postroad.wasm", ENGINE)));

test("every level plays three turns with all modules, with one fetch of the network", async () => {
  let fetched = 0;
  const mind = new BotService(module, async () => {
    fetched++;
    return new Uint8Array(readFileSync(new URL("master.net", ENGINE)));
  });
  for (const level of LEVELS) {
    const { transport } = await seated({ modules: true });
    let { table } = transport;
    for (let ends = 0; ends < 6; ends += table.game.action === "end" ? 1 : 0) {
      const { seat } = table.game;
      const action = await mind.decide(level, table.game.viewBytes(seat));
      assert.ok(table.game.legal().includes(action), `${level}: ${action}`);
      table = table.afterDecisions(seat, [action]);
    }
  }
  assert.equal(fetched, 1);
});

test("a stand-in bot has a name of its own, not that of a level", async () => {
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    const names = LEVELS.map(botName);
    assert.ok(!names.includes(botName(STAND_IN)), `${language}: ${botName(STAND_IN)}`);
  }
});

test("a failed fetch is reported, and the next caller retries it", async () => {
  let connected = false;
  const mind = new BotService(module, async () => {
    if (!connected) throw new TypeError("no connection");
    return new Uint8Array(readFileSync(new URL("master.net", ENGINE)));
  });
  for (const level of LEVELS) {
    assert.ok(mind.needsNetwork(level));
    await assert.rejects(mind.prepare(level), ModelNotLoaded);
  }
  connected = true;
  await mind.prepare("easy");
  assert.deepEqual(
    LEVELS.filter((level) => mind.needsNetwork(level)),
    [],
  );
});

test("every level has its own name in every language; a custom bot has its operator's name", async () => {
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    const names = LEVELS.map(botName);
    assert.equal(new Set(names).size, 5);
    assert.ok(names.every((name) => !name.startsWith("level-")));
  }
  assert.equal(botName("custom:Otto: the Great"), "Otto: the Great");
  assert.deepEqual([isCustom("custom:x"), isCustom("easy"), isCustom(null)], [true, false, false]);
});
