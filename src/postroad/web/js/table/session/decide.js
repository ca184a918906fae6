// Decisions on their way to the server. Each has an id of its own, so that a repeated one has one effect.
import { batch } from "../../../vendor/signals.js";
import * as api from "../../app/api.js";
import { play } from "../../app/sound.js";
import { selected } from "./selection.js";
import { me, notice, receive, sending, tableId, tableSeq, view } from "./store.js";

const PAUSES = [300, 1000, 3000]; // ms before each further try
const AT_ONCE = 150; // ms in which an answer mostly comes; the table looks as before until then
/** The newest message when a decision was sent, and when its answer is there. @type {{ seq: number, answered: Promise<boolean> } | null} */
let onItsWay = null;
let more = 0; // decisions of a plan that are still to be sent: what is asked in between is not for anybody

const commandId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
const sleep = (/** @type {number} */ ms) => new Promise((go) => setTimeout(go, ms));

/** Send, and again if no answer comes. @param {string} table @param {Asking} what @param {api.Command} command */
async function insist(table, what, command) {
  for (let tries = 0; ; tries++) {
    try {
      return await api.post(table, what, command);
    } catch (error) {
      if (!(error instanceof api.Unreachable) || tries === PAUSES.length) throw error;
      notice.value = { key: "reason-offline" };
    }
    await sleep(PAUSES[tries]);
  }
}

/** @typedef {"decisions" | "undo" | "resign" | "leave" | "back" | "remove" | "seating" | "ask-undo" | "answer-undo"} Asking */

/** What means the same whatever happens meanwhile. @type {Asking[]} */
const ANY_TIME = ["leave", "back", "remove", "seating"];

/** @param {Asking} what @param {object} [rest] @param {number | null} [seat] @returns {Promise<boolean>} was it done? */
async function send(what, rest = {}, seat = me.value) {
  if (seat === null) return false;
  const seq = tableSeq();
  while (onItsWay) {
    if (onItsWay.seq === seq) return false; // pressed twice
    await onItsWay.answered; // what came of it was seen before its answer
  }
  onItsWay = {
    seq,
    answered: deliver(what, { seq: ANY_TIME.includes(what) ? undefined : seq, command: commandId(), seat, ...rest }),
  };
  const done = await onItsWay.answered;
  onItsWay = null;
  return done;
}

/** @param {Asking} what @param {api.Command & { action?: string }} command */
async function deliver(what, command) {
  const slow = setTimeout(() => (sending.value = true), AT_ONCE);
  const table = tableId();
  notice.value = null;
  try {
    const message = await insist(table, what, command);
    arrived(table, () => receive(message));
    return true;
  } catch (error) {
    arrived(table, () => refuse(error, command.action));
    return false;
  } finally {
    clearTimeout(slow);
  }
}

/** Shown at one go, unless another table is looked at by now: what came, and that nothing is on its way any more. @param {string} table @param {() => void} show */
const arrived = (table, show) =>
  batch(() => {
    sending.value = more > 0;
    selected.value = null;
    if (table === tableId()) show();
  });

/** @param {unknown} error @param {string} [action] */
function refuse(error, action) {
  play("refuse");
  if (!(error instanceof api.Refused)) notice.value = { key: "reason-offline" };
  else if (error.status === 409) {
    receive(error.body.message);
    notice.value = { key: "reason-stale" };
  } else notice.value = { key: `reason-${error.body?.reason ?? error.body?.error}`, action };
}

/** @param {string} action */
export const decide = (action) => send("decisions", { action });
export const undo = () => send("undo");
export const resign = () => send("resign");
/** A bot plays until one comes back. */
export const goAway = () => send("leave");
/** @param {number} seat */
export const comeBack = (seat) => send("back", {}, seat);
/** The host puts a bot in somebody's seat. @param {number} seat */
export const remove = (seat) => send("remove", {}, seat);
/** Who rides in which coach, in the order of the coaches; the others need not have done it yet. @param {string[]} ranks */
export const seatClergy = (ranks) => send("seating", { ranks });
/** Ask everybody to take the own last decision back. */
export const askUndo = () => send("ask-undo");
/** @param {number} seat @param {boolean} agree */
export const answerUndo = (seat, agree) => send("answer-undo", { agree }, seat);

/** Several decisions of one plan, one after the other; the first that is refused ends it, and so does going away. @param {string[]} actions */
export async function decideAll(actions) {
  const table = tableId();
  for (const [number, action] of actions.entries()) {
    more = actions.length - number - 1;
    if (table === tableId() && (await decide(action))) continue;
    more = 0;
    sending.value = false;
    return false;
  }
  return true;
}

/** Say why something cannot be done now. @param {string} action */
export async function explain(action) {
  if (me.value === null) return;
  if (view.value.decides !== me.value) {
    notice.value = { key: view.value.decides === null ? "reason-over" : "reason-not-your-turn" };
    return;
  }
  try {
    const { reason } = await api.whyNot(tableId(), me.value, action);
    if (reason) notice.value = { key: `reason-${reason}`, action };
    play("refuse");
  } catch {
    notice.value = { key: "reason-offline" };
  }
}
