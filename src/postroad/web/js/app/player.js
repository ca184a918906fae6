// Who plays in this browser: a guest with a name; the server keeps the rest behind a cookie that scripts cannot see.
import { effect, signal } from "../../vendor/signals.js";
import * as api from "./api.js";
import { served } from "./runtime.js";
import { set, settings } from "./settings.js";
import { t } from "./texts.js";

/** @import { Me, PlayerName } from "../wire.d.ts" */

/** The player as far as the server has said so, null before. @type {import("../../vendor/signals.js").Signal<PlayerName | null>} */
export const me = signal(null);

/** Was whoever played here signed out, from another device, and is nobody yet again? */
export const signedOut = signal(false);

export const guestName = () => settings.value.name.trim() || t("landing-guest");

/** Noted here whom the server knows in this browser, as it told last: so that nobody is asked for in vain, and a name is news only once. */
const KEY = "postroad.guest";
const OLDER = "known"; // versions before noted no more than that
let known = noted();

/** @returns {PlayerName | null} */
function noted() {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === OLDER ? { id: "", name: "" } : JSON.parse(kept ?? "null");
  } catch {
    return null; // the browser keeps nothing
  }
}

/** @param {PlayerName | null} player */
function note(player) {
  known = player;
  try {
    if (player) localStorage.setItem(KEY, JSON.stringify(player));
    else localStorage.removeItem(KEY);
  } catch {
    // a private window may keep nothing
  }
}

/** @param {PlayerName} told */
function become({ id, name }) {
  note({ id, name });
  signedOut.value = false;
  me.value = { id, name };
}

/** The server knows this browser no longer. */
export function forget() {
  signedOut.value = known !== null;
  note(null);
  me.value = null;
}

/** @type {Promise<unknown>} */
let introduced = Promise.resolve();

/** Take the name of the settings; who has none yet becomes a guest. One after the other: two at once would become two guests. */
export function introduce() {
  const done = introduced.then(async () => become(await api.signAs(guestName())));
  introduced = done.catch(() => null);
  return done;
}

/** @type {Promise<Me | null> | null} */
let asking = null;

/** Ask the server who plays here and at which tables; null for somebody whom it does not know. */
export function recall() {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

/** @returns {Promise<Me | null>} */
async function ask() {
  if (!served) return null;
  if (!known && !(await api.getAbout()).you) return null; // what pages keep may be gone while the cookie is still there
  try {
    const told = await api.getMe();
    adopt(told);
    return told;
  } catch (error) {
    if (!(error instanceof api.HttpError && error.status === 401)) throw error;
    forget();
    return null;
  }
}

/** Whoever plays here from now on. The same player may have taken another name on another device; one that was told before gives way to what is typed here. @param {PlayerName} told */
export function adopt(told) {
  const before = known?.id === told.id && known.name === told.name;
  const news = !before && told.name !== guestName();
  become(told);
  if (news) set({ name: told.name });
}

const PATIENCE = 500; // ms after the last letter of a name
let waiting = 0;

/** A new name is told to the server too. */
effect(() => {
  const name = settings.value.name.trim();
  clearTimeout(waiting);
  if (!me.value || !name || name === me.value.name) return;
  waiting = window.setTimeout(() => void introduce().catch(() => null), PATIENCE); // it stays in the settings, and is told with the next one or at the next visit
});

/** Whom the server knows after all is not given another name. */
async function makeKnown() {
  if (!(await recall())) await introduce();
}

api.introduceWith(makeKnown, () => known !== null);
