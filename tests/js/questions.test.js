// Questions on the command line, answered from the visible table, in every language.
import assert from "node:assert/strict";
import { test } from "node:test";
import { joinNames, nameForms, t } from "../../src/postroad/web/js/app/texts.js";
import { CITIES, OFFICIALS, PROVINCES, REGIONS } from "../../src/postroad/web/js/board/data.js";
import { neighbours } from "../../src/postroad/web/js/board/ways.js";
import { runCommand } from "../../src/postroad/web/js/table/text/command_parser.js";
import { parseQuestion } from "../../src/postroad/web/js/table/text/questions.js";
import { QUESTION_IDS, questionText } from "../../src/postroad/web/js/ui/commands.js";
import { GAP, loadLanguage, ofTheHelp } from "./support/help_words.js";
import { LANGUAGES, NAMES, seated } from "./support/seated.js";

const name = (city) => t(`city-${city}`);
const THREE = [null, "stand-in", "stand-in"];

for (const language of LANGUAGES) {
  const inWords = (name, run) =>
    test(`${language}: ${name}`, async () => {
      await loadLanguage(language, "help");
      await run();
    });

  inWords("every question of the help is answered in its own words", async () => {
    const { session } = await seated();
    const { questions } = ofTheHelp();
    assert.deepEqual(questions, QUESTION_IDS.map(questionText));
    const answers = await Promise.all(questions.map(runCommand));
    assert.equal(answers.length, 11);
    for (const answer of answers) assert.doesNotMatch(answer, GAP);
    assert.equal(answers.filter((answer) => answer === t("answer-no-module")).length, 2); // tokens and Rome, which this game lacks
    assert.equal(new Set(answers).size, 10);
    assert.equal(session.notice.value, null);
  });

  inWords("every word for a question asks it", async () => {
    await seated({ modules: true });
    for (const id of QUESTION_IDS) {
      const what = questionText(id).replace(t(`query-${id}`).split(/[,、]/)[0], "");
      const answers = [id, ...t(`query-${id}`).split(/,\s*|、/)].map((word) => parseQuestion(`${word} ${what}`)?.());
      assert.equal(new Set(answers).size, 1, `${id}: ${answers}`);
      assert.ok(answers[0] && !GAP.test(answers[0]), answers[0]);
    }
  });

  inWords("English words are understood", async () => {
    await seated();
    assert.ok((await runCommand("near ulm")).includes(name("stuttgart")));
    assert.ok((await runCommand("way ulm lodz")).includes(name("pilsen")));
    assert.ok((await runCommand("missing bavaria")).includes(name("passau")));
    assert.ok((await runCommand("missing")).includes(t("province-tyrol")));
    assert.ok((await runCommand("?")).includes(questionText("near")));
  });

  inWords("questions may be shortened, and ask for what is left out", async () => {
    await seated();
    const whole = await runCommand("way ulm salzburg");
    assert.equal(await runCommand("WA ulm salzb"), whole);
    assert.equal(await runCommand(`${name("ulm")} ${t("query-way").split(/[,、]/)[0]} ${name("salzburg")}`), whole);
    assert.notEqual(await runCommand("salz way ulm"), whole); // the same path in reverse
    for (const id of ["near", "way"]) assert.equal(await runCommand(id), t("answer-example", { example: questionText(id) }));
    assert.equal(await runCommand("near paris"), t("answer-example", { example: questionText("near") }));
    assert.equal(await runCommand("way ulm"), t("answer-example", { example: questionText("way") }));
  });

  inWords("a name tells all of a player", async () => {
    const { until } = await seated({ levels: THREE, modules: true });
    for (const one of NAMES.slice(0, 3)) assert.match(await runCommand(one), new RegExp(`^${one}.*[−-]20`)); // the score at the start
    await until(({ round }) => round > 12);
    for (const [seat, one] of NAMES.slice(0, 3).entries()) {
      const answer = await runCommand(one.toLowerCase());
      assert.ok(answer.startsWith(one), answer);
      assert.doesNotMatch(answer, GAP);
      assert.ok(seat === 0 || answer.length > 40);
    }
  });

  inWords("answers late in a game with all modules have no gap", async () => {
    const { until, session } = await seated({ levels: THREE, modules: true, seed: 3 });
    await until(({ round, phase }) => round > 15 && phase === "take");
    for (const words of [...QUESTION_IDS.map(questionText), ...Object.keys(PROVINCES).map((id) => `missing ${id}`)])
      assert.doesNotMatch((await runCommand(words)) ?? "undefined", GAP, words);
    const { view } = session;
    const tokens = await runCommand("tokens");
    for (const official of OFFICIALS) assert.ok(tokens.includes(t(`official-${official}`)));
    const rome = await runCommand("rome");
    for (const coach of Object.keys(view.value.coaches))
      assert.ok(
        Object.values(nameForms("coach", `region-${coach}`)).some((form) => rome.includes(form)),
        rome,
      );
  });
}

test("the hand, the market and the route are read out in order", async () => {
  await loadLanguage("en");
  const { mine, session, until } = await seated();
  assert.equal(await runCommand("hand"), t("answer-hand", { count: 0, cities: "" }));
  await until(({ phase, seats }) => phase === "play" && seats[0].route.length > 1);
  const { market } = session.view.value;
  assert.ok((await runCommand("hand")).includes(joinNames(mine().hand.map(name))));
  assert.ok((await runCommand("route")).includes(mine().route.map(name).join(" – ")));
  assert.ok((await runCommand("market")).includes(joinNames(market.filter(Boolean).map(name))));
});

test("the score names all points, with a real minus sign", async () => {
  await loadLanguage("en");
  const { session } = await seated({ levels: THREE });
  const answer = await runCommand("score");
  for (const one of NAMES.slice(0, 3)) assert.ok(answer.includes(`${one}: −20 points`), answer);
  assert.equal(session.view.value.seats[0].points, -20);
});

test("the neighbours of a city say where their cards lie", async () => {
  await loadLanguage("en");
  const { session, decide } = await seated();
  const [city] = session.view.value.market;
  await decide(`take:${city}`);
  const answer = await runCommand(`near ${neighbours(city)[0]}`);
  const both = session.view.value.market.includes(city);
  assert.ok(answer.includes(t(both ? "near-both" : "near-hand", { city: name(city) })), answer);
});

test("every city is found by its name, and has no path to itself", async () => {
  await loadLanguage("en");
  await seated();
  for (const city of Object.keys(CITIES)) {
    assert.ok((await runCommand(`near ${city}`)).includes(name(city)));
    assert.equal(await runCommand(`way ${city} ${city}`), t("answer-way-same"));
  }
});

test("a province goes before a region of the same name; a region can be asked about too", async () => {
  await loadLanguage("en");
  await seated();
  assert.ok((await runCommand("missing bavaria")).startsWith(t("province-bavaria")));
  const region = Object.keys(REGIONS).find((id) => !(id in PROVINCES));
  assert.ok((await runCommand(`missing ${region}`)).startsWith(t(`region-${region}`)));
});

test("the recap is read out, and is empty if the others did nothing", async () => {
  await loadLanguage("en");
  const { until } = await seated({ levels: THREE });
  assert.equal(await runCommand("last"), t("answer-last-nothing"));
  await until(({ round, phase }) => round === 2 && phase === "take");
  const answer = await runCommand("last");
  for (const one of NAMES.slice(1, 3)) assert.ok(answer.includes(`${one} `), answer);
  assert.ok(!answer.includes(NAMES[0]));
});

test("an ambiguous question is answered with the possible ones", async () => {
  await loadLanguage("en");
  const { session } = await seated();
  await runCommand("ro"); // begins route, roads and Rome
  const commands = ["route", "near", "rome"].map(questionText).join(" · ");
  assert.deepEqual(session.notice.value, { key: "command-which", values: { commands } });
  assert.equal(await runCommand("rou"), await runCommand("route"));
});

test("in memory mode hidden tiles are counted, not named", async () => {
  await loadLanguage("en");
  const { until, transport } = await seated({ by_heart: true });
  await until(({ seats }) => Object.keys(seats[1].tiles).length > 0);
  const { tiles } = transport.table.game.view(0).seats[1];
  const told = [await runCommand(NAMES[1]), await runCommand("score")];
  for (const stack of Object.keys(tiles)) for (const answer of told) assert.ok(!answer.includes(t(`stack-${stack}`)), answer);
  const covered = t("covered-tiles", { count: Object.values(tiles).flat().length });
  for (const answer of told) assert.ok(answer.includes(covered), answer);
});
