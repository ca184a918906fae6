// The card of a lesson: the step, its task, and the answer to each try.

import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { go } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { useScrollHint } from "../../table/sheets/scroll_hint.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Link } from "../../ui/link.js";
import { useQuickPlay } from "../../ui/use_quick_play.js";
import { Lessons, lessonName } from "./lessons.js";

/** @import { LessonStep } from "./lesson_step.js" */

const PAUSE = 1100; // ms for each decision of a demonstration

/** Play the decisions that lead to the goal one by one, slowly enough to follow. @param {LessonStep} step */
function useDemonstration(step) {
  const [showing, setShowing] = useState(false);
  useEffect(() => {
    if (!showing) return;
    const decide = () => (step.next && !step.done.peek() ? step.showNext() : setShowing(false));
    decide();
    const timer = setInterval(decide, PAUSE);
    return () => clearInterval(timer);
  }, [showing]);
  return { showing, show: () => setShowing(true) };
}

/** @param {{ step: LessonStep, lesson: string, number: number, count: number }} props */
export function Card({ step, lesson, number, count }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const onward = useRef(/** @type {HTMLElement | null} */ (null));
  const { showing, show } = useDemonstration(step);
  const done = step.done.value;
  const last = number === count;
  const { id } = step.step;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (done)
      /** @type {HTMLElement | null | undefined} */ (onward.current?.querySelector("a, button"))?.focus({ preventScroll: true });
  }, [done]);
  return html`<section class=${`lesson-card ${done ? "lesson-done" : ""} ${done && last ? "lesson-over" : ""}`} aria-labelledby="lesson-heading">
    <header class="lesson-head">
      <h2 id="lesson-heading" tabindex="-1" ref=${heading}>${t(`lesson-${id}-title`)}</h2>
      <span class="lesson-number"><span class="lesson-name">${lessonName(lesson)}</span>${t("lesson-at", { done: number, count })}</span>
      <button class="button-quiet button-icon" type="button" aria-label=${t("lesson-leave")} title=${t("lesson-leave")} onClick=${() => go("/")}><${Icon} name="close" /></button>
    </header>
    <div class="lesson-words" tabindex="0" role="group" aria-labelledby="lesson-heading" ...${useScrollHint()}>
      <${Feedback} step=${step} />
      ${done && last && html`<p>${t("lesson-more")}</p><${Lessons} but=${lesson} />`}
    </div>
    <footer class="lesson-ways" ref=${onward}>
      ${done && html`<${Onward} ...${{ lesson, number, last }} />`}
      ${!done && html`<button class="button" type="button" disabled=${showing} onClick=${show}>${t("lesson-show")}</button>`}
      ${number > 1 && html`<${Link} class="button" to=${`/lesson/${lesson}/${number - 1}`} aria-label=${t("lesson-back")} title=${t("lesson-back")}><${Icon} name="arrow-left" /><//>`}
      ${!done && !last && html`<${Link} class="button lesson-skip" to=${`/lesson/${lesson}/${number + 1}`} aria-label=${t("lesson-skip")} title=${t("lesson-skip")}><span>${t("lesson-skip-short")}</span><${Icon} name="skip" /><//>`}
    </footer>
  </section>`;
}

/** The answer to the last try, then the task. @param {{ step: LessonStep }} props */
function Feedback({ step }) {
  const words = step.says.value;
  const task = `lesson-${step.step.id}-ask`;
  const wrong = words !== task && !step.done.value;
  return html`<div class=${wrong ? "lesson-answered" : ""}><div role="status">${words !== task && html`<p key=${step.failures.value} class=${wrong ? "lesson-wrong" : "lesson-praise"}>${t(words)}</p>`}</div>
    ${!step.done.value && html`<p class="lesson-task">${t(task)}</p>`}</div>`;
}

/** @param {{ lesson: string, number: number, last: boolean }} props */
const Onward = ({ lesson, number, last }) =>
  last
    ? html`${lesson === "base" && html`<${FirstGame} />`}<${Link} class=${`button ${lesson === "base" ? "" : "button-primary"}`} to="/">${t("lesson-finish")}<//>`
    : html`<${Link} class="button button-primary" to=${`/lesson/${lesson}/${number + 1}`}>${t("lesson-next")}<${Icon} name="arrow-right" /><//>`;

/** A button that starts a first real game. */
function FirstGame() {
  const { play, busy, error } = useQuickPlay();
  return html`<button class="button button-primary" type="button" disabled=${busy} onClick=${play}><${Icon} name="horn" />${t("lesson-play")}</button>
    ${error && html`<p class="wrong" role="alert">${error}</p>`}`;
}
