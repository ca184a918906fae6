// The question to the last player after all others resigned: continue against bots, or let bots finish the game.

import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { continuesAlone, currentSession, mySeats, table, view } from "../session/current.js";
import { endGame } from "../session/decide.js";
import { seatName } from "../session/names.js";

/** The key of the stored choice to continue, which holds over a reload. */
const key = () => `postroad.plays-on.${currentSession().id}`;

function continuedBefore() {
  try {
    return sessionStorage.getItem(key()) !== null;
  } catch {
    return false; // the browser blocks storage
  }
}

function continueAlone() {
  continuesAlone.value = true;
  try {
    sessionStorage.setItem(key(), "");
  } catch {
    // without storage the choice holds until the page is closed
  }
}

export function AloneWithBots() {
  const { seats } = table.value;
  const resigned = seats.findIndex(({ away }) => away === "resigned" || away === "removed");
  const last = mySeats.value.length > 0 && seats.every(({ kind }, seat) => kind === "bot" || mySeats.value.includes(seat));
  const mayReturn = seats.some(({ away }) => away === "left" || away === "time");
  if (!last || resigned < 0 || mayReturn || view.value.decides === null || continuesAlone.value || continuedBefore()) return null;
  return html`<section class="asked" role="alert">
    <p>${t("alone", { who: seatName(resigned) })}</p>
    <button class="button" onClick=${endGame}>${t("alone-end")}</button>
    <button class="button button-primary" onClick=${continueAlone}>${t("alone-play-on")}</button>
  </section>`;
}
