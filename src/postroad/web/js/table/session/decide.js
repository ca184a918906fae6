// What is asked for at the open table.
import { HttpError } from "../../app/api.js";
import { play } from "../../app/sound.js";
import { currentSession } from "./current.js";
import { NOT_YOUR_TURN, OFFLINE, ownSeats } from "./session.js";

/** @typedef {import("./transport.d.ts").CommandKind} CommandKind */

/** @param {CommandKind} kind @param {Partial<import("./transport.d.ts").Command>} [more] @param {number} [seat] */
const send = (kind, more, seat) => currentSession().outbox.send(kind, more, seat);

/** One decision, or several of one plan: all of them or none. @param {string} action @param {string[]} then */
export const decide = (action, ...then) => send("decisions", then.length ? { action, then } : { action });
export const undo = () => send("undo");
export const resign = () => send("resign");
/** The last people at the table leave it to the bots, who bring the game to its end at once. */
export async function endGame() {
  const session = currentSession();
  for (const seat of ownSeats(session.table.value, session.you.value))
    if (!(await session.outbox.send("resign", {}, seat))) return; // or the table was left
  session.subscription?.pace(0);
}
/** A bot plays until one comes back. */
export const leaveSeat = () => send("leave");
/** @param {number} seat */
export const returnToSeat = (seat) => send("back", {}, seat);
/** The transport puts a bot in somebody's seat. @param {number} seat */
export const removePlayer = (seat) => send("remove", {}, seat);
/** Who rides in which coach, in the order of the coaches; the others need not have done it yet. @param {string[]} ranks */
export const seatClergy = (ranks) => send("seating", { ranks });
/** Ask everybody to take the own last decision back. */
export const requestUndo = () => send("ask-undo");
/** Agree to what somebody asks for, or refuse. @param {number} seat @param {boolean} agree */
export const answerVote = (seat, agree) => send("answer", { agree }, seat);
/** Ask everybody to let somebody else have a seat. @param {number} seat */
export const requestSeatTransfer = (seat) => send("ask-seat", {}, seat);
/** Ask everybody to let the clock stand still. */
export const requestPause = () => send("ask-pause");
/** It runs again. @param {number} seat */
export const resumeClock = (seat) => send("resume", {}, seat);
/** It stays whose it is. @param {number} seat */
export const cancelSeatTransfer = (seat) => send("keep-seat", {}, seat);
/** What could not be sent is forgotten. */
export const discardUnsent = () => currentSession().outbox.discard();

/** What was asked about last. @type {object | null} */
let lastExplained = null;

/** Say why something cannot be done now. @param {string} action */
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
  if (lastExplained !== request || view.value !== shownView || session.outbox.delivery || session.closed) return; // something else was done
  notice.value = reasonNotice;
  play("refuse");
}

/** @param {import("../../wire.d.ts").NewChatMessage} message @returns {Promise<boolean>} was it said? */
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

/** A failed question, in words. @param {unknown} error */
export const errorNotice = (error) => ({ key: error instanceof HttpError ? `reason-${error.body?.error}` : OFFLINE });
