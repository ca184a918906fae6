// Texts come in the reader's language; missing ones are noticed.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  browserLanguage,
  completeText,
  hasText,
  joinNames,
  LANGUAGES,
  language,
  loadTexts,
  nameForms,
  setLanguage,
  t,
} from "../../src/postroad/web/js/app/texts.js";

const CITY = { en: "Munich", de: "München", ru: "Мюнхен", pl: "Monachium", ja: "ミュンヘン" };
const TWO = { en: "A and B", de: "A und B", ru: "A и B", pl: "A i B", ja: "A、B" };

test("a message that does not exist shows its key", () => {
  assert.equal(t("city-ulm"), "city-ulm"); // before any text is loaded
});

test("every language has its own words and its own list format", async () => {
  for (const tag of Object.keys(LANGUAGES)) {
    await setLanguage(tag);
    assert.deepEqual([language.value, document.documentElement.lang], [tag, tag]);
    assert.notEqual(t("city-munchen"), "city-munchen");
    assert.ok([CITY[tag], "München"].includes(t("city-munchen")), t("city-munchen"));
    assert.equal(joinNames(["A", "B"]), TWO[tag]);
    assert.equal(joinNames(["A"]), "A");
    assert.equal(t("no-such-message"), "no-such-message");
    assert.deepEqual([hasText("city-ulm"), hasText("no-such-message")], [true, false]);
  }
});

test("numbers take the form of the word that belongs to them", async () => {
  const points = (number) => t("log-end", { who: "Ada", points: number });
  await setLanguage("en");
  assert.deepEqual([points(1), points(2)], ["Ada wins with 1 point.", "Ada wins with 2 points."]);
  for (const tag of ["ru", "pl"]) {
    await setLanguage(tag);
    const forms = [1, 2, 5].map((number) => points(number).replace(/\d/, ""));
    assert.equal(new Set(forms).size, 3, forms.join(" "));
    assert.equal(points(22).replace("22", ""), points(2).replace("2", ""));
  }
});

test("one point is a point, not points", async () => {
  await loadTexts("hints", "about");
  const rides = { coach: "Tyrol", rank: "pater", ...nameForms("coach", "region-bavaria"), ...nameForms("rank", "rank-pater") };
  for (const [tag, one, two] of [
    ["en", /\b1 point\b/, /\b2 points\b/],
    ["de", /\b1 Punkt\b/, /\b2 Punkte\b/],
  ]) {
    await setLanguage(tag);
    for (const [key, values] of [
      ["why-rides", rides],
      ["about-points", { who: "Ada" }],
    ]) {
      assert.match(t(key, { ...values, points: 1 }), one);
      assert.match(t(key, { ...values, points: 2 }), two);
    }
    assert.match(t("about-points", { who: "Ada", points: -20 }), /\u221220 /);
  }
});

test("a decision before the first turn is not one of round 0", async () => {
  await loadTexts("analysis");
  for (const tag of Object.keys(LANGUAGES)) {
    await setLanguage(tag);
    for (const key of ["analysis-round", "analysis-turn", "analysis-decision"]) {
      const said = (round) =>
        t(key, { round, turn: "Ada", who: "Ada", before: 30, after: 20, action: "a", gain: "b", best: "c" });
      assert.doesNotMatch(said(0).split("Ada")[0], /0/);
      assert.match(said(3).split("Ada")[0], /3/);
    }
  }
});

test("hiding a hint is not worded as closing a route", async () => {
  for (const tag of Object.keys(LANGUAGES)) {
    await setLanguage(tag);
    const verb = t("hint-shut").split(" ")[0].toLowerCase();
    assert.ok(t("hint-shut").includes(" ") || !t("close-route").toLowerCase().includes(verb), `${tag}: ${t("hint-shut")}`);
  }
});

test("ending a game that all others have left is called resigning", async () => {
  await loadTexts("together");
  const RESIGN = { en: "resign", de: "gibst auch du auf", ru: "сдадитесь", pl: "poddasz", ja: "投了" };
  for (const [tag, words] of Object.entries(RESIGN)) {
    await setLanguage(tag);
    assert.ok(t("alone", { who: "Ada" }).includes(words), t("alone", { who: "Ada" }));
  }
});

test("an operator is told before a ban that bots take the seats", async () => {
  await loadTexts("operator");
  for (const tag of Object.keys(LANGUAGES)) {
    await setLanguage(tag);
    assert.match(t("host-ban-sure", { name: "Ada" }), /bot|бот|ボット/i);
  }
});

test("a negative number has a minus sign, and a hyphen in a name stays", async () => {
  await loadTexts("voice");
  await setLanguage("en");
  assert.equal(t("answer-points", { who: "Anne-Marie 2-3", points: -20 }), "Anne-Marie 2-3: −20 points");
  assert.equal(t("answer-points", { who: "Anne-Marie", points: 20 }), "Anne-Marie: 20 points");
});

test("a text is complete only if all its references exist", async () => {
  await setLanguage("en");
  assert.equal(completeText("log-take-market", { who: "Ada", city: "Ulm" }), "Ada takes Ulm.");
  assert.equal(completeText("log-take-market", { who: "Ada" }), null);
  assert.equal(completeText("no-such-message", {}), null);
});

test("names are not wrapped in invisible characters", async () => {
  await setLanguage("en");
  assert.doesNotMatch(t("log-take-market", { who: "Ada", city: "Ulm" }), /[\u2066-\u2069]/);
});

test("the last chosen language wins, whichever loads first", async () => {
  await Promise.all([setLanguage("pl"), setLanguage("ru"), setLanguage("de")]);
  assert.equal(language.value, "de");
});

test("texts of a page are loaded in every language chosen later", async () => {
  assert.equal(hasText("help-title"), hasText("help-title"));
  await loadTexts("help");
  assert.ok(hasText("rule-d2"));
  await setLanguage("ja");
  assert.ok(hasText("rule-d2"));
  await loadTexts("help"); // loaded already
  assert.equal(language.value, "ja");
});

test("the first supported language of the browser is chosen", () => {
  const before = navigator.languages;
  const wanted = (...languages) => {
    navigator.languages = languages;
    return browserLanguage();
  };
  assert.equal(wanted("de-AT", "en"), "de");
  assert.equal(wanted("fr-FR", "PL", "en"), "pl");
  assert.equal(wanted("fr", "es"), "en");
  assert.equal(wanted(), "en");
  navigator.languages = before;
});

test("names decline where their language does", async () => {
  await loadTexts("hints");
  const said = async (tag) => {
    await setLanguage(tag);
    const coach = { ...nameForms("coach", "region-bavaria"), ...nameForms("stop", "stop-orvieto") };
    return [t("call-short", nameForms("official", "official-administrator")), t("coach-label", coach), t("deed-coach", coach)];
  };
  assert.deepEqual(await said("ru"), [
    "Позвать администратора",
    "Карета Баварии стоит в Орвието",
    "отправить карету Баварии в Орвието",
  ]);
  const [call, stands, goes] = await said("pl");
  assert.match(call, /^Wezwij .*[aę]$/);
  assert.deepEqual([stands, goes], ["Kareta bawarska stoi w Orvieto", "posłać karetę bawarską do Orvieto"]);
  assert.deepEqual((await said("en"))[1], "Rome coach of Bavaria, in Orvieto");
});

test("names stand in the case that their sentence needs", async () => {
  await loadTexts("hints", "voice");
  const said = async (tag) => {
    await setLanguage(tag);
    const values = {
      who: "Ada",
      ...nameForms("city", "city-nurnberg"),
      ...nameForms("other", "city-stuttgart"),
      ...nameForms("left", "city-basel"),
      ...nameForms("province", "province-salzburg"),
      ...nameForms("region", "region-bavaria"),
      ...nameForms("rank", "rank-bishop"),
      ...nameForms("coach", "region-bavaria"),
      ...nameForms("stop", "stop-florence"),
      count: 3,
      points: 2,
    };
    const keys = ["act-take", "act-start", "act-left", "place-left", "log-play-start", "why-fits-end", "why-loses-route"];
    return [...keys, "why-would-complete", "why-new-province", "reason-province-not-touched", "deed-clergy", "answer-rider"].map(
      (key) => t(key, values),
    );
  };
  assert.deepEqual(await said("ru"), [
    "Взять Нюрнберг",
    "Начать с Нюрнберга",
    "Добавить Нюрнберг слева от Базеля",
    "Слева от Базеля",
    "Ada начинает линию с Нюрнберга.",
    "Нюрнберг можно добавить к Штутгарту: это край линии.",
    "Пропадёт линия от Нюрнберга до Штутгарта: 3 города.",
    "Отделение в Нюрнберге было бы последним недостающим в Баварии: +2.",
    "Отделение в Нюрнберге — первое своё в земле Зальцбург.",
    "У вашей линии нет городов в земле Зальцбург.",
    "посадить епископа в следующую карету",
    "карета Баварии во Флоренции (везёт вашего епископа)",
  ]);
  assert.deepEqual(await said("pl"), [
    "Weź Norymbergę",
    "Zacznij od Norymbergi",
    "Dołóż Norymbergę na lewo od Bazylei",
    "Na lewo od Bazylei",
    "Ada zaczyna trasę od Norymbergi.",
    "Norymbergę można dołożyć do Stuttgartu: to kraniec trasy.",
    "Przepadnie trasa od Norymbergi do Stuttgartu: 3 miasta.",
    "Urząd w Norymberdze byłby ostatnim brakującym w Bawarii: +2.",
    "Urząd w Norymberdze to pierwszy własny w prowincji Salzburg.",
    "Twoja trasa nie ma miast w prowincji Salzburg.",
    "posadzić biskupa w następnej karecie",
    "kareta bawarska we Florencji (wiezie twojego biskupa)",
  ]);
});
