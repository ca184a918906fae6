// A press on a piece, with a confirmation where one is needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { act } from "../../src/postroad/web/js/table/input/targets.js";
import { notice, open } from "../../src/postroad/web/js/table/session/current.js";
import { FakeHost, message, moment, shown } from "./support/fake_transport.js";

/** Run an action that asks a question; returns the function that answers it. */
function asked(doing) {
  const answers = [];
  const Plain = globalThis.Promise;
  globalThis.Promise = class extends Plain {
    constructor(begin) {
      super((answer, fail) => {
        answers.push(answer);
        begin(answer, fail);
      });
    }
  };
  doing();
  globalThis.Promise = Plain;
  return answers[0];
}

const before = { ...message(5).view, legal: ["start:ulm"], seats: [{ route: ["linz"] }, {}] };

test("a confirmed loss of the route begins a new one", async () => {
  const transport = new FakeHost();
  open("agreed", transport);
  await shown(transport, message(5, { view: before }));
  asked(() => act("start:ulm"))(true);
  await moment();
  assert.deepEqual(
    transport.asked.map(({ command }) => [command.seq, command.action]),
    [[5, "start:ulm"]],
  );
});

test("a confirmation for a past position sends nothing", async () => {
  const transport = new FakeHost();
  open("late", transport);
  await shown(transport, message(5, { view: before }));
  const answer = asked(() => act("start:ulm"));
  await shown(transport, message(6, { after: 5, view: { ...before, legal: ["end"] } }));
  answer(true);
  await moment();
  assert.deepEqual(transport.asked, []);
  assert.equal(notice.value?.key, "reason-stale");
});
