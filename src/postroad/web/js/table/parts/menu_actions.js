// What the menu does after a question: taking back, leaving the seat to a bot, giving up, deleting the table.

import { go } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { askConfirmation } from "../../ui/overlay.js";
import { currentSession, me } from "../session/current.js";
import { askUndo, goAway, resign, trouble } from "../session/decide.js";
import { goingBack, lastStepOf } from "./history.js";

export async function takeBack() {
  const seat = /** @type {number} */ (me.value);
  const { words, more } = goingBack(seat, lastStepOf(seat));
  const question = [t("confirm-take-back"), words, ...(more ? [t("undo-more")] : [])].join(" ");
  if (await askConfirmation(question, t("undo"))) await askUndo();
}

export async function askAway() {
  if (await askConfirmation(t("confirm-away"), t("menu-away"))) await goAway();
}

export async function askResign() {
  if (await askConfirmation(t("confirm-resign"), t("menu-resign"))) await resign();
}

export async function askDelete() {
  if (!(await askConfirmation(t("confirm-delete"), t("menu-delete")))) return;
  const session = currentSession();
  await session.transport.deleteTable().then(
    () => session.closed || go("/"), // by then, this may be another table
    (error) => (session.notice.value = trouble(error)),
  );
}
