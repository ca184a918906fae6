// Hints in every phase: with a reason, in every language, and for actions that are legal.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { hintCount } from "../../src/postroad/web/js/app/hints_asked.js";
import { changeSettings } from "../../src/postroad/web/js/app/settings.js";
import { PHASES } from "../../src/postroad/web/js/engine/layout.js";
import { act } from "../../src/postroad/web/js/table/input/targets.js";
import { mayHint } from "../../src/postroad/web/js/table/parts/bar.js";
import { HintNote } from "../../src/postroad/web/js/table/parts/hint.js";
import { toggleHint } from "../../src/postroad/web/js/table/session/hint.js";
import { closingSteps as inSheet, openClosing } from "../../src/postroad/web/js/table/session/plan.js";
import { actionText, reasonText } from "../../src/postroad/web/js/ui/reason_text.js";
import { GAP, loadLanguage } from "./support/help_words.js";
import { LANGUAGES, NAMES, seated, settled } from "./support/seated.js";

const SELDOM = ["reward-card", "reward-office", "play-second"]; // phases that are rare in games of bots
const NO_CHOICE = ["end", "over"];

beforeEach(() => changeSettings({ confirm: false }));
afterEach(() => changeSettings({ confirm: true }));

/** The master's hints for the first seat in each phase of some games. */
async function hintsByPhase() {
  const found = new Map();
  for (const seed of [11, 12, 13]) {
    const { transport, session } = await seated({ modules: true, seed });
    const sent = [];
    session.outbox.send = async (_, { action }) => sent.push(action);
    const isNew = ({ game }) => game.seat === 0 && game.legal().length > 1 && !found.has(game.view(0).phase);
    while (!transport.table.game.over) {
      transport.advance((table) => !isNew(table));
      await settled();
      if (transport.table.game.over) break;
      const { phase } = session.view.value;
      assert.ok(mayHint(), phase);
      await toggleHint();
      const { state, answer } = session.hint.value;
      assert.equal(state, "ready");
      assert.ok(HintNote());
      await act(answer.action);
      if (answer.action.startsWith("close:")) planned(session.plan.value, answer);
      else assert.equal(sent.pop(), answer.action);
      found.set(phase, answer);
    }
  }
  return found;
}

/** Check that the closing sheet shows the master's offices, and the cartwright if the master calls it. */
function planned({ mode, previews, cartwright }, { action, then }) {
  const offices = then.filter((one) => one !== "call:cartwright");
  assert.deepEqual(
    inSheet(previews[mode]).map((step) => step.action),
    [action, ...offices],
  );
  assert.equal(cartwright, then.length > offices.length);
}

test("a hint to close plans the cities that the master chooses", async () => {
  const { session, transport } = await seated({ seed: 11 });
  transport.advance(({ game }) => game.seat !== 0 || !game.legal().some((one) => one.startsWith("close:")));
  await settled();
  await openClosing("close:each");
  const { previews } = session.plan.value;
  for (const [way, usual] of Object.entries(previews)) {
    const choice = inSheet(usual).findLast(({ options }) => options.length > 1);
    if (!choice || choice.action === way) continue;
    const meant = choice.options.find((option) => option !== choice.action);
    const then = inSheet(usual)
      .slice(1)
      .map((step) => (step === choice ? meant : step.action));
    await act(way, then);
    planned(session.plan.value, { action: way, then });
    return;
  }
  assert.fail("no way leaves a choice");
});

test("hints work in every phase", async () => {
  await loadLanguage("en", "hints");
  const found = await hintsByPhase();
  const due = PHASES.filter((phase) => ![...SELDOM, ...NO_CHOICE].includes(phase));
  assert.deepEqual(
    due.filter((phase) => !found.has(phase)),
    [],
  );
  for (const language of LANGUAGES) {
    await loadLanguage(language, "hints");
    for (const [phase, { action, grounds }] of found) {
      assert.ok(grounds.length >= 1, phase);
      assert.doesNotMatch(actionText(action), GAP);
      for (const ground of grounds) assert.match(reasonText(ground, NAMES), /^[^${}]+[.。]$/, phase);
    }
  }
});

test("a second request or a decision closes the hint", async () => {
  localStorage.clear();
  const { session, decide } = await seated();
  assert.equal(hintCount(session.id), 0, "the game was followed from its first round on");
  await toggleHint();
  assert.equal(hintCount(session.id), 1);
  assert.ok(session.hint.value);
  await toggleHint();
  assert.deepEqual([session.hint.value, HintNote()], [null, null]);
  await toggleHint();
  await decide("take:deck");
  assert.equal(session.hint.value, null);
});

test("a network that cannot be fetched is reported", async () => {
  const { session, transport } = await seated();
  transport.hint = async () => Promise.reject(new Error("nobody"));
  await toggleHint();
  assert.deepEqual(session.hint.value, { state: "unfetched" });
});

test("no hints are offered without consent, nor in memory mode", async () => {
  await seated({ levels: [null, null] });
  assert.equal(mayHint(), false);
  await seated({ by_heart: true });
  assert.equal(mayHint(), false);
  await seated();
  assert.equal(mayHint(), true);
});
