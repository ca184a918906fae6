// Time at an open table: how long refusals stay readable, and how long bots may take.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { question } from "../../src/postroad/web/js/table/parts/question.js";
import { session as current, open } from "../../src/postroad/web/js/table/session/current.js";
import { startTimeouts } from "../../src/postroad/web/js/table/session/timeouts.js";
import { FakeHost, message, moment, shown } from "./support/fake_transport.js";
import { loadLanguage } from "./support/help_words.js";
import { LANGUAGES } from "./support/seated.js";

const READ = 10_000; // ms
const SOON = 30_000; // ms after which a bot counts as late
const REFUSAL = { key: "reason-no-road", action: "right:passau", reason: "no-road" };

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  mock.timers.enable({ apis: ["setTimeout"] });
});
afterEach(() => {
  stop();
  mock.timers.reset();
  current.value?.close();
});

async function opened(more = {}) {
  const transport = new FakeHost();
  const session = open("t", transport);
  stop = startTimeouts(session);
  await shown(transport, message(5, more));
  return { transport, session };
}

const decides = (seq, seat) => ({ after: seq - 1, view: { ...message(seq).view, decides: seat } });

test("a refusal stays readable for a while, then disappears", async () => {
  const { session } = await opened();
  session.notice.value = { ...REFUSAL };
  mock.timers.tick(READ - 1);
  assert.deepEqual(session.notice.value, REFUSAL);
  mock.timers.tick(1);
  assert.equal(session.notice.value, null);
});

test("a repeated refusal stays as long again", async () => {
  const { session } = await opened();
  session.notice.value = { ...REFUSAL };
  mock.timers.tick(READ - 1);
  session.notice.value = { ...REFUSAL };
  mock.timers.tick(READ - 1);
  assert.deepEqual(session.notice.value, REFUSAL);
  mock.timers.tick(1);
  assert.equal(session.notice.value, null);
});

test("a refusal disappears with its position; other news stay", async () => {
  for (const [notice, left] of [
    [REFUSAL, null],
    [{ key: "reason-muted" }, { key: "reason-muted" }],
  ]) {
    const { transport, session } = await opened();
    session.notice.value = notice;
    await shown(transport, message(6, { after: 5, kind: "presence" }));
    assert.deepEqual(session.notice.value, notice);
    await shown(transport, message(7, { after: 6 }));
    assert.deepEqual(session.notice.value, left);
    stop();
  }
});

test("'not your turn' stays until it is the player's turn", async () => {
  const { transport, session } = await opened();
  session.notice.value = { key: "reason-not-your-turn" };
  await shown(transport, message(6, decides(6, 1)));
  assert.ok(session.notice.value);
  await shown(transport, message(7, decides(7, 0)));
  assert.equal(session.notice.value, null);
});

test("'the table has moved on' stays with the new position", async () => {
  const { transport, session } = await opened();
  void session.outbox.send("decisions", { action: "end" });
  await moment();
  transport.asked[0].refuse(409, { error: "stale", seq: 6 });
  await moment();
  await shown(transport, message(6, { after: 5 }));
  assert.equal(session.notice.value.key, "reason-stale");
});

const waiting = { ...decides(5, 1), after: 0, bots: { state: "waking" } };

test("a late bot is reported as late until it is ready", async () => {
  await loadLanguage("en", "table");
  const { transport } = await opened(waiting);
  mock.timers.tick(SOON - 1);
  assert.match(question().text, /half a minute/);
  mock.timers.tick(1);
  assert.match(question().text, /longer than usual/);
  assert.match(question().next, /server’s operator/);
  await shown(transport, message(5, { ...waiting, after: 5, bots: { state: "thinking" } }));
  assert.match(question().text, /thinking/);
  await shown(transport, message(5, { ...waiting, after: 5 }));
  assert.match(question().text, /half a minute/);
});

test("no language promises a duration for a late bot", async () => {
  for (const language of LANGUAGES) {
    await loadLanguage(language, "table");
    await opened(waiting);
    const { text } = question();
    mock.timers.tick(SOON);
    assert.notEqual(question().text, text);
    assert.doesNotMatch(`${question().text} ${question().next}`, /30|half|minut|минут|[{}]/i);
    stop();
  }
});
