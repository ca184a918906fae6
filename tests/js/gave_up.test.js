// A game that a player resigned: its record and its link name the bot, and its result is the one between people.
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadGame } from "../../src/postroad/web/js/engine/record.js";
import { withoutAway } from "../../src/postroad/web/js/local/seat_codes.js";
import { gameText, openGame } from "../../src/postroad/web/js/pages/replay/game_link.js";
import { finishedGame, summarize } from "../../src/postroad/web/js/pages/stats/summary.js";
import { logLines } from "../../src/postroad/web/js/table/parts/log_lines.js";
import { open } from "../../src/postroad/web/js/table/session/current.js";
import { ReplayTransport } from "../../src/postroad/web/js/table/session/replay_transport.js";
import { loadLanguage } from "./support/help_words.js";
import { rules, seated, settled } from "./support/seated.js";

await loadLanguage("en");

/** A finished table whose first player resigned and whose bot won by the rules. */
async function resignedTable(seed = 1) {
  const { transport, toTheEnd } = await seated({ levels: [null, null], seed });
  transport.become(transport.table.afterCommand("resign", { command: "resign-1", seat: 0 }));
  await toTheEnd();
  const { table } = transport;
  return table.game.view(null).winner === 0 ? table : resignedTable(seed + 1);
}
const table = await resignedTable();
const record = table.record(null);

/** The message of a replay at a position. */
async function shown(text, at) {
  const { game, seats } = await openGame(text);
  const replay = new ReplayTransport(game, seats);
  let message = null;
  replay.transport.watch(null, () => 0, { message: (one) => (message = one), state: () => {} });
  replay.show(at ?? replay.last);
  return { message, replay };
}

test("the record names the seat that was resigned; points and winner are those of the rules", () => {
  assert.deepEqual(record.options.away, ["resigned", null]);
  assert.equal(record.events.at(-1).winner, 0);
  assert.equal(loadGame(rules, record).game.over, true);
});

test("a link of the game, and the opened record, show the result between people", async () => {
  for (const text of [await gameText(record, table.seats), await gameText(record)]) {
    const { message, replay } = await shown(text);
    const [{ away, resigned, level }, other] = message.table.seats;
    assert.deepEqual([away, resigned, level, other.away], ["resigned", true, "stand-in", null]);
    assert.deepEqual([message.table.ranking, message.view.winner], [[1, 0], 0]);
    assert.deepEqual((await replay.transport.record(null)).options, record.options);
    replay.viewAs(0);
    replay.show(replay.last);
    open("game", replay.transport);
    await settled();
    assert.match(logLines([record.events.at(-1)])[0].text, /^Bot for Ada/);
  }
});

test("before its end the replay names the player, as the link does not tell when the bot began", async () => {
  const { message } = await shown(await gameText(record), 3);
  assert.deepEqual([message.table.seats[0].away, message.table.ranking], [null, []]);
});

test("readers of earlier versions find the codes that they know before the new ones", async () => {
  const text = await gameText(record, table.seats);
  assert.match(text, /^\w+~1p~rp$/);
  assert.match(withoutAway(text), /^\w+~1p$/);
  const { message } = await shown(withoutAway(text));
  assert.deepEqual(message.table.ranking, [0, 1]);
  assert.deepEqual((await openGame(`${withoutAway(text)}~?p`)).seats[0].away, null); // a code of a later version
});

test("a record of another writer opens with any value of this field", async () => {
  for (const away of [null, "resigned", [1, 2], ["resigned"], ["gone", {}]])
    assert.match(await gameText({ ...record, options: { ...record.options, away } }), /^\w+$/);
});

test("statistics count the win against the player who resigned, as a game among people", () => {
  const game = finishedGame(table.summary(), 1, record.events, null);
  const { all, against, course } = summarize([game], ["stand-in"]);
  assert.deepEqual([all.won, against.map(({ name }) => name), course[0].place], [1, ["people"], 1]);
});
