// The log: an entry for every event that needs one, in every language, without hidden information.
import assert from "node:assert/strict";
import { test } from "node:test";
import { t } from "../../src/postroad/web/js/app/texts.js";
import { EVENTS } from "../../src/postroad/web/js/engine/layout.js";
import { eventSentence, LAST_ROUND, logLines, seatOf, turnLines } from "../../src/postroad/web/js/table/parts/log_lines.js";
import { actorOf, eventText, tableEvents } from "../../src/postroad/web/js/table/parts/table_events.js";
import { shownNews } from "../../src/postroad/web/js/table/parts/unread_news.js";
import { GAP, loadLanguage } from "./support/help_words.js";
import { LANGUAGES, NAMES, seated } from "./support/seated.js";

const THREE = [null, "stand-in", "stand-in"];
// Events that are rare in games of bots.
const RARE = [
  { ev: "leave", rank: "abbot", seats: [1, 2] },
  { ev: "abandon", seat: 1, cities: ["ulm", "stuttgart"] },
  { ev: "decline", seat: 1 },
];
const QUIET = ["reveal", "token", "turn"];

/** The entries of a whole game in the first seat's view. */
async function played(seed = 3) {
  const game = await seated({ levels: THREE, modules: true, seed });
  await game.toTheEnd();
  return { ...game, entries: game.session.entries.value };
}

for (const language of LANGUAGES) {
  test(`${language}: whole games are described without a gap`, async () => {
    await loadLanguage(language, "game");
    const seen = new Set();
    for (const seed of [1, 2, 3]) {
      const { entries } = await played(seed);
      for (const { events } of [...entries, { events: RARE }]) {
        for (const { text } of logLines(events)) assert.doesNotMatch(text, GAP, JSON.stringify(events));
        for (const event of events) {
          seen.add(event.ev);
          const words = eventSentence(event, (seat) => NAMES[seat]);
          assert.ok(!GAP.test(words) && (words || QUIET.includes(event.ev)), JSON.stringify(event));
        }
      }
    }
    assert.deepEqual([...seen].toSorted(), [...new Set(EVENTS.map(({ ev }) => ev))].toSorted());
  });
}

test("an entry names the player and the cities", async () => {
  await loadLanguage("en");
  await seated({ levels: THREE });
  assert.deepEqual(logLines([{ ev: "play", seat: 1, city: "ulm", end: "left" }]), [
    { text: "Balthasar plays on the left: Ulm.", cities: ["ulm"], seat: 1, who: "Balthasar", kind: "play-left" },
  ]);
  const closed = logLines([{ ev: "close", seat: 2, cities: ["ulm", "stuttgart", "mannheim"], offices: "each" }]);
  assert.equal(closed[0].text, "Celia closes Ulm – Stuttgart – Mannheim: an office in each province.");
  assert.deepEqual(closed[0].cities, ["ulm", "stuttgart", "mannheim"]);
  const thrown = logLines([{ ev: "discard", seat: 0, from: "hand", cities: ["ulm", "linz"] }]);
  assert.equal(thrown[0].text, "Ada discards 2 cards: Ulm and Linz.");
  const stack = t("stack-length-5");
  assert.equal(logLines([{ ev: "tile", seat: 0, stack: "length-5", points: 2 }])[0].text, `Ada earns “${stack}”: +2.`);
  assert.equal(logLines([{ ev: "carriage", seat: 0, number: 3 }])[0].text, "Ada takes carriage 3, now worth 2.");
});

test("a hidden tile is not named", async () => {
  await loadLanguage("en");
  await seated();
  assert.equal(logLines([{ ev: "tile", seat: 1, stack: "", points: 0 }])[0].text, "Balthasar earns a tile.");
});

test("a drawn card is named only to the player who drew it", async () => {
  await loadLanguage("en");
  const { session, decide, transport } = await seated({ levels: [null, "stand-in"] });
  await decide("take:deck");
  const own = logLines(session.entries.value.at(-1).events)[0];
  assert.equal(own.kind, "take-deck-own");
  assert.ok(own.text.includes(t(`city-${own.cities[0]}`)));
  assert.deepEqual(logLines([{ ev: "take", seat: 1, from: "deck" }]), [
    { text: "Balthasar draws from the deck.", cities: [], seat: 1, who: "Balthasar", kind: "take-deck" },
  ]);
  const elsewhere = transport.table.stateMessage(null, 0, "ready").entries.at(-1).events;
  assert.equal(logLines(elsewhere)[0].text, "Ada draws from the deck.");
});

test("an event that the table shows has no entry", async () => {
  await loadLanguage("en");
  await seated();
  const seen = [
    { ev: "reveal", city: "ulm" },
    { ev: "token", seat: 0, official: "carrier" },
    { ev: "turn", seat: 0 },
    { ev: "discard", seat: 0, from: "route", cities: ["ulm"] },
  ];
  assert.deepEqual(logLines(seen), []);
});

test("the seating of a seat is one entry", async () => {
  await loadLanguage("en");
  const { entries } = await played();
  const told = entries.flatMap(({ events }) => logLines(events)).filter(({ kind }) => kind === "clergy");
  assert.deepEqual(told.map(({ seat }) => seat).toSorted(), [0, 1, 2]);
});

test("the clearing of the market names the player who called for it", async () => {
  await loadLanguage("en");
  await seated({ levels: THREE });
  const told = logLines([{ ev: "call", seat: 1, official: "administrator" }, { ev: "clear" }]);
  assert.deepEqual(
    told.map(({ text }) => text),
    ["Balthasar calls the administrator.", "Balthasar clears the market."],
  );
});

test("a hand-in gives its reason once, and its gain is a reward", async () => {
  await loadLanguage("en");
  await seated({ levels: THREE });
  const told = logLines([
    { ev: "call", seat: 1, official: "carrier" },
    { ev: "return", seat: 1, tokens: ["carrier", "postmaster"] },
    { ev: "take", seat: 1, from: "market", city: "ulm" },
    { ev: "return", seat: 2, tokens: ["carrier"] },
    { ev: "chip", seat: 2 },
    { ev: "return", seat: 0, tokens: [] },
    { ev: "take", seat: 0, from: "market", city: "linz" },
  ]);
  assert.deepEqual(
    told.map(({ kind }) => kind),
    ["call", "", "return", "reward-take-market", "return", "chip", "return-none", "take-market"],
  );
  assert.equal(told[1].text, "The Postal carrier’s tokens have run out: everyone hands in tokens.");
  assert.equal(told[3].text, "Balthasar takes Ulm as a reward.");
});

test("an office for four tokens is a reward, an office for one token is not", async () => {
  await loadLanguage("en");
  await seated();
  const kinds = (tokens) =>
    logLines([
      { ev: "return", seat: 0, tokens },
      { ev: "office", seat: 0, city: "ulm" },
    ]).at(-1).kind;
  assert.equal(kinds(["postmaster", "administrator", "carrier", "cartwright"]), "reward-office");
  assert.equal(kinds(["postmaster"]), "office");
});

test("taking the game-end tile begins the last round", async () => {
  await loadLanguage("en");
  await seated();
  const told = logLines([{ ev: "tile", seat: 1, stack: "game-end", points: 1 }]);
  assert.deepEqual(
    told.map(({ kind }) => kind),
    ["tile", LAST_ROUND],
  );
  assert.equal(told[1].seat, null);
});

test("an arrival names the rank of every seat", async () => {
  await loadLanguage("en");
  await seated({ levels: THREE });
  const told = logLines([{ ev: "arrive", coach: "bavaria", ranks: ["abbot", "bishop", "father"] }]);
  assert.equal(told.length, 4);
  for (const [seat, rank] of ["abbot", "bishop", "father"].entries())
    assert.equal(told[seat + 1].text, t("log-arrive-rank", { who: NAMES[seat], rank: t(`rank-${rank}`) }));
});

test("the end names the winner, and a stalled game as stalled", async () => {
  await loadLanguage("en");
  await seated();
  const end = { ev: "end", points: [12, 1], winner: 1 };
  assert.equal(logLines([end])[0].text, "Balthasar wins with 1 point.");
  assert.ok(logLines([{ ...end, stalled: true }])[0].text.startsWith("Sixty rounds without a new office or carriage."));
  assert.equal(seatOf(end), null);
});

test("a turn names every player in the same way", async () => {
  await loadLanguage("en");
  await seated({ levels: THREE });
  const events = [
    { ev: "call", seat: 1, official: "carrier" },
    { ev: "return", seat: 1, tokens: ["carrier"] },
    { ev: "return", seat: 0, tokens: ["carrier"] },
    { ev: "play", seat: 1, city: "ulm", end: "left" },
  ];
  assert.deepEqual(
    turnLines({ events }).map(({ name, short }) => [name, short]),
    [
      ["Balthasar", "calls the postal carrier"],
      [null, null], // the tokens have run out
      ["Balthasar", "hands in a token: Postal carrier"],
      ["Ada", "hands in a token: Postal carrier"],
      ["Balthasar", "plays on the left: Ulm"],
    ],
  );
});

// Events beside the game.

const entry = (seq, kind, seat, more = {}) => ({ seq, at: 0, kind, seat, action: null, events: [], ...more });

test("events beside the game have texts in every language", async () => {
  const beside = ["leave", "back", "remove", "time", "resign", "offer", "keep", "resume"];
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    const { session } = await seated({ levels: THREE });
    const told = beside.map((kind) => eventText(entry(2, kind, 1)));
    for (const words of told) assert.ok(words.includes(NAMES[1]) && !GAP.test(words), words);
    assert.equal(new Set(told).size, beside.length);
    assert.ok(eventText(entry(2, "fill", 1, { action: "custom:Otto" })).includes("Otto"));
    assert.ok(eventText(entry(2, "hand", 1, { player: { id: "x", name: "Eve" } })).includes("Eve"));
    session.entries.value = [entry(2, "ask-pause", 2)];
    assert.ok(eventText(entry(3, "pause", null)).includes(NAMES[2])); // the player who asked for the pause
    assert.equal(actorOf(entry(3, "pause", null)), 2);
  }
});

test("the outcome of a vote names the player who refused or withdrew it", async () => {
  await loadLanguage("en");
  const { session } = await seated({ levels: THREE });
  const became = (kind, seat) => {
    session.entries.value = [entry(2, kind, 1)];
    return eventText(entry(3, "refuse", seat));
  };
  assert.equal(became("ask-undo", 2), "Celia refuses: nothing is undone.");
  assert.equal(became("ask-undo", 1), "Balthasar no longer asks to undo a step.");
  assert.equal(became("ask-seat", 2), "Celia refuses: the seat isn’t given away.");
  assert.equal(became("ask-pause", 2), "Celia refuses: there is no pause.");
  assert.equal(became("ask-pause", 1), "Balthasar no longer asks for a pause.");
  assert.equal(eventText(entry(3, "undo", 1, { undoes: [1, 2] })), "Balthasar undoes the last step; nobody objected.");
  for (const [kind, more] of [
    ["undo", { undoes: 2 }],
    ["decision", {}],
    ["start", {}],
  ])
    assert.equal(eventText(entry(3, kind, 1, more)), null);
});

test("news report arrivals and forced hand-ins", async () => {
  await loadLanguage("en");
  await seated({ levels: THREE });
  const handed = { ev: "return", seat: 0, tokens: ["postmaster"] };
  const called = { ev: "call", seat: 1, official: "postmaster" };
  const arrival = { ev: "arrive", coach: "bavaria", ranks: ["abbot", "bishop", "father"] };
  const words = "Only one option, so this was handed in for you: Postmaster.";
  const news = (more, seat = 1) => tableEvents(entry(2, "decision", seat, more)).map((one) => [one.seat, one.text]);
  assert.deepEqual(news({ action: "call:postmaster", events: [called, handed] }), [[0, words]]);
  assert.deepEqual(
    news({ action: "call:postmaster", events: [arrival, called, handed] }).map(([seat]) => seat),
    [1, 0],
  );
  assert.ok(news({ action: "coach:bavaria:rome", events: [arrival] })[0][1].includes("arrives"));
  assert.deepEqual(news({ action: "call:postmaster", events: [{ ...called, seat: 0 }, handed] }, 0), [[0, words]]);
  assert.deepEqual(news({ action: "return:postmaster", events: [handed] }, 0), []); // a choice of the player
  assert.deepEqual(news({ events: [{ ...handed, tokens: [] }] }), []);
  assert.deepEqual(news({ events: [{ ...handed, seat: 2 }] }), []); // another seat's
});

test("a forced hand-in stays when other news follow it", async () => {
  await loadLanguage("en");
  const { session } = await seated({ levels: THREE });
  const events = [
    { ev: "call", seat: 1, official: "postmaster" },
    { ev: "return", seat: 0, tokens: ["postmaster"] },
  ];
  const arrival = { ev: "arrive", coach: "bavaria", ranks: ["abbot", "bishop", "father"] };
  const next = session.seq.value + 1;
  session.entries.value = [
    ...session.entries.value,
    entry(next, "decision", 1, { action: "call:postmaster", events }),
    entry(next + 1, "decision", 1, { action: "coach:bavaria:rome", events: [arrival] }),
    entry(next + 2, "decision", 2, { action: "coach:bavaria:rome", events: [arrival] }),
  ];
  assert.deepEqual(
    shownNews().map(({ seat, seq }) => [seat, seq]),
    [
      [0, next],
      [2, next + 2],
    ],
  );
  session.newsRead.value = next + 2;
  assert.deepEqual(shownNews(), []);
});
