// The result between people: players who gave up come last, and a bot that played is named.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ranking } from "../../src/postroad/web/js/local/seats.js";
import { logLines } from "../../src/postroad/web/js/table/parts/log_lines.js";
import { loadLanguage } from "./support/help_words.js";
import { seated } from "./support/seated.js";

const stays = { resigned: false, away: null };
const resigned = { resigned: true, away: "resigned" };
const late = { resigned: false, away: "time" };
const left = { resigned: false, away: "left" };

test("the winner comes first, then the others by points; a tie goes to the first seat", () => {
  assert.deepEqual(ranking([stays, stays, stays, stays], [9, 12, 12, 9], 2), [2, 1, 0, 3]);
});

test("players who resigned or ran out of time come last, even the winner by the rules", () => {
  assert.deepEqual(ranking([resigned, stays, late, stays], [30, 5, 20, 7], 0), [3, 1, 0, 2]);
  assert.deepEqual(ranking([left, stays], [30, 5], 0), [0, 1]);
});

test("a running game has no result", () => assert.deepEqual(ranking([resigned, stays], [30, 5], null), []));

test("a local table shows the same result in the list and at the table, and its log names the bot", async () => {
  await loadLanguage("en");
  const { transport, toTheEnd } = await seated({ levels: [null, null] });
  transport.become(transport.table.afterCommand("resign", { command: "resign-1", seat: 0 }));
  await toTheEnd();
  const { table } = transport;
  assert.deepEqual(table.summary().ranking, [1, 0]);
  assert.deepEqual(table.stateMessage(null, 0, "ready").table.ranking, [1, 0]);
  const points = table.game.view(null).seats.map((seat) => seat.points);
  assert.match(logLines([{ ev: "end", winner: 0, points }])[0].text, /^Bot for Ada/);
  assert.match(logLines([{ ev: "end", winner: 1, points }])[0].text, /^Balthasar/);
});
