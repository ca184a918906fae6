// A table while it is open: what its transport says, in whatever order it comes, and what a change of eyes leaves behind.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { unread } from "../../src/postroad/web/js/table/parts/presence.js";
import { session as current, handOver, myTurn, open } from "../../src/postroad/web/js/table/session/current.js";
import { endGame, explain } from "../../src/postroad/web/js/table/session/decide.js";
import { OFFLINE, Session } from "../../src/postroad/web/js/table/session/session.js";
import { begun, FakeHost, message, moment, shown } from "./support/fake_transport.js";

beforeEach(() => localStorage.clear());
afterEach(() => current.value?.close());

const BOTH = { own: [0, 1], seats: ["person", "person"] };
const decides = (seat, seq) => ({ view: { ...message(seq).view, decides: seat } });

test("whoever has one seat sees with its eyes, and nobody else's line is heard any longer", async () => {
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

test("whoever has no seat, or several, sees what everybody sees", async () => {
  for (const more of [{ own: [] }, BOTH]) {
    const { transport, session } = await begun("t", 5, more);
    assert.equal(transport.lines.length, 1);
    assert.equal(session.me.value, null);
  }
});

test("messages are shown in their order, each entry once", async () => {
  const { transport, session } = await begun();
  transport.line.message(message(7, { after: 5 }));
  transport.line.message(message(8, { after: 5 })); // tells again what is known
  await moment();
  assert.deepEqual(
    session.entries.value.map(({ seq }) => seq),
    [1, 2, 3, 4, 5, 6, 7, 8],
  );
  assert.equal(session.shown, 8);
  assert.equal(session.view.value.seq, 8);
});

test("after a gap all is asked for again, and nothing of the gap is shown", async () => {
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

test("a transport that has gone back to an older copy is asked for all of it", async () => {
  const { transport, session } = await begun();
  transport.line.message(message(3));
  assert.equal(transport.lines.length, 3);
  await shown(transport, message(3));
  assert.equal(session.entries.value.length, 3);
  assert.equal(session.shown, 3);
});

test("what tells nothing new of the game leaves the view as it is, and what was begun", async () => {
  const { transport, session } = await begun();
  const before = session.view.value;
  session.selected.value = "ulm";
  await shown(transport, message(5, { after: 5, presence: { seats: [true], spectators: 3 } }));
  assert.equal(session.view.value, before);
  assert.equal(session.selected.value, "ulm");
  assert.equal(session.around.value.presence.spectators, 3);
});

test("something beside playing leaves a letter picked up; a decision or an undo puts it down", async () => {
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
    session.tokens.value = ["carrier"];
    session.anew.value = true;
    session.hint.value = { state: "thinking" };
    await shown(transport, message(seq, { after: seq - 1, kind }));
    const left = [session.selected, session.plan, session.hint].map(({ value }) => value);
    assert.deepEqual([...left, session.tokens.value, session.anew.value], [null, null, null, [], false]);
  }
});

test("other eyes see nothing that was begun before them, and their own hidden fields", async () => {
  const { transport, session } = await begun("t", 5, BOTH);
  Object.assign(session.riders, { value: { a: "abbot" } });
  session.say("your hand: Ulm");
  session.selected.value = "ulm";
  session.seeAs(1);
  assert.deepEqual([session.riders.value, session.spoken.value, session.selected.value], [{}, [], null]);
  assert.equal(transport.line.seat, 1);
  assert.equal(transport.line.known(), 0);
  assert.equal(session.me.value, null); // until there is something that these eyes see
  await shown(transport, message(5, BOTH));
  assert.equal(session.me.value, 1);
  assert.equal(session.entries.value.length, 5);
});

test("a message for the eyes before is not shown to the next", async () => {
  const { transport, session } = await begun("t", 5, BOTH);
  session.seeAs(0);
  const { line } = transport;
  session.seeAs(1);
  line.message(message(6, { ...BOTH, view: { ...message(6).view, secret: "of seat 0" } }));
  await moment();
  assert.equal(session.view.value.secret, undefined);
});

test("between two people at one screen the eyes are nobody's until the next one says so", async () => {
  const transport = new FakeHost();
  const session = open("t", transport);
  await shown(transport, message(5, { ...BOTH, ...decides(1, 5) }));
  assert.equal(handOver.value, 1);
  session.seeAs(1);
  await shown(transport, message(5, { ...BOTH, ...decides(1, 5) }));
  assert.equal(session.me.value, 1);
  assert.deepEqual([handOver.value, myTurn.value], [null, true]);
  await shown(transport, message(6, { ...BOTH, after: 5, ...decides(0, 6) }));
  assert.deepEqual([handOver.value, myTurn.value], [0, false]);
});

test("whose seat is gone sees what everybody sees", async () => {
  const { transport, session } = await begun();
  transport.line.message(message(6, { after: 5, seats: ["bot", "bot"] }));
  assert.equal(transport.line.seat, null);
  await shown(transport, message(6, { seats: ["bot", "bot"] }));
  assert.equal(session.me.value, null);
});

test("who is sent away looks on, and is gone where one may not even look on", async () => {
  const { transport, session } = await begun();
  transport.line.state("refused");
  assert.equal(transport.line.seat, null);
  transport.line.state("refused");
  assert.equal(session.connection.value, "gone");
});

for (const state of ["lost", "busy", "gone", "signed-out", "damaged", "newer"]) {
  test(`a line that is ${state} says so, and goes on when it is open`, async () => {
    const { transport, session } = await begun();
    transport.line.state(state);
    assert.equal(session.connection.value, state);
    transport.line.state("open");
    assert.equal(session.connection.value, "open");
  });
}

test("a line that is back is not said to be lost; other news stay", async () => {
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

test("lines of the chat come once, whichever message brings them", async () => {
  const { transport, session } = await begun();
  const chat = [
    { n: 0, text: "a" },
    { n: 1, text: "b" },
  ];
  for (const lines of [chat.slice(0, 1), chat, chat]) await shown(transport, message(5, { after: 5, chat: lines }));
  assert.deepEqual(session.chat.value, chat);
});

test("before the game its people gather; the first message of the game ends that", async () => {
  const transport = new FakeHost();
  const session = new Session("t", transport);
  transport.line.message({ seating_table: {}, you: { player: "me", seats: [0], host: true }, chat: [{ n: 0 }] });
  assert.ok(session.seatingTable.value);
  assert.equal(session.chat.value.length, 1);
  await shown(transport, message(1));
  assert.equal(session.seatingTable.value, null);
});

test("one knows oneself while people gather, and when it was a stranger who opened the table", () => {
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
    assert.equal(unread(), others);
  }
});

test("bots hurry until somebody at this screen is asked again", async () => {
  const { transport, session } = await begun();
  transport.line.state("open");
  const usual = transport.line.paces.at(-1);
  assert.ok(usual > 0);
  session.hurry();
  assert.equal(transport.line.paces.at(-1), 0);
  await shown(transport, message(6, { after: 5, ...decides(1, 6) }));
  assert.equal(session.hurried, true);
  await shown(transport, message(7, { after: 6, ...decides(0, 7) }));
  assert.equal(session.hurried, false);
  assert.equal(transport.line.paces.at(-1), usual);
  session.setPace(true);
  assert.equal(transport.line.paces.at(-1), null);
});

test("pieces move one message after the other; who is far behind sees none move", async () => {
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
  assert.deepEqual([session.seq.value, session.shown, moves], [14, 6, 1]); // one hears all at once, and sees it as pieces move
  for (let turn = 0; turn < 9; turn++) {
    moving();
    await moment();
  }
  assert.deepEqual([session.shown, session.entries.value.length, moves], [14, 14, 5]);
});

test("a motion that fails stops nothing", async () => {
  const { transport, session } = await begun();
  const told = [];
  globalThis.reportError = (error) => told.push(error);
  session.motion = { remember: () => {}, show: () => Promise.reject(new Error("torn")) };
  await shown(transport, message(6, { after: 5 }));
  await shown(transport, message(7, { after: 6 }));
  assert.equal(session.shown, 7);
  assert.equal(told.length, 2);
  delete globalThis.reportError;
});

test("a session that is closed hears nothing more and asks for nothing", async () => {
  const { transport, session } = await begun();
  session.close();
  transport.line.message(message(6, { after: 5 }));
  session.seeAgain();
  await moment();
  assert.deepEqual([session.seq.value, session.closed, transport.lines.length], [5, true, 2]);
});

test("nothing of one table is carried to the next, and its line is closed", async () => {
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

test("of two reasons the one for the last press is told", async () => {
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

test("a reason does not come over what was done since", async () => {
  const transport = new FakeHost();
  const session = open("t", transport);
  await shown(transport, message(5));
  void explain("end");
  void session.outbox.send("decisions", { action: "take:deck" });
  transport.whys[0].answer({ reason: "take-first" });
  await moment();
  assert.equal(session.notice.value, null); // it is on its way
  void explain("end");
  transport.asked[0].answer({ seq: 6 });
  await shown(transport, message(6, { after: 5 }));
  transport.whys[1].answer({ reason: "take-first" });
  await moment();
  assert.equal(session.notice.value, null); // another position
});

test("a question that nobody answers says that the line is lost", async () => {
  const transport = new FakeHost();
  const session = open("t", transport);
  await shown(transport, message(5));
  void explain("end");
  transport.whys[0].lose();
  await moment();
  assert.deepEqual(session.notice.value, { key: OFFLINE });
});

test("who ends the game gives up one seat after the other, and none once the table is left", async () => {
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
    if (leaves) assert.ok(localStorage.getItem("postroad.unsent.t")); // it is sent when the table is opened again
  }
});

test("nothing can be chosen while something is on its way for long", async () => {
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

test("whoever is banned is told so, and is not asked to look on", async () => {
  for (const more of [{}, { own: [] }]) {
    const { transport, session } = await begun("t", 5, more);
    const { length } = transport.lines;
    transport.line.state("banned");
    assert.equal(session.connection.value, "banned");
    assert.equal(transport.lines.length, length);
  }
});
