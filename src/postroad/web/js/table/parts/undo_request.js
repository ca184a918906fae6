// The vote on an undo, for voters and for those who wait.

import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { you } from "../session/current.js";
import { answerVote } from "../session/decide.js";
import { seatName } from "../session/names.js";
import { undoneSteps } from "./history.js";
import { seatText } from "./requests.js";

/** The step that the undo would take back. @param {{ vote: import("../../wire.d.ts").Vote }} props */
function UndoneSteps({ vote }) {
  const { words, more } = undoneSteps(vote.seat, vote.undoes);
  return html`<q class="asked-what">${words}</q> ${more && t("undo-more")}`;
}

/** @param {{ vote: import("../../wire.d.ts").Vote }} props */
export function UndoVote({ vote }) {
  const mine = vote.waiting.filter((/** @type {number} */ seat) => you.value?.seats.includes(seat)); // also an own seat that a bot plays
  if (!mine.length)
    return html`<section class="asked" role="status">
      <p>${seatText("undo-asked", vote.seat)} <${UndoneSteps} vote=${vote} /> ${t("undo-waiting")}</p>
      ${you.value.seats.includes(vote.seat) && html`<button class="button" onClick=${() => answerVote(vote.seat, false)}>${t("undo-withdraw")}</button>`}
    </section>`;
  return mine.map(
    (/** @type {number} */ seat) => html`<section key=${seat} class="asked" role="alert">
      <p>${t("undo-asked", { who: seatName(vote.seat) })} <${UndoneSteps} vote=${vote} /></p>
      <button class="button" onClick=${() => answerVote(seat, false)}>${t("undo-refuse")}</button>
      <button class="button button-primary" onClick=${() => answerVote(seat, true)}>${t("undo-agree")}</button>
    </section>`,
  );
}
