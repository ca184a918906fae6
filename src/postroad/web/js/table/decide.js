// Decisions on their way to the server. Each has an id of its own, so that a repeated one has one effect.
import * as api from "../api.js";
import { play } from "../sound.js";
import { me, notice, receive, sending, tableId, tableSeq, view } from "./store.js";
import { selected } from "./picked.js";

const PATIENCE = [0, 300, 1000, 3000]; // ms before each try

const commandId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
const sleep = (/** @type {number} */ ms) => new Promise((go) => setTimeout(go, ms));

/** Send, and again if no answer comes. @param {"decisions" | "undo" | "resign"} what @param {api.Command} command */
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

/** @param {"decisions" | "undo" | "resign"} what @param {string} [action] @returns {Promise<boolean>} was it done? */
async function send(what, action) {
  if (sending.value || me.value === null) return false;
  sending.value = true;
  notice.value = null;
  selected.value = null;
  try {
    receive(await insist(what, { seq: tableSeq(), command: commandId(), seat: me.value, action }));
    return true;
  } catch (error) {
    refuse(error, action);
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
export const decide = (action) => send("decisions", action);
export const undo = () => send("undo");
export const resign = () => send("resign");

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
