// Decisions on their way to the server. Each has an id of its own, so that a repeated one has one effect.
import * as api from "../api.js";
import { play } from "../sound.js";
import { me, notice, receive, sending, tableId, tableSeq, view } from "./store.js";
import { selected } from "./picked.js";

const PATIENCE = [0, 300, 1000, 3000]; // ms before each try

const commandId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
const sleep = (/** @type {number} */ ms) => new Promise((go) => setTimeout(go, ms));

/** Send, and again if no answer comes. @param {Asking} what @param {api.Command} command */
async function insist(what, command) {
  for (const [number, pause] of PATIENCE.entries()) {
    await sleep(pause);
    try {
      return await api.post(tableId(), what, command);
    } catch (error) {
      if (!(error instanceof api.Unreachable) || number === PATIENCE.length - 1) throw error;
      notice.value = { key: "reason-offline" };
    }
  }
}

/** @typedef {"decisions" | "undo" | "resign" | "leave" | "back" | "remove" | "seating" | "ask-undo" | "answer-undo"} Asking */

/** @param {Asking} what @param {object} [more] @param {number | null} [seat] @returns {Promise<boolean>} was it done? */
async function send(what, more = {}, seat = me.value) {
  if (sending.value || seat === null) return false;
  sending.value = true;
  notice.value = null;
  selected.value = null;
  try {
    receive(await insist(what, { seq: tableSeq(), command: commandId(), seat, ...more }));
    return true;
  } catch (error) {
    refuse(error, /** @type {any} */ (more).action);
    return false;
  } finally {
    sending.value = false;
  }
}

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

/** Several decisions of one plan, one after the other; the first that is refused ends it. @param {string[]} actions */
export async function decideAll(actions) {
  for (const action of actions) if (!(await decide(action))) return false;
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
