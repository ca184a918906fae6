// A wish to take something back: for whoever is asked, and for whoever waits.

import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { you } from "../session/current.js";
import { answer } from "../session/decide.js";
import { who } from "../session/names.js";
import { goingBack } from "./history.js";
import { addressed } from "./requests.js";

/** What would be taken back. @param {{ vote: import("../../wire.d.ts").Vote }} props */
function GoingBack({ vote }) {
  const { words, more } = goingBack(vote.seat, vote.undoes);
  return html`<q class="asked-what">${words}</q> ${more && t("undo-more")}`;
}

/** @param {{ vote: import("../../wire.d.ts").Vote }} props */
export function UndoAsked({ vote }) {
  const mine = vote.waiting.filter((/** @type {number} */ seat) => you.value?.seats.includes(seat)); // also one that a bot keeps
  if (!mine.length)
    return html`<section class="asked" role="status">
      <p>${addressed("undo-asked", vote.seat)} <${GoingBack} vote=${vote} /> ${t("undo-waiting")}</p>
      ${you.value.seats.includes(vote.seat) && html`<button class="button" onClick=${() => answer(vote.seat, false)}>${t("undo-withdraw")}</button>`}
    </section>`;
  return mine.map(
    (/** @type {number} */ seat) => html`<section key=${seat} class="asked" role="alert">
      <p>${t("undo-asked", { who: who(vote.seat) })} <${GoingBack} vote=${vote} /></p>
      <button class="button" onClick=${() => answer(seat, false)}>${t("undo-refuse")}</button>
      <button class="button button-primary" onClick=${() => answer(seat, true)}>${t("undo-agree")}</button>
    </section>`,
  );
}
