// The session of an open table: messages in any order, and nothing left over after a change of viewer.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { unreadCount } from "../../src/postroad/web/js/table/parts/presence.js";
import { session as current, myTurn, open, passDeviceTo } from "../../src/postroad/web/js/table/session/current.js";
import { endGame, explain } from "../../src/postroad/web/js/table/session/decide.js";
import { OFFLINE, Session } from "../../src/postroad/web/js/table/session/session.js";
import { begun, FakeHost, message, moment, shown } from "./support/fake_transport.js";

beforeEach(() => localStorage.clear());
afterEach(() => current.value?.close());

const BOTH = { own: [0, 1], seats: ["person", "person"] };
const decides = (seat, seq) => ({ view: { ...message(seq).view, decides: seat } });

test("a player with one seat gets its view, and other connections are closed", async () => {
  const { transport, session } = await begun();
  assert.deepEqual(
    transport.lines.map(({ seat, closed }) => [seat, closed]),
    [
      [null, true],
      [0, false],
    ],
  );
  assert.equal(session.me.value, 0);
  transport.lines[0].message(message(9));
  transport.lines[0].state("gone");
  await moment();
  assert.equal(session.seq.value, 5);
  assert.equal(session.connection.value, "open");
});

test("a viewer with no seat or several gets the public view", async () => {
  for (const more of [{ own: [] }, BOTH]) {
    const { transport, session } = await begun("t", 5, more);
    assert.equal(transport.lines.length, 1);
    assert.equal(session.me.value, null);
  }
});

test("messages are shown in their order, each entry once", async () => {
  const { transport, session } = await begun();
  transport.line.message(message(7, { after: 5 }));
  transport.line.message(message(8, { after: 5 })); // a repeated message
  await moment();
  assert.deepEqual(
    session.entries.value.map(({ seq }) => seq),
    [1, 2, 3, 4, 5, 6, 7, 8],
  );
  assert.equal(session.shownSeq, 8);
  assert.equal(session.view.value.seq, 8);
});

test("after a gap everything is requested again, and nothing incomplete is shown", async () => {
  const { transport, session } = await begun();
  transport.line.message(message(8, { after: 6 }));
  await moment();
  assert.equal(session.view.value.seq, 5);
  assert.equal(transport.lines.length, 3);
  assert.equal(transport.line.known(), 0);
  assert.equal(transport.lines[1].closed, true);
  await shown(transport, message(8));
  assert.equal(session.entries.value.length, 8);
  assert.equal(session.view.value.seq, 8);
});

test("a first message without the beginning is not shown", async () => {
  const { session } = await begun("t", 5, { after: 3, own: [] });
  assert.equal(session.view.value, null);
  assert.equal(session.seq.value, 0);
});

test("a transport restored from an older copy is read again completely", async () => {
  const { transport, session } = await begun();
  transport.line.message(message(3));
  assert.equal(transport.lines.length, 3);
  await shown(transport, message(3));
  assert.equal(session.entries.value.length, 3);
  assert.equal(session.shownSeq, 3);
});

test("a message without game news leaves the view and pending input unchanged", async () => {
  const { transport, session } = await begun();
  const before = session.view.value;
  session.selected.value = "ulm";
  await shown(transport, message(5, { after: 5, presence: { seats: [true], spectators: 3 } }));
  assert.equal(session.view.value, before);
  assert.equal(session.selected.value, "ulm");
  assert.equal(session.tableStatus.value.presence.spectators, 3);
});

test("a card stays picked up through other events; a decision or an undo drops it", async () => {
  const { transport, session } = await begun();
  session.selected.value = "ulm";
  await shown(transport, message(6, { after: 5, kind: "ask-seat" }));
  assert.equal(session.selected.value, "ulm");
  for (const [seq, kind] of [
    [7, "decision"],
    [8, "undo"],
  ]) {
    Object.assign(session.selected, { value: "ulm" });
    Object.assign(session.plan, { value: {} });
    session.stagedTokens.value = ["carrier"];
    session.newRoute.value = true;
    session.hint.value = { state: "thinking" };
    await shown(transport, message(seq, { after: seq - 1, kind }));
    const left = [session.selected, session.plan, session.hint].map(({ value }) => value);
    assert.deepEqual([...left, session.stagedTokens.value, session.newRoute.value], [null, null, null, [], false]);
  }
});

test("a change of viewer drops pending input and shows the new viewer's hidden fields", async () => {
  const { transport, session } = await begun("t", 5, BOTH);
  Object.assign(session.stagedClergy, { value: { a: "abbot" } });
  session.announce("your hand: Ulm");
  session.selected.value = "ulm";
  session.viewAs(1);
  assert.deepEqual([session.stagedClergy.value, session.spoken.value, session.selected.value], [{}, [], null]);
  assert.equal(transport.line.seat, 1);
  assert.equal(transport.line.known(), 0);
  assert.equal(session.me.value, null); // until the first message for this viewer
  await shown(transport, message(5, BOTH));
  assert.equal(session.me.value, 1);
  assert.equal(session.entries.value.length, 5);
});

test("a message for the previous viewer is not shown to the next", async () => {
  const { transport, session } = await begun("t", 5, BOTH);
  session.viewAs(0);
  const { line } = transport;
  session.viewAs(1);
  line.message(message(6, { ...BOTH, view: { ...message(6).view, secret: "of seat 0" } }));
  await moment();
  assert.equal(session.view.value.secret, undefined);
});

test("between two people at one screen there is no viewer until the next one confirms", async () => {
  const transport = new FakeHost();
  const session = open("t", transport);
  await shown(transport, message(5, { ...BOTH, ...decides(1, 5) }));
  assert.equal(passDeviceTo.value, 1);
  session.viewAs(1);
  await shown(transport, message(5, { ...BOTH, ...decides(1, 5) }));
  assert.equal(session.me.value, 1);
  assert.deepEqual([passDeviceTo.value, myTurn.value], [null, true]);
  await shown(transport, message(6, { ...BOTH, after: 5, ...decides(0, 6) }));
  assert.deepEqual([passDeviceTo.value, myTurn.value], [0, false]);
});

test("a player who lost the seat gets the public view", async () => {
  const { transport, session } = await begun();
  transport.line.message(message(6, { after: 5, seats: ["bot", "bot"] }));
  assert.equal(transport.line.seat, null);
  await shown(transport, message(6, { seats: ["bot", "bot"] }));
  assert.equal(session.me.value, null);
});

test("a removed player watches, and leaves where watching is not allowed", async () => {
  const { transport, session } = await begun();
  transport.line.state("refused");
  assert.equal(transport.line.seat, null);
  transport.line.state("refused");
  assert.equal(session.connection.value, "gone");
});

for (const state of ["lost", "busy", "gone", "signed-out", "damaged", "newer"]) {
  test(`a ${state} connection is reported, and continues when it opens`, async () => {
    const { transport, session } = await begun();
    transport.line.state(state);
    assert.equal(session.connection.value, state);
    transport.line.state("open");
    assert.equal(session.connection.value, "open");
  });
}

test("a restored connection clears its warning; other news stay", async () => {
  const { transport, session } = await begun();
  session.notice.value = { key: OFFLINE };
  transport.line.state("open");
  assert.equal(session.notice.value, null);
  session.notice.value = { key: OFFLINE };
  transport.line.message(message(5, { after: 5 }));
  assert.equal(session.notice.value, null);
  session.notice.value = { key: "reason-stale" };
  transport.line.state("open");
  assert.deepEqual(session.notice.value, { key: "reason-stale" });
});

test("chat messages appear once, whichever message brings them", async () => {
  const { transport, session } = await begun();
  const chat = [
    { n: 0, text: "a" },
    { n: 1, text: "b" },
  ];
  for (const lines of [chat.slice(0, 1), chat, chat]) await shown(transport, message(5, { after: 5, chat: lines }));
  assert.deepEqual(session.chat.value, chat);
});

test("the seating stage ends with the first message of the game", async () => {
  const transport = new FakeHost();
  const session = new Session("t", transport);
  transport.line.message({ seating_table: {}, you: { player: "me", seats: [0], host: true }, chat: [{ n: 0 }] });
  assert.ok(session.seatingTable.value);
  assert.equal(session.chat.value.length, 1);
  await shown(transport, message(1));
  assert.equal(session.seatingTable.value, null);
});

test("the player is known during the seating, even at a stranger's table", () => {
  const transport = new FakeHost();
  open("t", transport);
  const gathers = (player) => transport.line.message({ seating_table: {}, you: { player, seats: [], host: false }, chat });
  const chat = [
    { n: 1, player: "me" },
    { n: 2, player: "other" },
  ];
  for (const [player, others] of [
    [null, 2],
    ["me", 1],
  ]) {
    gathers(player);
    assert.equal(unreadCount(), others);
  }
});

test("bots hurry until a person at this screen must decide", async () => {
  const { transport, session } = await begun();
  transport.line.state("open");
  const usual = transport.line.paces.at(-1);
  assert.ok(usual > 0);
  session.skipToOwnTurn();
  assert.equal(transport.line.paces.at(-1), 0);
  await shown(transport, message(6, { after: 5, ...decides(1, 6) }));
  assert.equal(session.skipping, true);
  await shown(transport, message(7, { after: 6, ...decides(0, 7) }));
  assert.equal(session.skipping, false);
  assert.equal(transport.line.paces.at(-1), usual);
  session.setPace(true);
  assert.equal(transport.line.paces.at(-1), null);
});

test("moves are animated message by message; a viewer far behind sees no animation", async () => {
  const bare = (seq) => ({ view: { ...message(seq).view, seats: [], market: [] } });
  const { transport, session } = await begun("t", 5, bare(5));
  let moving = null;
  let moves = 0;
  session.motion = {
    remember: () => {},
    show: () =>
      new Promise((done) => {
        moving = done;
        moves++;
      }),
  };
  for (let seq = 6; seq < 15; seq++) transport.line.message(message(seq, { after: seq - 1, ...bare(seq) }));
  await moment();
  assert.deepEqual([session.seq.value, session.shownSeq, moves], [14, 6, 1]); // the state is current at once, the view follows the animation
  for (let turn = 0; turn < 9; turn++) {
    moving();
    await moment();
  }
  assert.deepEqual([session.shownSeq, session.entries.value.length, moves], [14, 14, 5]);
});

test("a failed animation stops nothing", async () => {
  const { transport, session } = await begun();
  const told = [];
  globalThis.reportError = (error) => told.push(error);
  session.motion = { remember: () => {}, show: () => Promise.reject(new Error("torn")) };
  await shown(transport, message(6, { after: 5 }));
  await shown(transport, message(7, { after: 6 }));
  assert.equal(session.shownSeq, 7);
  assert.equal(told.length, 2);
  delete globalThis.reportError;
});

test("a closed session ignores messages and requests nothing", async () => {
  const { transport, session } = await begun();
  session.close();
  transport.line.message(message(6, { after: 5 }));
  session.resubscribe();
  await moment();
  assert.deepEqual([session.seq.value, session.closed, transport.lines.length], [5, true, 2]);
});

test("no state is carried to the next table, and the old connection is closed", async () => {
  const one = new FakeHost();
  const first = open("one", one);
  await shown(one, message(5));
  Object.assign(first.plan, { value: {} });
  first.selected.value = "ulm";
  first.inspected.value = "seat:3";
  const second = open("other", new FakeHost());
  assert.equal(one.line.closed, true);
  assert.deepEqual(
    [second.plan.value, second.selected.value, second.inspected.value, second.view.value],
    [null, null, null, null],
  );
});

test("of two reasons the one for the last press is shown", async () => {
  const transport = new FakeHost();
  const session = open("t", transport);
  await shown(transport, message(5));
  void explain("call:cartwright");
  void explain("end");
  transport.whys[1].answer({ reason: "take-first" });
  await moment();
  transport.whys[0].answer({ reason: "cartwright-early" });
  await moment();
  assert.deepEqual(session.notice.value, { key: "reason-take-first", action: "end", reason: "take-first" });
});

test("a late reason does not cover newer actions", async () => {
  const transport = new FakeHost();
  const session = open("t", transport);
  await shown(transport, message(5));
  void explain("end");
  void session.outbox.send("decisions", { action: "take:deck" });
  transport.whys[0].answer({ reason: "take-first" });
  await moment();
  assert.equal(session.notice.value, null); // a newer command is in flight
  void explain("end");
  transport.asked[0].answer({ seq: 6 });
  await shown(transport, message(6, { after: 5 }));
  transport.whys[1].answer({ reason: "take-first" });
  await moment();
  assert.equal(session.notice.value, null); // the position has changed
});

test("an unanswered request reports a lost connection", async () => {
  const transport = new FakeHost();
  const session = open("t", transport);
  await shown(transport, message(5));
  void explain("end");
  transport.whys[0].lose();
  await moment();
  assert.deepEqual(session.notice.value, { key: OFFLINE });
});

test("ending a game gives up one seat after the other, and none once the table is left", async () => {
  for (const leaves of [false, true]) {
    localStorage.clear();
    const transport = new FakeHost();
    open("t", transport);
    await shown(transport, message(5, BOTH));
    void endGame();
    if (leaves) open("other", new FakeHost());
    else transport.asked[0].answer({ seq: 5 });
    await moment();
    assert.deepEqual(
      transport.asked.map(({ what, command }) => [what, command.seat]),
      leaves
        ? [["resign", 0]]
        : [
            ["resign", 0],
            ["resign", 1],
          ],
    );
    if (leaves) assert.ok(localStorage.getItem("postroad.unsent.t")); // resent when the table is opened again
  }
});

test("nothing can be chosen while a slow command is in flight", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const transport = new FakeHost();
  const session = open("t", transport);
  await shown(transport, message(5));
  void session.outbox.send("decisions", { action: "end" });
  assert.equal(myTurn.value, true);
  mock.timers.tick(150);
  assert.equal(myTurn.value, false);
  mock.timers.reset();
});

test("a banned player is told so and is not offered to watch", async () => {
  for (const more of [{}, { own: [] }]) {
    const { transport, session } = await begun("t", 5, more);
    const { length } = transport.lines;
    transport.line.state("banned");
    assert.equal(session.connection.value, "banned");
    assert.equal(transport.lines.length, length);
  }
});
