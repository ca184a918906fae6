// Commands of the open table: decisions, undo, votes, seats, clock and chat.
import { HttpError } from "../../app/api.js";
import { play } from "../../app/sound.js";
import { ServiceFailed } from "../../local/local_client.js";
import { currentSession } from "./current.js";
import { NOT_YOUR_TURN, OFFLINE, ownSeats } from "./session.js";

/** @typedef {import("./transport.d.ts").CommandKind} CommandKind */

/** @param {CommandKind} kind @param {Partial<import("./transport.d.ts").Command>} [more] @param {number} [seat] */
const send = (kind, more, seat) => currentSession().outbox.send(kind, more, seat);

/** Send one decision, or the decisions of a plan: the transport applies all of them or none. @param {string} action @param {string[]} then */
export const decide = (action, ...then) => send("decisions", then.length ? { action, then } : { action });
export const undo = () => send("undo");
export const resign = () => send("resign");
/** Resign all own seats and let the bots finish the game at full speed. */
export async function endGame() {
  const session = currentSession();
  for (const seat of ownSeats(session.table.value, session.you.value))
    if (!(await session.outbox.send("resign", {}, seat))) return; // refused, or the player left the table
  session.subscription?.pace(0);
}
/** Leave the seat to a bot until the player returns. */
export const leaveSeat = () => send("leave");
/** @param {number} seat */
export const returnToSeat = (seat) => send("back", {}, seat);
/** Replace a player by a bot. @param {number} seat */
export const removePlayer = (seat) => send("remove", {}, seat);
/** Seat the clergy: one rank for each coach, in the order of the coaches. The others may still be seating theirs. @param {string[]} ranks */
export const seatClergy = (ranks) => send("seating", { ranks });
/** Ask the others to agree to an undo of the last own decision. */
export const requestUndo = () => send("ask-undo");
/** Vote on a request of another player. @param {number} seat @param {boolean} agree */
export const answerVote = (seat, agree) => send("answer", { agree }, seat);
/** Ask the others to agree to a seat transfer. @param {number} seat */
export const requestSeatTransfer = (seat) => send("ask-seat", {}, seat);
/** Ask the others to agree to a pause of the clock. */
export const requestPause = () => send("ask-pause");
/** Resume the paused clock. @param {number} seat */
export const resumeClock = (seat) => send("resume", {}, seat);
/** Cancel a seat transfer, so that the player keeps the seat. @param {number} seat */
export const cancelSeatTransfer = (seat) => send("keep-seat", {}, seat);
/** Discard the command that could not be sent. */
export const discardUnsent = () => currentSession().outbox.discard();

/** The latest request for a reason; an older answer is ignored. @type {object | null} */
let lastExplained = null;

/** Show why an action is illegal now. @param {string} action */
export async function explain(action) {
  const session = currentSession();
  const { me, view, notice, transport } = session;
  if (me.value === null || !view.value || !transport.can.decide) return;
  if (view.value.decides !== me.value) {
    notice.value = { key: view.value.decides === null ? "reason-over" : NOT_YOUR_TURN };
    return;
  }
  const shownView = view.value;
  const request = (lastExplained = {});
  const reasonNotice = await transport
    .whyNot(me.value, action)
    .then(({ reason }) => reason && { key: `reason-${reason}`, action, reason }, errorNotice);
  if (lastExplained !== request || view.value !== shownView || session.outbox.delivery || session.closed) return; // the player has done something else meanwhile
  notice.value = reasonNotice;
  play("refuse");
}

/** @param {import("../../wire.d.ts").NewChatMessage} message @returns {Promise<boolean>} whether the transport accepted it */
export function sendChat(message) {
  const { transport, notice } = currentSession();
  return transport.sendChat(message).then(
    () => true,
    (/** @type {unknown} */ error) => {
      notice.value = errorNotice(error);
      return false;
    },
  );
}

/** The notice for a failed request. @param {unknown} error */
export const errorNotice = (error) => ({
  key: error instanceof HttpError ? `reason-${error.body?.error}` : error instanceof ServiceFailed ? "reason-stopped" : OFFLINE,
});
