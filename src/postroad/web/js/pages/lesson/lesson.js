// A lesson: short steps on the real table, each from a prepared position with one goal.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { load } from "../../app/loading.js";
import { guestName } from "../../app/player.js";
import { go } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { Desk } from "../../table/desk.js";
import { saveRecord, shareGame } from "../../table/parts/save_game.js";
import { currentSession, me, open, session, table, view } from "../../table/session/current.js";
import { useSession } from "../../table/use_session.js";
import { html } from "../../ui/html.js";
import { loadRules } from "../../ui/rules_here.js";
import { useTitle } from "../../ui/title.js";
import { Final } from "../final/final.js";
import { Card } from "./card.js";
import { LessonStep } from "./lesson_step.js";
import { storeStep } from "./progress.js";
import { LESSONS } from "./steps.js";

const ID = "lesson"; // of the session: a lesson is no table, so nothing is stored

/** The step that the address names, or the nearest one that exists. @param {string} id */
function stepInAddress(id) {
  const [wanted, at] = id.split("/");
  const lesson = Object.hasOwn(LESSONS, wanted) ? wanted : "base";
  const { length: count } = LESSONS[lesson];
  return { lesson, number: Math.min(Math.max(Math.floor(Number(at)) || 1, 1), count), count };
}

/** @param {{ id: string }} props */
export function LessonScreen({ id }) {
  const { lesson, number, count } = stepInAddress(id);
  const [step, setStep] = useState(/** @type {LessonStep | null} */ (null));
  useTitle(t("lesson-title"));
  useEffect(() => {
    let left = false;
    const names = [t("lesson-rival"), guestName()];
    void load(loadRules).then((rules) => left || setStep(new LessonStep(rules, LESSONS[lesson][number - 1], names)));
    return () => {
      left = true;
    };
  }, []);
  if (!step) return html`<main class="opening" aria-busy="true"><p>${t("opening")}</p></main>`;
  return html`<${StepDesk} ...${{ step, lesson, number, count }} />`;
}

/** @param {{ step: LessonStep, lesson: string, number: number, count: number }} props */
function StepDesk({ step, lesson, number, count }) {
  const [atScore, setAtScore] = useState(false);
  const done = step.done.value;
  useSession(() => open(ID, step.transport), []);
  useEffect(() => {
    if (!done) return;
    storeStep(lesson, number, count);
    currentSession().doneKey.value = number < count ? "lesson-step-done" : "lesson-all-done";
  }, [done]);
  if (session.value?.transport !== step.transport || !currentSession().view.value) return null;
  if (atScore)
    return html`<${Final}
      table=${table.value}
      view=${view.value}
      me=${me.value}
      again=${null}
      onLeave=${() => go("/")}
      onRecord=${saveRecord}
      onShare=${shareGame}
      onMap=${() => setAtScore(false)}
    />`;
  return html`<div class="lesson">
    <${Desk}
      over=${view.value.decides === null}
      onFinal=${() => setAtScore(true)}
      card=${html`<${Card} ...${{ step, lesson, number, count }} />`}
    />
  </div>`;
}
