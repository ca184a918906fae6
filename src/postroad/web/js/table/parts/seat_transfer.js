// The transfer of a seat: the vote, the offer with its link, and cancelling.

import { joinNames, loadTexts, t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { askConfirmation, showOverlay } from "../../ui/overlay.js";
import { currentSession, table, tableStatus, you } from "../session/current.js";
import { answerVote, cancelSeatTransfer, requestSeatTransfer } from "../session/decide.js";
import { seatName } from "../session/names.js";

/** @import { SeatTransfer, Vote } from "../../wire.d.ts" */

/** @param {number} seat */
const mine = (seat) => you.value.seats.includes(seat);

/** The text for the requester, the seat's owner or the others. @param {string} key @param {Vote | SeatTransfer} wish */
function words(key, { seat, by }) {
  const own = by?.id === table.value.seats[seat].player;
  const values = { who: seatName(seat), by: by?.name ?? "" };
  if (by?.id === you.value.player) return t(own ? `${key}-you` : `${key}-by-you`, values);
  return t(mine(seat) ? `${key}-yours` : own ? `${key}-own` : key, values);
}

/** The button that cancels the transfer; the seat's owner keeps the seat. @param {{ seat: number, primary?: boolean }} props */
const CancelTransfer = ({ seat, primary }) =>
  html`<button class=${`button ${primary ? "button-primary" : ""}`} onClick=${() => cancelSeatTransfer(seat)}>${t(primary ? "seat-keep" : "seat-call-off")}</button>`;

/** The vote, for voters and for those who wait. @param {{ vote: Vote }} props */
export function TransferVote({ vote }) {
  const votingSeats = vote.waiting.filter(mine);
  const ownSeatRequested = mine(vote.seat) && vote.by?.id !== you.value.player;
  if (!votingSeats.length)
    return html`<section class="asked" role=${ownSeatRequested ? "alert" : "status"}>
      <p>${words("seat-asked", vote)} ${vote.waiting.length > 0 && t("seat-waiting", { names: joinNames(vote.waiting.map(seatName)) })}</p>
      ${(ownSeatRequested || vote.by?.id === you.value.player) && html`<${CancelTransfer} seat=${vote.seat} primary=${ownSeatRequested} />`}
    </section>`;
  return votingSeats.map(
    (/** @type {number} */ seat) => html`<section key=${seat} class="asked" role="alert">
      <p>${words("seat-asked", vote)}</p>
      <button class="button" onClick=${() => answerVote(seat, false)}>${t("undo-refuse")}</button>
      <button class="button button-primary" onClick=${() => answerVote(seat, true)}>${t("undo-agree")}</button>
    </section>`,
  );
}

/** The offer after all agreed. @param {{ transfer: SeatTransfer }} props */
export function TransferOffer({ transfer }) {
  const isRequester = transfer.by.id === you.value.player;
  const ownSeatOffered = mine(transfer.seat) && !isRequester;
  return html`<section class="asked" role=${ownSeatOffered ? "alert" : "status"}>
    <p>${words("seat-offered", transfer)}</p>
    ${(you.value.host || you.value.seats.length > 0) && html`<${CancelTransfer} seat=${transfer.seat} primary=${ownSeatOffered} />`}
    ${isRequester && html`<button class="button button-primary" onClick=${() => showLink(transfer.seat)}>${t("seat-show-link")}</button>`}
  </section>`;
}

/** @param {number} seat */
const showLink = (seat) => showOverlay({ kind: "seat", id: currentSession().id, seat, name: seatName(seat) });

/** @param {number} seat */
export async function transferSeat(seat) {
  const session = currentSession();
  await loadTexts("together");
  if (session.closed) return; // the player left the table
  const key = mine(seat) ? "confirm-hand-on" : "confirm-hand-on-other";
  if (!(await askConfirmation(t(key, { who: seatName(seat) }), t("do-hand-on"))) || !(await requestSeatTransfer(seat))) return;
  if (!session.closed && tableStatus.value.transfer?.by.id === you.value.player) showLink(seat); // no vote was needed
}
