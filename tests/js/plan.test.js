// The closing of a route, planned before it is sent: the sent plan has every choice, or nothing is sent.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { session as current, open } from "../../src/postroad/web/js/table/session/current.js";
import {
  bestClosing,
  callCartwright,
  cancelClosing,
  chooseOption,
  closingSteps,
  commitClosing,
  laterSteps,
  loadClosingPreviews,
  openClosing,
  plannedPreview,
  selectMode,
} from "../../src/postroad/web/js/table/session/plan.js";
import { FakeHost, message, moment, shown } from "./support/fake_transport.js";

const CARTWRIGHT = "call:cartwright";
const step = (action, ...options) => ({ phase: "office", action, options: [action, ...options] });
/** @param {number} gain @param {object[]} steps */
const way = (gain, ...steps) => ({ steps, events: [], view: {}, ends: "end", points: [3, 3 + gain] });
const EACH = way(
  2,
  step("close:each"),
  step("office:ulm", "office:basel"),
  step("office:linz", "office:passau"),
  step("coach:baden:rom"),
);
const ONE = way(5, step("close:bayern"), step("office:linz"));
const WAYS = { "close:each": EACH, "close:bayern": ONE };
const actions = ({ steps }) => closingSteps({ steps }).map(({ action }) => action);

beforeEach(() => localStorage.clear());
afterEach(() => current.value?.close());

/** A table whose route can be closed. */
async function table(official = "carrier") {
  const transport = new FakeHost();
  const session = open("t", transport);
  const { view } = message(5);
  await shown(transport, message(5, { view: { ...view, official } }));
  return { transport, session, plan: session.plan };
}

/** Open the sheet with a closing mode that has choices. */
async function choosing(official) {
  const at = await table(official);
  void openClosing("close:each");
  at.transport.previews[0].answer({ ways: WAYS });
  await moment();
  return at;
}

/** Answer a preview with the requested choices. */
function grant(question) {
  const { wishes } = question;
  const steps = EACH.steps.map((one, at) => (wishes[at] && at < 3 ? { ...one, action: wishes[at] } : one));
  question.answer({ ways: { "close:each": way(2, ...steps) } });
}

test("the best closing mode is considered first, or the requested one", async () => {
  for (const [asked, first] of [
    [undefined, "close:bayern"],
    ["close:each", "close:each"],
  ]) {
    const { transport, plan } = await table();
    void openClosing(asked);
    transport.previews[0].answer({ ways: WAYS });
    await moment();
    assert.equal(plan.value.mode, first);
    assert.equal(plannedPreview.value, WAYS[first]);
  }
});

test("coaches and discards are asked later and are no part of the plan", async () => {
  assert.deepEqual(actions(EACH), ["close:each", "office:ulm", "office:linz"]);
  assert.deepEqual(
    laterSteps(EACH).map(({ action }) => action),
    ["coach:baden:rom"],
  );
  const { transport } = await choosing();
  void commitClosing();
  await moment();
  const { action, then, seq } = transport.asked[0].command;
  assert.deepEqual([action, then, seq], ["close:each", ["office:ulm", "office:linz"], 5]);
  assert.equal(transport.asked.length, 1);
});

test("a closing of one step is sent as one decision", async () => {
  const { transport } = await table();
  void openClosing();
  transport.previews[0].answer({ ways: { "close:each": way(1, step("close:each")) } });
  await moment();
  void commitClosing();
  await moment();
  assert.equal("then" in transport.asked[0].command, false);
});

test("a double press prepares one preview, requested once per position", async () => {
  const { transport, plan } = await table();
  void loadClosingPreviews();
  void openClosing();
  void openClosing();
  assert.equal(transport.previews.length, 1);
  transport.previews[0].answer({ ways: WAYS });
  await moment();
  assert.equal(bestClosing(), ONE);
  plan.value = null;
  await openClosing();
  assert.equal(transport.previews.length, 1);
  assert.ok(plan.value);
});

test("previews of a past position are not shown", async () => {
  const { transport, session, plan } = await table();
  void loadClosingPreviews();
  void openClosing();
  await shown(transport, message(6, { after: 5 }));
  transport.previews[0].answer({ ways: WAYS });
  await moment();
  assert.deepEqual([plan.value, session.closingPreviews.value, bestClosing()], [null, null, null]);
});

test("without a legal closing there is no plan; a failed preview is reported and requested again", async () => {
  const { transport, session, plan } = await table();
  void openClosing();
  transport.previews[0].lose();
  await moment();
  assert.deepEqual([plan.value, session.notice.value], [null, { key: "reason-offline" }]);
  void openClosing();
  transport.previews[1].refuse(403, { error: "not-your-turn" });
  await moment();
  assert.deepEqual(session.notice.value, { key: "reason-not-your-turn" });
  void openClosing();
  transport.previews[2].answer({ ways: {} });
  await moment();
  assert.equal(plan.value, null);
});

test("a chosen city is in the sent plan, however quickly it is sent", async () => {
  const { transport } = await choosing();
  chooseOption(1, "office:basel");
  void commitClosing();
  await moment();
  assert.equal(transport.asked.length, 0);
  assert.deepEqual(transport.previews[1].wishes, ["close:each", "office:basel", "office:linz"]);
  grant(transport.previews[1]);
  await moment();
  assert.deepEqual(transport.asked[0].command.then, ["office:basel", "office:linz"]);
});

test("two quick choices both count, whichever takes longer", async () => {
  const { transport, plan } = await choosing();
  chooseOption(1, "office:basel");
  chooseOption(2, "office:passau");
  await moment();
  assert.equal(transport.previews.length, 2); // the second waits for the first
  grant(transport.previews[1]);
  await moment();
  assert.deepEqual(transport.previews[2].wishes, ["close:each", "office:basel", "office:passau"]);
  grant(transport.previews[2]);
  await moment();
  assert.deepEqual(actions(plannedPreview.value), ["close:each", "office:basel", "office:passau"]);
  assert.deepEqual(plan.value.chosen, ["office:basel", "office:passau"]);
});

test("a route is not closed with an unanswered choice; the choice can be made again", async () => {
  const { transport, session } = await choosing();
  chooseOption(1, "office:basel");
  const committed = commitClosing();
  await moment();
  transport.previews[1].lose();
  assert.equal(await committed, false);
  assert.equal(transport.asked.length, 0);
  assert.equal(session.notice.value.key, "reason-offline");
  assert.deepEqual(actions(plannedPreview.value), ["close:each", "office:ulm", "office:linz"]);
  chooseOption(1, "office:basel");
  await moment();
  grant(transport.previews[2]);
  await moment();
  void commitClosing();
  await moment();
  assert.deepEqual(transport.asked[0].command.then, ["office:basel", "office:linz"]);
});

test("a choice equal to the suggestion needs no request", async () => {
  const { transport, plan } = await choosing();
  chooseOption(1, "office:ulm");
  await moment();
  assert.equal(transport.previews.length, 1);
  assert.deepEqual(plan.value.chosen, ["office:ulm"]);
});

test("a choice that is no option any more is dropped and not sent", async () => {
  const { transport } = await choosing();
  chooseOption(1, "office:berlin");
  assert.equal(await commitClosing(), false);
  assert.equal(transport.asked.length, 0);
});

test("a choice is not carried to the next plan", async () => {
  const { transport, plan } = await choosing();
  chooseOption(1, "office:basel");
  await moment();
  cancelClosing();
  await openClosing("close:each");
  grant(transport.previews[1]);
  await moment();
  assert.deepEqual(plan.value.chosen, []);
  assert.deepEqual(actions(plannedPreview.value), ["close:each", "office:ulm", "office:linz"]);
});

test("a dismissed plan, or one of another position or table, closes nothing", async () => {
  const ends = [
    () => cancelClosing(),
    (transport) => shown(transport, message(6, { after: 5 })),
    () => open("other", new FakeHost()),
  ];
  for (const end of ends) {
    const { transport } = await choosing();
    chooseOption(1, "office:basel");
    const committed = commitClosing();
    await moment();
    await end(transport);
    grant(transport.previews[1]);
    assert.equal(await committed, false);
    assert.equal(transport.asked.length, 0);
  }
  assert.equal(await commitClosing(), false);
});

test("the cartwright is offered where it can be called, and sent last", async () => {
  const { transport, plan } = await choosing(null);
  assert.deepEqual(transport.previews[1].wishes, ["close:each", "office:ulm", "office:linz", CARTWRIGHT]);
  const helped = way(7, ...EACH.steps, step(CARTWRIGHT));
  transport.previews[1].answer({ ways: { "close:each": helped } });
  await moment();
  assert.equal(plannedPreview.value, EACH);
  callCartwright(true);
  assert.equal(plannedPreview.value, helped);
  void commitClosing();
  await moment();
  assert.deepEqual(transport.asked[0].command.then, ["office:ulm", "office:linz", CARTWRIGHT]);
  callCartwright(false);
  assert.equal(plan.value.cartwright, false);
});

test("the cartwright is not offered where it cannot be called, nor asked about after another official", async () => {
  const { transport, plan } = await choosing(null);
  transport.previews[1].answer({ ways: { "close:each": EACH } });
  await moment();
  assert.deepEqual(plan.value.withCartwright, {});
  const other = await choosing("carrier");
  assert.equal(other.transport.previews.length, 1);
  assert.deepEqual(other.plan.value.withCartwright, {});
});

test("another closing mode requests the cartwright's gain once", async () => {
  const { transport, plan } = await choosing(null);
  transport.previews[1].answer({ ways: { "close:each": way(7, ...EACH.steps, step(CARTWRIGHT)) } });
  await moment();
  void selectMode("close:bayern");
  assert.equal(plan.value.mode, "close:bayern"); // before the answer
  transport.previews[2].answer({ ways: { "close:bayern": way(9, ...ONE.steps, step(CARTWRIGHT)) } });
  await moment();
  assert.deepEqual(Object.keys(plan.value.withCartwright), ["close:each", "close:bayern"]);
  await selectMode("close:each");
  await selectMode("close:bayern");
  assert.equal(transport.previews.length, 3);
});

test("the cartwright's gain is not shown in a dismissed plan", async () => {
  const { transport, plan } = await choosing(null);
  transport.previews[1].answer({ ways: { "close:each": way(7, ...EACH.steps, step(CARTWRIGHT)) } });
  await moment();
  void selectMode("close:bayern");
  cancelClosing();
  transport.previews[2].answer({ ways: { "close:bayern": way(9, ...ONE.steps, step(CARTWRIGHT)) } });
  await moment();
  assert.equal(plan.value, null);
});
