// The announcer: each turn of the others in one sentence, or every step, without a gap.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { changeSettings } from "../../src/postroad/web/js/app/settings.js";
import { nameForms, t } from "../../src/postroad/web/js/app/texts.js";
import { Narrator } from "../../src/postroad/web/js/table/announcer/narrator.js";
import { summarizeTurn } from "../../src/postroad/web/js/table/text/turn_summary.js";
import { GAP, loadLanguage } from "./support/help_words.js";
import { LANGUAGES, NAMES, seated } from "./support/seated.js";

const FOUR = [null, "stand-in", "stand-in", "stand-in"];
const name = (city) => t(`city-${city}`);
const forms = (city) => nameForms("city", `city-${city}`);

afterEach(() => changeSettings({ speech: "brief" }));

/** The turns in some entries: the seat and the events of each. */
function turnsOf(entries) {
  const found = [];
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.ev === "turn") found.push({ seat: event.seat, events: [] });
    else found.at(-1)?.events.push(event);
  }
  return found;
}

/** Some rounds of three bots with a listener: the events and the announcements. */
async function listened({ modules = false, rounds = 5 } = {}) {
  const { session, until } = await seated({ levels: FOUR, modules });
  const begun = session.entries.value;
  await until(({ phase, round }) => phase === "take" && round > rounds);
  const entries = session.entries.value;
  const teller = new Narrator(begun);
  const said = entries.flatMap((_, number) => teller.narrate(entries.slice(0, number + 1)));
  return { entries, said };
}

for (const language of LANGUAGES) {
  test(`${language}: each turn of a bot is one sentence, and none is lost`, async () => {
    await loadLanguage(language);
    const { entries, said } = await listened();
    const turns = turnsOf(entries).filter(({ seat, events }) => seat !== 0 && events.length);
    const sentences = said.filter((words) => NAMES.slice(1).some((one) => words.startsWith(one)));
    assert.ok(turns.length >= 12);
    assert.equal(sentences.length, turns.length);
    for (const [at, { seat, events }] of turns.entries()) {
      assert.ok(sentences[at].startsWith(NAMES[seat]));
      assert.doesNotMatch(sentences[at], GAP);
      for (const { ev, city } of events)
        if (["reveal", "play", "office"].includes(ev))
          assert.ok(
            Object.values(forms(city)).some((form) => sentences[at].includes(form)),
            `${city}: ${sentences[at]}`,
          );
    }
  });

  test(`${language}: the full announcer reads every step and each new market card`, async () => {
    await loadLanguage(language);
    changeSettings({ speech: "full" });
    const { entries, said } = await listened();
    const plays = entries.flatMap(({ events }) => events).filter(({ ev }) => ev === "play");
    assert.ok(plays.length > 10);
    const words = plays.map(({ seat, city, end }) => t(`log-play-${end}`, { who: NAMES[seat], ...forms(city) }));
    assert.deepEqual(
      said.filter((one) => words.includes(one)),
      words,
    );
    const cities = entries.map(({ events }) => events.flatMap(({ ev, city }) => (ev === "reveal" ? [city] : [])));
    const market = said.filter((one) =>
      one.startsWith(
        t("spoken-market", { cities: "" })
          .replace(/[.。]$/, "")
          .trimEnd(),
      ),
    );
    const refills = cities.slice(1).filter((some) => some.length);
    assert.ok(refills.length > 10);
    assert.equal(market.length, refills.length);
    for (const [at, some] of refills.entries()) for (const city of some) assert.ok(market[at].includes(name(city)), market[at]);
  });

  test(`${language}: whole games with all modules are announced without a gap`, async () => {
    await loadLanguage(language);
    const { session, toTheEnd } = await seated({ levels: FOUR, modules: true, seed: 5 });
    await toTheEnd();
    const teller = new Narrator([]);
    for (const words of teller.narrate(session.entries.value)) assert.doesNotMatch(words, GAP);
    assert.deepEqual(teller.narrate(session.entries.value), []); // nothing is announced twice
  });
}

const entry = (seq, seat, events, more = {}) => ({ seq, at: 0, kind: "decision", seat, action: null, events, ...more });
const turn = (seat) => ({ ev: "turn", seat });
const take = (seat, city) => ({ ev: "take", seat, from: "market", city });

test("the player's own steps are announced immediately, others' turns at their end", async () => {
  await loadLanguage("en");
  await seated({ levels: FOUR });
  const teller = new Narrator([]);
  assert.deepEqual(teller.narrate([entry(1, 0, [turn(0)]), entry(2, 0, [take(0, "ulm")])]), ["Ada takes Ulm."]);
  assert.deepEqual(teller.narrate([entry(3, 0, [turn(1)]), entry(4, 1, [take(1, "linz")])]), []);
  assert.deepEqual(teller.narrate([entry(5, 1, [turn(2)])]), ["Balthasar takes Linz."]);
  assert.deepEqual(teller.narrate([entry(6, 2, [take(2, "passau"), { ev: "end", points: [1, 2, 3, 4], winner: 3 }])]), [
    "Celia takes Passau.",
    "Dorothea wins with 4 points.",
  ]);
});

test("an undo before the announcement is silent; after it the undo is announced", async () => {
  await loadLanguage("en");
  await seated({ levels: FOUR });
  const undo = (seq, seat, undoes) => entry(seq, seat, [], { kind: "undo", undoes });
  const teller = new Narrator([entry(1, null, [turn(1)])]);
  assert.deepEqual(teller.narrate([entry(2, 1, [take(1, "ulm")]), undo(3, 1, 2)]), []);
  assert.deepEqual(teller.narrate([entry(4, 1, [turn(0)]), entry(5, 0, [take(0, "ulm")])]), ["Ada takes Ulm."]);
  assert.deepEqual(teller.narrate([undo(6, 0, 5)]), ["Ada undoes the last step."]);
});

test("events before the table was opened are not announced", async () => {
  await loadLanguage("en");
  await seated({ levels: FOUR });
  const before = [entry(1, null, [turn(1)]), entry(2, 1, [take(1, "ulm")])];
  const teller = new Narrator(before);
  assert.deepEqual(teller.narrate(before), []);
});

test("a brief turn has separate sentences for effects on other seats", async () => {
  await loadLanguage("en");
  await seated({ levels: FOUR });
  const words = summarizeTurn(1, [
    { ev: "call", seat: 1, official: "postmaster" },
    { ev: "return", seat: 2, tokens: ["postmaster"] },
    { ev: "office", seat: 1, city: "ulm" },
    { ev: "office", seat: 1, city: "linz" },
    { ev: "tile", seat: 1, stack: "game-end", points: 1 },
    { ev: "reveal", city: "passau" },
  ]);
  const [first, ...rest] = words.split(/(?<=\.) /);
  assert.match(first, /^Balthasar .*postmaster.*Ulm and Linz.*Passau\.$/);
  assert.ok(rest.includes(t("log-last-round")) && rest.includes("Celia hands in a token: Postmaster."), words);
  assert.equal(summarizeTurn(1, []), "");
});
