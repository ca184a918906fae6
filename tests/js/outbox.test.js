// The outbox: decisions are sent until they are answered, across reloads, or until they are discarded.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Session } from "../../src/postroad/web/js/table/session/session.js";
import { begun, FakeHost, message, moment, shown } from "./support/fake_transport.js";

const KEY = "postroad.unsent.t";
const kept = () => JSON.parse(localStorage.getItem(KEY));

beforeEach(() => {
  localStorage.clear();
  mock.timers.enable({ apis: ["setTimeout"] });
});
afterEach(() => mock.timers.reset());

async function later(ms) {
  mock.timers.tick(ms);
  await moment();
}

/** A table with a decision in flight. */
async function deciding(action = "end") {
  const { transport, session } = await begun();
  const done = session.outbox.send("decisions", { action });
  await moment();
  return { transport, session, outbox: session.outbox, done };
}

test("a decision carries the last seen sequence number, the seat and its own id", async () => {
  const { transport } = await deciding();
  const { command, ...rest } = transport.asked[0].command;
  assert.deepEqual(rest, { seq: 5, seat: 0, action: "end" });
  assert.match(command, /^[0-9a-f]{24}$/);
});

test("a command is done once its answer and its message have come", async () => {
  const { transport, outbox, done } = await deciding();
  transport.asked[0].answer({ seq: 6 });
  await moment();
  assert.ok(outbox.delivery);
  await shown(transport, message(6, { after: 5 }));
  assert.equal(await done, true);
  assert.equal(outbox.delivery, null);
});

test("the message may come before the answer", async () => {
  const { transport, outbox, done } = await deciding();
  await shown(transport, message(6, { after: 5 }));
  await later(1000);
  assert.equal(outbox.overdue.value, false);
  transport.asked[0].answer({ seq: 6 });
  assert.equal(await done, true);
});

test("a message that does not follow the answer is requested again", async () => {
  const { transport, done } = await deciding();
  transport.asked[0].answer({ seq: 6 });
  await moment();
  const before = transport.lines.length;
  await later(3999);
  assert.equal(transport.lines.length, before);
  await later(1);
  assert.equal(transport.lines.length, before + 1);
  assert.equal(transport.line.known(), 0);
  assert.equal(await done, true);
});

test("the delay is shown only after a while, and until the answer", async () => {
  const { transport, outbox, done } = await deciding();
  await later(149);
  assert.equal(outbox.overdue.value, false);
  await later(1);
  assert.equal(outbox.overdue.value, true);
  transport.asked[0].answer({ seq: 5 });
  await done;
  assert.equal(outbox.overdue.value, false);
});

for (const status of [429, 500, 502, 503]) {
  test(`a command is sent again after ${status} with the same id`, async () => {
    const { transport, outbox, done } = await deciding();
    transport.asked[0].refuse(status);
    await moment();
    assert.ok(outbox.unsent.value);
    await later(300);
    transport.asked[1].refuse(status);
    await moment();
    await later(1000);
    assert.equal(transport.asked.length, 3);
    for (const { what, command } of transport.asked)
      assert.deepEqual({ what, command }, { what: "decisions", command: transport.asked[0].command });
    transport.asked[2].answer({ seq: 5 });
    assert.equal(await done, true);
    assert.equal(outbox.unsent.value, null);
    assert.equal(kept(), null);
  });
}

test("a command that could not be sent shows why", async () => {
  const { transport, outbox } = await deciding();
  const answers = [
    ["offline", (asked) => asked.lose()],
    ["read-only", (asked) => asked.refuse(503, { error: "read-only" })],
    ["refused", (asked) => asked.refuse(503, { error: "storage" })],
  ];
  for (const [why, fails] of answers) {
    fails(transport.asked.at(-1));
    await moment();
    assert.equal(outbox.unsent.value.why, why);
    await later(3000);
  }
});

test("a decision closes an explanation", async () => {
  const { session } = await begun();
  session.about.value = { what: "official:postmaster", piece: {}, trigger: "mouse" };
  void session.outbox.send("decisions", { action: "call:postmaster" });
  await moment();
  assert.equal(session.about.value, null);
});

test("the pauses between tries grow up to a limit", async () => {
  const { transport } = await deciding();
  for (const [tries, pause] of [300, 1000, 3000, 3000, 3000].entries()) {
    transport.asked[tries].lose();
    await moment();
    await later(pause - 1);
    assert.equal(transport.asked.length, tries + 1);
    await later(1);
    assert.equal(transport.asked.length, tries + 2);
  }
});

test("a command without an answer for fifteen seconds is sent again", async () => {
  const { transport } = await deciding();
  await later(15_000);
  await later(300);
  assert.equal(transport.asked.length, 2);
  assert.equal(transport.asked[1].command.command, transport.asked[0].command.command);
});

for (const [status, body, key] of [
  [409, { error: "stale" }, "reason-stale"],
  [409, null, "reason-refused"],
  [422, { error: "illegal", reason: "take-first" }, "reason-take-first"],
  [422, { error: "bad-request" }, "reason-bad-request"],
  [403, { error: "not-your-turn" }, "reason-not-your-turn"],
  [404, { error: "no-table" }, "reason-no-table"],
]) {
  test(`${status} ${body?.error ?? "without words"} is final: it is shown, forgotten, and blocks nothing`, async () => {
    const { transport, session, outbox, done } = await deciding();
    session.selected.value = "ulm";
    transport.asked[0].refuse(status, body);
    assert.equal(await done, false);
    assert.equal(session.notice.value.key, key);
    assert.equal(session.notice.value.reason, body?.reason);
    assert.equal(session.selected.value, null);
    assert.equal(kept(), null);
    await later(60_000);
    assert.equal(transport.asked.length, 1);
    void outbox.send("decisions", { action: "end" });
    await moment();
    assert.equal(transport.asked.length, 2);
    assert.notEqual(transport.asked[1].command.command, transport.asked[0].command.command);
    assert.equal(session.notice.value, null);
  });
}

test("a stale command gets the missed messages, or requests them", async () => {
  const { transport, done } = await deciding();
  transport.asked[0].refuse(409, { error: "stale", seq: 7 });
  assert.equal(await done, false);
  const before = transport.lines.length;
  await later(4000);
  assert.equal(transport.lines.length, before + 1);
});

test("a stale command without missed messages requests nothing", async () => {
  const { transport } = await deciding();
  transport.asked[0].refuse(409, { error: "stale", seq: 7 });
  await moment();
  await shown(transport, message(7, { after: 5 }));
  const before = transport.lines.length;
  await later(4000);
  assert.equal(transport.lines.length, before);
});

test("a rejected plan names no single action; a rejected seating names the player who sits elsewhere", async () => {
  const { transport, session } = await begun();
  const then = ["office:ulm"];
  const plan = session.outbox.send("decisions", { action: "close:each", then });
  transport.asked[0].refuse(422, { error: "illegal", reason: "office-first" });
  await plan;
  assert.equal(session.notice.value.action, undefined);
  session.view.value = { ...session.view.value, seats: [{ clergy: { a: "abbot", b: null } }, {}] };
  const seating = session.outbox.send("seating", { ranks: ["father", "abbot"] });
  await moment();
  transport.asked[1].refuse(422, { error: "illegal", reason: "rank-seated" });
  await seating;
  assert.equal(session.notice.value.action, "clergy:abbot");
});

test("a double press is sent once", async () => {
  const { transport, outbox } = await deciding();
  assert.equal(await outbox.send("decisions", { action: "end" }), false);
  assert.equal(transport.asked.length, 1);
});

test("a press for a past position is not sent, and the player is told", async () => {
  const { transport, session, outbox } = await deciding("take:ulm");
  const other = outbox.send("decisions", { action: "take:basel" });
  transport.asked[0].answer({ seq: 6 });
  await shown(transport, message(6, { after: 5 }));
  assert.equal(await other, false);
  assert.equal(transport.asked.length, 1);
  assert.equal(session.notice.value.key, "reason-stale");
});

test("a waiting press is sent if the first was rejected, because the position is the same", async () => {
  const { transport, outbox } = await deciding("take:ulm");
  void outbox.send("decisions", { action: "take:basel" });
  transport.asked[0].refuse(422, { error: "illegal", reason: "not-in-market" });
  await moment();
  assert.equal(transport.asked[1].command.action, "take:basel");
  assert.equal(transport.asked[1].command.seq, 5);
});

test("a command that fits any position has no sequence number and waits for its turn", async () => {
  const { transport, outbox } = await deciding();
  void outbox.send("leave");
  transport.asked[0].answer({ seq: 6 });
  await shown(transport, message(6, { after: 5 }));
  assert.equal(transport.asked[1].what, "leave");
  assert.equal("seq" in transport.asked[1].command, false);
});

test("no other command is accepted while one cannot be sent", async () => {
  const { transport, outbox } = await deciding();
  transport.asked[0].lose();
  await moment();
  assert.equal(await outbox.send("decisions", { action: "take:deck" }), false);
  assert.equal(transport.asked.length, 1);
});

test("a viewer without a seat sends nothing", async () => {
  const { transport, session } = await begun("t", 5, { own: [] });
  assert.equal(await session.outbox.send("decisions", { action: "end" }), false);
  assert.equal(transport.asked.length, 0);
});

test("an unsent command can be discarded, between tries and during one", async () => {
  for (const second of [false, true]) {
    const { transport, session, outbox, done } = await deciding();
    transport.asked[0].lose();
    await moment();
    if (second) await later(300);
    outbox.discard();
    assert.equal(await done, false);
    assert.equal(outbox.unsent.value, null);
    assert.equal(kept(), null);
    await later(60_000);
    assert.equal(transport.asked.length, second ? 2 : 1);
    void outbox.send("decisions", { action: "take:deck" });
    await moment();
    assert.equal(transport.asked.at(-1).command.action, "take:deck");
    session.close();
    localStorage.clear();
  }
});

test("a command answered before it is discarded is done", async () => {
  const { transport, outbox, done } = await deciding();
  transport.asked[0].answer({ seq: 5 });
  outbox.discard();
  assert.equal(await done, true);
});

test("a restored connection sends waiting commands immediately", async () => {
  const { transport } = await deciding();
  transport.asked[0].lose();
  await moment();
  transport.line.state("open"); // while the command waits for its next try
  await moment();
  assert.equal(transport.asked.length, 2);
  transport.line.state("open"); // while the command is in flight on the dead connection
  await moment();
  assert.equal(transport.asked.length, 3);
  assert.equal(transport.asked[2].command.command, transport.asked[0].command.command);
});

test("a restored connection does not resend a command that has not failed", async () => {
  const { transport } = await deciding();
  transport.line.state("open");
  await moment();
  assert.equal(transport.asked.length, 1);
});

test("a decision is stored before it is sent, and resent with the same id after a reload", async () => {
  const { transport } = await deciding();
  const { command } = transport.asked[0];
  assert.deepEqual(kept(), { what: "decisions", command });
  const again = new FakeHost();
  const session = new Session("t", again); // as after a crash of the page
  assert.deepEqual(again.asked[0].command, command);
  assert.equal(again.asked[0].what, "decisions");
  again.asked[0].answer({ seq: 6 });
  await shown(again, message(6));
  assert.equal(session.outbox.delivery, null);
  assert.equal(kept(), null);
});

test("a command stored for one table is not sent at another and blocks nothing there", async () => {
  const { transport } = await deciding();
  transport.asked[0].lose();
  await moment();
  const other = await begun("other");
  assert.deepEqual([other.transport.asked.length, other.session.outbox.unsent.value], [0, null]);
  void other.session.outbox.send("decisions", { action: "take:deck" });
  await moment();
  assert.equal(other.transport.asked[0].command.action, "take:deck");
  assert.equal(kept().command.action, "end");
});

test("a table that is left stores the command in flight and sends nothing more", async () => {
  const { transport, session, done } = await deciding();
  session.close();
  assert.equal(await done, false);
  assert.ok(kept());
  await later(60_000);
  assert.equal(transport.asked.length, 1);
});

test("a table that is left between two tries stores the waiting command", async () => {
  const { transport, session } = await deciding();
  transport.asked[0].lose();
  await moment();
  session.close();
  await later(60_000);
  assert.equal(transport.asked.length, 1);
  assert.ok(kept());
});

test("an answer after the table was left removes the stored command", async () => {
  const { transport, session } = await deciding();
  transport.asked[0].answer({ seq: 6 });
  session.close();
  await moment();
  assert.equal(kept(), null);
});

test("a command stored by another page stays", async () => {
  const { transport, done } = await deciding();
  const other = { what: "decisions", command: { command: "of-another-page", seq: 9, seat: 0 } };
  localStorage.setItem(KEY, JSON.stringify(other));
  transport.asked[0].refuse(409, { error: "stale" });
  await done;
  assert.deepEqual(kept(), other);
});

test("a command without a sequence number is not stored, except a seating", async () => {
  for (const what of ["leave", "back", "ask-seat", "keep-seat", "ask-pause", "resume", "remove"]) {
    const { session } = await begun();
    void session.outbox.send(what);
    await moment();
    assert.equal(kept(), null, what);
  }
  const { session } = await begun();
  void session.outbox.send("seating", { ranks: ["abbot"] });
  await moment();
  assert.deepEqual(kept().command.ranks, ["abbot"]);
});

test("an unreadable stored command is ignored", async () => {
  localStorage.setItem(KEY, "{broken");
  const transport = new FakeHost();
  new Session("t", transport);
  await moment();
  assert.equal(transport.asked.length, 0);
});

test("a browser without storage sends and retries all the same", async () => {
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new DOMException("", "QuotaExceededError");
  };
  try {
    const { transport, done } = await deciding();
    transport.asked[0].lose();
    await moment();
    await later(300);
    transport.asked[1].answer({ seq: 5 });
    assert.equal(await done, true);
  } finally {
    localStorage.setItem = setItem;
  }
});
