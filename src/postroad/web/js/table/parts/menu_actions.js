// Menu actions with a confirmation: undo, leaving the seat, resigning, deleting the table.

import { go } from "../../app/router.js";
import { loadTexts, t } from "../../app/texts.js";
import { askConfirmation } from "../../ui/overlay.js";
import { currentSession, me } from "../session/current.js";
import { errorNotice, leaveSeat, requestUndo, resign } from "../session/decide.js";
import { lastDecisionsOf, undoneSteps } from "./history.js";

/** Ask before an action. @param {() => string} question @param {string} button */
async function ask(question, button) {
  await loadTexts("together");
  return askConfirmation(question(), t(button));
}

export async function confirmUndo() {
  const seat = /** @type {number} */ (me.value);
  const { words, more } = undoneSteps(seat, lastDecisionsOf(seat));
  const question = () => [t("confirm-take-back"), words, ...(more ? [t("undo-more")] : [])].join(" ");
  if (await ask(question, "undo")) await requestUndo();
}

export async function confirmLeave() {
  if (await ask(() => t("confirm-away"), "menu-away")) await leaveSeat();
}

export async function confirmResign() {
  if (await ask(() => t("confirm-resign"), "menu-resign")) await resign();
}

export async function confirmDelete() {
  if (!(await ask(() => t("confirm-delete"), "menu-delete"))) return;
  const session = currentSession();
  await session.transport.deleteTable().then(
    () => session.closed || go("/"), // the player may have opened another table
    (error) => (session.notice.value = errorNotice(error)),
  );
}
