// Who plays in this browser: a guest with a name; the server keeps the rest behind a cookie that scripts cannot see.
import { effect, signal } from "../../vendor/signals.js";
import * as api from "./api.js";
import { hasServer } from "./runtime.js";
import { changeSettings, settings } from "./settings.js";
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
let stored = readStored();

/** @returns {PlayerName | null} */
function readStored() {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === OLDER ? { id: "", name: "" } : JSON.parse(kept ?? "null");
  } catch {
    return null; // the browser keeps nothing
  }
}

/** @param {PlayerName | null} player */
function store(player) {
  stored = player;
  try {
    if (player) localStorage.setItem(KEY, JSON.stringify(player));
    else localStorage.removeItem(KEY);
  } catch {
    // a private window may keep nothing
  }
}

/** @param {PlayerName} told */
function setPlayer({ id, name }) {
  store({ id, name });
  signedOut.value = false;
  me.value = { id, name };
}

/** The server knows this browser no longer. */
export function forget() {
  signedOut.value = stored !== null;
  store(null);
  me.value = null;
}

/** @type {Promise<unknown>} */
let lastRequest = Promise.resolve();

/** Take the name of the settings; who has none yet becomes a guest. One after the other: two at once would become two guests. */
export function sendName() {
  const done = lastRequest.then(async () => setPlayer(await api.setName(guestName())));
  lastRequest = done.catch(() => null);
  return done;
}

/** @type {Promise<Me | null> | null} */
let pending = null;

/** Ask the server who plays here and at which tables; null for somebody whom it does not know. */
export function loadMe() {
  pending ??= requestMe().finally(() => (pending = null));
  return pending;
}

/** @returns {Promise<Me | null>} */
async function requestMe() {
  if (!hasServer) return null;
  if (!stored && !(await api.getAbout()).you) return null; // what pages keep may be gone while the cookie is still there
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
  const before = stored?.id === told.id && stored.name === told.name;
  const news = !before && told.name !== guestName();
  setPlayer(told);
  if (news) changeSettings({ name: told.name });
}

const TYPING_DELAY = 500; // ms after the last letter of a name
let timer = 0;

/** A new name is told to the server too. */
effect(() => {
  const name = settings.value.name.trim();
  clearTimeout(timer);
  if (!me.value || !name || name === me.value.name) return;
  timer = window.setTimeout(() => void sendName().catch(() => null), TYPING_DELAY); // it stays in the settings, and is told with the next one or at the next visit
});

/** Whom the server knows after all is not given another name. */
async function createGuest() {
  if (!(await loadMe())) await sendName();
}

api.setPlayerCreation(createGuest, () => stored !== null);
