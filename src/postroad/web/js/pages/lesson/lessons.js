// The list of lessons, with the steps done in each.

import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Link } from "../../ui/link.js";
import { doneOf, finished, nextStepPath } from "./progress.js";
import { LESSONS } from "./steps.js";

/** @param {string} lesson */
export const lessonName = (lesson) => (lesson === "base" ? t("lesson-base") : t(`module-${lesson}`));

/** @param {{ but?: string }} props `but`: the lesson to leave out */
export const Lessons = ({ but }) => html`<ul class="lessons">
  ${Object.entries(LESSONS)
    .filter(([lesson]) => lesson !== but)
    .map(
      ([lesson, { length: count }]) => html`<li key=${lesson}>
        <${Link} class="button" to=${nextStepPath(lesson)}>
          ${finished(lesson) && html`<${Icon} name="check" />`}${lessonName(lesson)} <small>${t("lesson-at", { done: doneOf(lesson), count })}</small>
        <//>
      </li>`,
    )}
</ul>`;
