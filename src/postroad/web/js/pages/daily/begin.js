// The button that starts the player's one game of a day, or continues it.

import { useState } from "../../../vendor/hooks.js";
import { guestName } from "../../app/player.js";
import { goIfStillHere } from "../../app/router.js";
import { joinNames, t } from "../../app/texts.js";
import { today } from "../../local/days.js";
import { dealOf } from "../../local/deal.js";
import { dailyTable } from "../../local/local_client.js";
import { requestErrorText } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Link } from "../../ui/link.js";
import { freeName } from "../../ui/seat_choices.js";
import { useTables } from "../landing/tables.js";
import { nextStepPath } from "../lesson/progress.js";
import { newModules, storeOffered } from "./new_modules.js";

/** @import { MyTable } from "../../wire.d.ts" */

/** The person's own name, and others for the bots. @param {string} date */
function namesFor(date) {
  const mine = { name: guestName() };
  /** @type {{ name: string }[]} */
  const seats = [];
  for (const level of dealOf(date).levels) seats.push(level ? { name: freeName([mine, ...seats]) } : mine);
  return seats.map(({ name }) => name);
}

/** @param {{ modules: string[], play: () => void, busy: boolean, wrong: string }} props */
const LessonOffer = ({ modules, play, busy, wrong }) => {
  const names = modules.map((module) => t(`module-${module}`));
  return html`<div role="status">
      <p>${t("daily-unmet", { modules: joinNames(names) })}</p>
      <p class="row">
        ${modules.map((module, at) => html`<${Link} key=${module} class="button button-primary" to=${nextStepPath(module)}>${t("daily-lesson", { module: names[at] })}<//>`)}
        <button class="button" type="button" disabled=${busy} onClick=${play}>${t("daily-anyway")}</button>
      </p>
    </div>
    <p class="wrong" role="alert">${wrong}</p>`;
};

/** @param {{ date: string, table: MyTable | null, first?: boolean }} props `first`: is it offered before other players' results are shown? */
export function Begin({ date, table, first = false }) {
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const [lessons, setLessons] = useState(/** @type {string[]} */ ([]));
  const { tables } = useTables();
  const late = date < today();
  /** Offer the lessons of modules that the player has not met, before the game starts. */
  async function begin() {
    const modules = newModules(date, tables ?? []);
    if (!modules.length) return play();
    storeOffered(modules);
    setLessons(modules);
  }
  async function play() {
    const go = goIfStillHere();
    setBusy(true);
    try {
      const { id } = await dailyTable({ date, late }, namesFor(date));
      go(`/table/${id}`);
    } catch (error) {
      setWrong(requestErrorText(error));
      setBusy(false);
    }
  }
  if (table)
    return html`<p><${Link} class="button button-primary button-large" to=${`/table/${table.id}`}><${Icon} name="horn" />${t("landing-continue")}<//></p>`;
  if (lessons.length) return html`<${LessonOffer} ...${{ modules: lessons, play, busy, wrong }} />`;
  return html`<p>
      <button class="button-primary button-large" type="button" disabled=${busy || !tables} onClick=${begin}><${Icon} name="horn" />${t(first ? "daily-play-first" : "daily-play")}</button>
    </p>
    <p class="muted small">${t("daily-rules")}${late && ` ${t("daily-late-rule")}`}</p>
    <p class="wrong" role="alert">${wrong}</p>`;
}
