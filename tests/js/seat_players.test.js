// The log names the player of a seat at the time of each event.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sinceLastTurn, turns } from "../../src/postroad/web/js/table/parts/history.js";
import { logLines, turnLines } from "../../src/postroad/web/js/table/parts/log_lines.js";
import { eventText } from "../../src/postroad/web/js/table/parts/table_events.js";
import { summarizeTurn } from "../../src/postroad/web/js/table/text/turn_summary.js";
import { GAP, loadLanguage } from "./support/help_words.js";
import { LANGUAGES, seated } from "./support/seated.js";

const THREE = [null, "stand-in", "stand-in"];
const DORA = { id: "dora", name: "Dora", before: "Ben" };

const entry = (seq, kind, seat, more = {}) => ({ seq, at: 0, kind, seat, action: null, events: [], ...more });
const turn = (seat) => ({ ev: "turn", seat });
const take = (seat, city) => ({ ev: "take", seat, from: "market", city });

/** Open a table of Ada, Dora and Celia with these log entries; return the entries. */
async function openWithLog(...entries) {
  const { session } = await seated({ levels: THREE });
  const seats = session.table.value.seats.map((seat, n) => (n === 1 ? { ...seat, name: "Dora" } : seat));
  session.table.value = { ...session.table.value, seats };
  session.entries.value = entries;
  return entries;
}

const turnTexts = (turn) => turnLines(turn).map(({ name, line, short }) => [name, short ?? line.text]);

test("events before a seat transfer name the earlier player", async () => {
  await loadLanguage("en");
  const [before, offered, handed, later] = await openWithLog(
    entry(1, "start", null, { events: [turn(1), take(1, "ulm")] }),
    entry(2, "offer", 1),
    entry(3, "hand", 1, { player: DORA }),
    entry(4, "decision", 1, { events: [take(1, "linz"), turn(0)] }),
  );
  assert.equal(logLines(before.events)[0].text, "Ben takes Ulm.");
  assert.equal(logLines(later.events)[0].text, "Dora takes Linz.");
  assert.equal(eventText(offered), "Ben’s seat may go to someone else; nobody objected.");
  assert.equal(eventText(handed), "From now on Dora plays here.");
  const [, first] = turns.value;
  assert.deepEqual(turnTexts(first), [
    ["Ben", "takes Ulm"],
    ["Dora", "takes Linz"],
  ]);
  assert.equal(summarizeTurn(1, first.events), "Ben takes Ulm. Dora takes Linz.");
});

test("an older log without player names uses the current player", async () => {
  await loadLanguage("en");
  const { id, name } = DORA;
  const [start] = await openWithLog(
    entry(1, "start", null, { events: [turn(1), take(1, "ulm")] }),
    entry(2, "hand", 1, { player: { id, name } }),
  );
  assert.equal(logLines(start.events)[0].text, "Dora takes Ulm.");
});

test("the log attributes actions of a stand-in bot to the bot, in every language", async () => {
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    const ways = ["leave", "time", "remove", "resign"];
    for (const kind of ways) {
      const [, gone, stood, back, own] = await openWithLog(
        entry(1, "start", null, { events: [turn(1)] }),
        entry(2, kind, 1),
        entry(3, "decision", 1, { events: [take(1, "ulm")] }),
        entry(4, "back", 1),
        entry(5, "decision", 1, { events: [take(1, "linz")] }),
      );
      const [bots, its] = [stood, own].map(({ events }) => logLines(events)[0]);
      assert.ok(!GAP.test(bots.text) && bots.text.includes("Dora"), bots.text);
      assert.notEqual(bots.who, "Dora");
      assert.equal(its.who, "Dora");
      assert.ok(!eventText(gone).includes(bots.who) && !eventText(back).includes(bots.who));
    }
  }
});

test("while another bot replaces an unavailable one, the log names the replacement", async () => {
  await loadLanguage("en");
  const [, , , stood, , own] = await openWithLog(
    entry(1, "start", null, { events: [turn(2)] }),
    entry(2, "decision", 2),
    entry(3, "fill", 2, { action: "stand-in" }),
    entry(4, "decision", 2, { events: [take(2, "ulm")] }),
    entry(5, "fill", 2, { action: "master" }),
    entry(6, "decision", 2, { events: [take(2, "linz")] }),
  );
  assert.equal(logLines(stood.events)[0].text, "Bot for Celia takes Ulm.");
  assert.equal(logLines(own.events)[0].text, "Celia takes Linz.");
});

test("after another player's entry the log names the player who goes on", async () => {
  await loadLanguage("en");
  await openWithLog(
    entry(1, "start", null, {
      events: [
        turn(0),
        { ev: "call", seat: 0, official: "postmaster" },
        { ev: "return", seat: 0, tokens: ["postmaster"] },
        { ev: "return", seat: 2, tokens: ["carrier"] },
        take(0, "ulm"),
        take(0, "linz"),
      ],
    }),
  );
  const [, first] = turns.value;
  assert.deepEqual(turnTexts(first), [
    ["Ada", "calls the postmaster"],
    [null, "The Postmaster’s tokens have run out: everyone hands in tokens."],
    ["Ada", "hands in a token: Postmaster"],
    ["Celia", "hands in a token: Postal carrier"],
    ["Ada", "takes Ulm"],
    [null, "takes Linz"],
  ]);
});

test("offices of two successive players of a seat are two entries", async () => {
  await loadLanguage("en");
  const office = (seat, city) => ({ ev: "office", seat, city });
  await openWithLog(
    entry(1, "start", null, { events: [turn(0)] }),
    entry(2, "decision", 0, { action: "end", events: [turn(1), office(1, "ulm")] }),
    entry(3, "hand", 1, { player: DORA }),
    entry(4, "decision", 1, { events: [office(1, "linz"), office(1, "basel")] }),
  );
  assert.deepEqual(sinceLastTurn(0), [
    [1, "Ben: an office in Ulm."],
    [1, "Dora: 2 offices: Linz and Basel."],
  ]);
  const told = turns.value.flatMap(turnTexts);
  assert.deepEqual(told, [
    ["Ben", "opens an office in Ulm"],
    ["Dora", "opens 2 offices: Linz and Basel"],
  ]);
});
