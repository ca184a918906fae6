// Menu actions with a confirmation: undo, leaving the seat, resigning, deleting the table.

import { go } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { askConfirmation } from "../../ui/overlay.js";
import { currentSession, me } from "../session/current.js";
import { errorNotice, leaveSeat, requestUndo, resign } from "../session/decide.js";
import { lastDecisionsOf, undoneSteps } from "./history.js";

export async function confirmUndo() {
  const seat = /** @type {number} */ (me.value);
  const { words, more } = undoneSteps(seat, lastDecisionsOf(seat));
  const question = [t("confirm-take-back"), words, ...(more ? [t("undo-more")] : [])].join(" ");
  if (await askConfirmation(question, t("undo"))) await requestUndo();
}

export async function confirmLeave() {
  if (await askConfirmation(t("confirm-away"), t("menu-away"))) await leaveSeat();
}

export async function confirmResign() {
  if (await askConfirmation(t("confirm-resign"), t("menu-resign"))) await resign();
}

export async function confirmDelete() {
  if (!(await askConfirmation(t("confirm-delete"), t("menu-delete")))) return;
  const session = currentSession();
  await session.transport.deleteTable().then(
    () => session.closed || go("/"), // the player may have opened another table
    (error) => (session.notice.value = errorNotice(error)),
  );
}
