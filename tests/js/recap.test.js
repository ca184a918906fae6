// The recap of the others' moves since the player's last turn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { t } from "../../src/postroad/web/js/app/texts.js";
import { lastDecisionsOf, sinceLastTurn, turns, undoneSteps } from "../../src/postroad/web/js/table/parts/history.js";
import { Recap } from "../../src/postroad/web/js/table/parts/recap.js";
import { inspect } from "../../src/postroad/web/js/table/session/current.js";
import { GAP, loadLanguage } from "./support/help_words.js";
import { LANGUAGES, NAMES, seated } from "./support/seated.js";

const THREE = [null, "stand-in", "stand-in"];

const entry = (seq, seat, events, more = {}) => ({ seq, at: 0, kind: "decision", seat, action: null, events, ...more });
const ended = (seq, seat, next) => entry(seq, seat, [{ ev: "turn", seat: next }], { action: "end" });
const office = (seat, city) => ({ ev: "office", seat, city });

/** A table with these events. */
async function after(...entries) {
  const it = await seated({ levels: THREE });
  it.session.entries.value = [entry(1, null, [{ ev: "turn", seat: 0 }], { kind: "start" }), ...entries];
  return it;
}

for (const language of LANGUAGES)
  test(`${language}: the recap covers a whole game without a gap`, async () => {
    await loadLanguage(language);
    const { transport, session } = await seated({ levels: THREE, modules: true, seed: 4 });
    const all = [];
    for (let round = 2; transport.table.game.seat !== null; round++) {
      transport.advance(({ game }) => game.seat !== 0 || game.view(0).round < round || game.view(0).phase !== "take");
      session.entries.value = transport.table.stateMessage(0, 0, "ready").entries;
      all.push(...(sinceLastTurn(0) ?? []));
    }
    assert.ok(all.length > 10);
    for (const [seat, text] of all) assert.ok(!GAP.test(text) && (seat === null || text.includes(NAMES[seat])), text);
  });

test("the recap is empty before the first turn", async () => {
  await loadLanguage("en");
  await after(entry(2, 1, [office(1, "ulm")]));
  assert.equal(sinceLastTurn(0), null);
  assert.equal(Recap(), null);
});

test("offices of a seat are one sentence; the last round comes before all", async () => {
  await loadLanguage("en");
  await after(
    ended(2, 0, 1),
    entry(3, 1, [office(1, "ulm"), { ev: "carriage", seat: 1, number: 3 }]),
    entry(4, 1, [office(1, "linz"), { ev: "tile", seat: 1, stack: "game-end", points: 1 }]),
    entry(5, 2, [office(2, "passau"), { ev: "take", seat: 2, from: "deck" }]),
  );
  assert.deepEqual(sinceLastTurn(0), [
    [null, t("log-last-round")],
    [1, "Balthasar: 2 offices: Ulm and Linz."],
    [2, "Celia: an office in Passau."],
    [1, t("log-carriage", { who: "Balthasar", number: 3, points: 2 })],
    [1, t("log-tile", { who: "Balthasar", stack: t("stack-game-end"), points: 1 })],
  ]);
});

test("the player's own actions are not in the recap, except forced hand-ins", async () => {
  await loadLanguage("en");
  await after(ended(2, 0, 1), entry(3, 1, [office(0, "ulm"), { ev: "return", seat: 0, tokens: ["carrier"] }]));
  assert.deepEqual(sinceLastTurn(0), [[0, "Ada hands in a token: Postal carrier."]]);
});

test("undone actions are not in the recap", async () => {
  await loadLanguage("en");
  await after(
    ended(2, 0, 1),
    entry(3, 1, [office(1, "ulm")]),
    entry(4, 1, [], { kind: "undo", undoes: 3 }),
    entry(5, 1, [office(1, "linz")]),
  );
  assert.deepEqual(sinceLastTurn(0), [[1, "Balthasar: an office in Linz."]]);
});

test("the recap names each player's actions until the player opens it or decides", async () => {
  await loadLanguage("en");
  const past = [
    ended(2, 0, 1),
    entry(3, 1, [office(1, "ulm")]),
    entry(4, 2, [office(2, "linz"), { ev: "carriage", seat: 2, number: 3 }]),
  ];
  const { session } = await after(...past);
  const { props } = Recap();
  assert.ok(props["aria-label"].startsWith(`${t("since-title")} Balthasar: an office in Ulm. Celia: an office in Linz.`));
  const [, roofs, count] = props.children;
  assert.deepEqual(
    roofs.map((one) => one.props.seat),
    [1, 2],
  );
  assert.equal(count.props.children, 3);
  props.onClick();
  assert.equal(session.inspected.value, "since");
  assert.equal(Recap(), null);
  inspect(null);
  assert.ok(Recap());
  session.entries.value = [...session.entries.value, entry(5, 0, [{ ev: "take", seat: 0, from: "deck", city: "ulm" }])];
  assert.equal(Recap(), null);
});

test("unimportant events give no recap", async () => {
  await loadLanguage("en");
  await after(ended(2, 0, 1), entry(3, 1, [{ ev: "take", seat: 1, from: "deck" }]));
  assert.deepEqual(sinceLastTurn(0), []);
  assert.equal(Recap(), null);
});

test("the log is grouped by turns, with events beside the game between them", async () => {
  await loadLanguage("en");
  await after(
    entry(2, 0, [{ ev: "take", seat: 0, from: "deck", city: "ulm" }]),
    ended(3, 0, 1),
    entry(4, 1, [], { kind: "leave" }),
    entry(5, 1, [office(1, "ulm")]),
    entry(6, 1, [{ ev: "end", points: [1, 2, 3], winner: 2 }]),
  );
  const told = turns.value.map(({ seat, events, eventText }) => [seat, eventText ?? events.map(({ ev }) => ev).join(" ")]);
  assert.deepEqual(told, [
    [null, ""],
    [0, "take"],
    [1, "office"],
    [1, "Balthasar is away for a while; a bot plays."],
    [null, "end"],
  ]);
});

test("an undo is described in the words of the log", async () => {
  await loadLanguage("en");
  await after(
    entry(2, 0, [{ ev: "play", seat: 0, city: "ulm", end: "start" }]),
    ended(3, 0, 1),
    entry(4, 1, [{ ev: "take", seat: 1, from: "deck" }]),
  );
  assert.deepEqual(lastDecisionsOf(0), [3, 4]);
  assert.deepEqual(undoneSteps(0, [3, 4]), { words: t("undo-end", { who: "Ada" }), more: true });
  assert.deepEqual(undoneSteps(0, [2]), { words: "Ada starts a route: Ulm.", more: false });
  assert.deepEqual(lastDecisionsOf(2), []);
});
