// The seats of a new table: what the form proposes, stores, rejects and requests.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { changeSettings } from "../../src/postroad/web/js/app/settings.js";
import { loadTexts, setLanguage, t } from "../../src/postroad/web/js/app/texts.js";
import { LEVELS } from "../../src/postroad/web/js/ui/levels.js";
import {
  freeName,
  hasOpenSeat,
  LONGEST_NAME,
  loadChoices,
  nameError,
  needsServer,
  newTableRequest,
  preset,
  storeChoices,
  withPeople,
} from "../../src/postroad/web/js/ui/seat_choices.js";
import { LANGUAGES } from "./support/seated.js";

beforeEach(async () => {
  localStorage.clear();
  changeSettings({ name: "Ada" });
  await loadTexts("pages");
  await setLanguage("en");
});

const KINDS = [null, "friends", "people", "post", "watch"];
const levels = (kind) => preset(kind).seats.map(({ level }) => level);

test("the proposed seats fit each kind of table", () => {
  assert.deepEqual(levels(null), [null, "easy", "easy", "easy"]);
  assert.deepEqual(levels("watch"), ["medium", "easy", "hard", "master"]);
  for (const kind of ["friends", "people", "post"]) assert.deepEqual(levels(kind), [null, null, null, null]);
  assert.deepEqual(
    KINDS.map((kind) => preset(kind).players),
    [3, 2, 3, 2, 3],
  );
  assert.deepEqual(
    KINDS.map((kind) => hasOpenSeat(preset(kind))),
    [false, true, false, false, false],
  );
  assert.deepEqual(
    KINDS.map((kind) => withPeople(preset(kind))),
    [false, true, true, true, false],
  );
  assert.deepEqual(
    KINDS.map((kind) => needsServer(preset(kind))),
    [false, true, false, false, false],
  );
  assert.ok(levels("watch").every((level) => LEVELS.includes(level)));
});

test("bots have distinct names of the language, different from the person's", async () => {
  for (const language of LANGUAGES) {
    await setLanguage(language);
    const names = preset("watch").seats.map(({ name }) => name);
    assert.equal(new Set(names).size, 4);
    assert.ok(names.every((name) => name && !name.includes("new-bot-names")));
    changeSettings({ name: names[1].toUpperCase() });
    const seats = preset(null).seats;
    assert.equal(seats[0].name, names[1].toUpperCase());
    assert.ok(
      seats.every((seat, n) => nameError(seat, n, seats) === null),
      seats.map(({ name }) => name).join(),
    );
    changeSettings({ name: "Ada" });
  }
});

test("a bot gets a name that is free at the table", () => {
  const [first, second] = t("new-bot-names").split(/,\s*/);
  assert.equal(freeName([]), first);
  assert.equal(freeName([{ name: ` ${first.toUpperCase()} ` }, { name: null }]), second);
  assert.equal(
    freeName(
      t("new-bot-names")
        .split(/,\s*/)
        .map((name) => ({ name })),
    ),
    first,
  );
});

test("an invalid name has an error text in every language", async () => {
  for (const language of LANGUAGES) {
    await setLanguage(language);
    const seats = [
      { name: "Ada", level: null },
      { name: "", level: null },
    ];
    const wrong = (name, more = {}) => nameError({ name, level: null, ...more }, 1, seats);
    for (const empty of ["", "  ", "\u200b", "\u2800", "\u00ad\u0301"]) assert.equal(wrong(empty), t("new-name-missing"));
    for (const same of ["Ada", "ada", " ADA ", "A\u200bda", "Ａｄａ"]) assert.equal(wrong(same), t("new-name-same"), same);
    const long = "x".repeat(LONGEST_NAME + 1);
    assert.equal(wrong(long), t("new-name-long", { count: LONGEST_NAME + 1 }));
    assert.equal(new Set([wrong(""), wrong("Ada"), wrong(long)]).size, 3);
    for (const right of ["Eve", "x".repeat(LONGEST_NAME), ` ${"x".repeat(LONGEST_NAME)} `, "🦊".repeat(LONGEST_NAME), "日本"])
      assert.equal(wrong(right), null, right);
    assert.equal(wrong("", { open: true }), null);
    assert.equal(nameError({ name: "Ada", level: null }, 1, [{ name: "Ada", level: null, open: true }]), null);
  }
});

test("choices are restored for each kind of table", () => {
  const choices = { ...preset(null), players: 4, honours: true };
  storeChoices(null, choices);
  assert.deepEqual(loadChoices(null), choices);
  assert.deepEqual(loadChoices("watch"), preset("watch"));
});

test("the choice of provinces is stored under the key of earlier versions", () => {
  storeChoices(null, { ...preset(null), provinces_for_all: 8 });
  const stored = JSON.parse(localStorage.getItem("postroad.new.table"));
  assert.deepEqual([stored.provinces, "provinces_for_all" in stored], [8, false]);
  assert.equal(newTableRequest(loadChoices(null)).options.provinces_for_all, 8);
});

test("stored levels of older versions become their successors", () => {
  const seats = [null, "apprentice", "postilion", "postmaster-general"].map((level, n) => ({ level, name: `Name ${n}` }));
  localStorage.setItem("postroad.new.table", JSON.stringify({ players: 4, seats }));
  const kept = loadChoices(null);
  assert.deepEqual(
    kept.seats.map(({ level }) => level),
    [null, "easy", "medium", "hard"],
  );
  assert.deepEqual(
    kept.seats.map(({ name }) => name),
    ["Name 0", "Name 1", "Name 2", "Name 3"],
  );
  assert.deepEqual([kept.players, kept.shuffle, kept.provinces_for_all], [4, true, 9]); // missing fields get the proposal
});

test("unreadable or incompatible choices are replaced by the proposal", () => {
  for (const kept of ["{", "null", "[]", '{"seats":[]}', '{"players":2}']) {
    localStorage.setItem("postroad.new.table", kept);
    assert.deepEqual(loadChoices(null), preset(null), kept);
  }
});

test("a browser without storage works", (context) => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  context.mock.method(localStorage, "setItem", full);
  context.mock.method(localStorage, "getItem", full);
  storeChoices(null, preset(null));
  assert.deepEqual(loadChoices(null), preset(null));
});

test("the request has the seats in play and only the agreed fields", () => {
  const choices = preset(null);
  choices.seats[0].name = "  Ada ";
  const asked = newTableRequest(choices);
  assert.deepEqual(asked.options, { players: 3, honours: false, audience: false, provinces_for_all: 9 });
  assert.deepEqual(
    asked.seats.map(({ level }) => level),
    [null, "easy", "easy"],
  );
  assert.equal(asked.seats[0].name, "Ada");
  assert.deepEqual(Object.keys(asked).toSorted(), ["options", "seats", "shuffle"]);
});

test("hints are requested for several people, but not in memory mode", () => {
  const people = { ...preset("people"), hints: true };
  assert.equal(newTableRequest(people).hints, true);
  assert.deepEqual(
    [newTableRequest({ ...people, memory: true }).hints, newTableRequest({ ...people, memory: true }).memory],
    [false, true],
  );
  assert.equal("hints" in newTableRequest({ ...preset(null), hints: true }), false);
});

test("open seats have no name, and come with a clock and a place in the lobby", () => {
  const choices = { ...preset("friends"), listed: true, clock: { kind: "turn", seconds: 120 } };
  const asked = newTableRequest(choices);
  assert.deepEqual(asked.seats, [{ name: "Ada", level: null }, { open: true }]);
  assert.deepEqual([asked.listed, asked.clock], [true, { kind: "turn", seconds: 120 }]);
});

test("a custom bot needs the server", () => {
  const choices = preset(null);
  choices.seats[3] = { name: "Otto", level: "custom:otto" };
  assert.equal(needsServer(choices), false); // the fourth seat is not in play
  assert.equal(needsServer({ ...choices, players: 4 }), true);
});
