// The vote on a pause of the clock, and the paused clock with its button.

import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { mySeats, you } from "../session/current.js";
import { answerVote, resumeClock } from "../session/decide.js";
import { seatName } from "../session/names.js";

/** @import { Vote } from "../../wire.d.ts" */

/** @param {number} seat */
const mine = (seat) => you.value.seats.includes(seat);

/** @param {{ vote: Vote }} props */
export function PauseVote({ vote }) {
  const votingSeats = vote.waiting.filter(mine);
  const own = mine(vote.seat);
  if (!votingSeats.length)
    return html`<section class="asked" role="status">
      <p>${own ? t("pause-asked-you") : t("pause-asked", { who: seatName(vote.seat) })} ${t("undo-waiting")}</p>
      ${own && html`<button class="button" onClick=${() => answerVote(vote.seat, false)}>${t("undo-withdraw")}</button>`}
    </section>`;
  return votingSeats.map(
    (/** @type {number} */ seat) => html`<section key=${seat} class="asked" role="alert">
      <p>${t("pause-asked", { who: seatName(vote.seat) })}</p>
      <button class="button" onClick=${() => answerVote(seat, false)}>${t("undo-refuse")}</button>
      <button class="button button-primary" onClick=${() => answerVote(seat, true)}>${t("undo-agree")}</button>
    </section>`,
  );
}

/** The notice of a paused clock; a player here may resume it. */
export function PausedClock() {
  const [seat] = mySeats.value;
  return html`<section class="asked" role="status">
    <p>${t("pause-stands")} ${seat !== undefined && t("pause-play-on")}</p>
    ${seat !== undefined && html`<button class="button" onClick=${() => resumeClock(seat)}>${t("pause-go-on")}</button>`}
  </section>`;
}
