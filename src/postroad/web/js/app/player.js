// The player of this browser: a guest with a name, whom the server knows by a cookie that scripts cannot see.
import { effect, signal } from "../../vendor/signals.js";
import * as api from "./api.js";
import { hasServer } from "./runtime.js";
import { changeSettings, settings } from "./settings.js";
import { t } from "./texts.js";

/** @import { Me, PlayerName } from "../wire.d.ts" */

/** The player, null until the server has named one. @type {import("../../vendor/signals.js").Signal<PlayerName | null>} */
export const me = signal(null);

/** Was this browser's player signed out from another device? */
export const signedOut = signal(false);

export const guestName = () => settings.value.name.trim() || t("landing-guest");

/** The player that the server named last: it saves requests that can find no player, and shows whether a name is new. */
const KEY = "postroad.guest";
const OLDER = "known"; // the value that versions before stored
let stored = readStored();

/** @returns {PlayerName | null} */
function readStored() {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === OLDER ? { id: "", name: "" } : JSON.parse(kept ?? "null");
  } catch {
    return null; // the browser stores nothing
  }
}

/** @param {PlayerName | null} player */
function store(player) {
  stored = player;
  try {
    if (player) localStorage.setItem(KEY, JSON.stringify(player));
    else localStorage.removeItem(KEY);
  } catch {
    // a private window may store nothing
  }
}

/** @param {PlayerName} player */
function setPlayer({ id, name }) {
  store({ id, name });
  signedOut.value = false;
  me.value = { id, name };
}

/** Note that the server no longer knows this browser. */
export function forget() {
  signedOut.value = stored !== null;
  store(null);
  me.value = null;
}

/** @type {Promise<unknown>} */
let lastRequest = Promise.resolve();

/** Send the name of the settings, which creates a guest if there is none. Calls run one after another: two at once would create two guests. */
export function sendName() {
  const done = lastRequest.then(async () => setPlayer(await api.setName(guestName())));
  lastRequest = done.catch(() => null);
  return done;
}

/** Keep a name; the promise ends when the server has it, too. @param {string} name */
export async function saveName(name) {
  changeSettings({ name });
  if (hasServer && me.value?.name !== guestName()) await sendName();
}

/** @type {Promise<Me | null> | null} */
let pending = null;

/** Load the player and their tables; null if the server knows no player here. */
export function loadMe() {
  pending ??= requestMe().finally(() => (pending = null));
  return pending;
}

/** @returns {Promise<Me | null>} */
async function requestMe() {
  if (!hasServer) return null;
  if (!stored && !(await api.getAbout()).you) return null; // the browser may have lost its storage but not the cookie
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

/** Make this the browser's player. A name changed on another device replaces the one in the settings; a name known before does not. @param {PlayerName} told */
export function adopt(told) {
  const before = stored?.id === told.id && stored.name === told.name;
  const news = !before && told.name !== guestName();
  setPlayer(told);
  if (news) changeSettings({ name: told.name });
}

const TYPING_DELAY = 500; // ms after the last keystroke in a name
let timer = 0;

// A new name goes to the server too.
effect(() => {
  const name = settings.value.name.trim();
  clearTimeout(timer);
  if (!me.value || !name || name === me.value.name) return;
  timer = window.setTimeout(() => void sendName().catch(() => null), TYPING_DELAY); // a failed request is made up for by the next name or the next visit
});

/** Create a guest, unless the cookie still names a player. */
async function createGuest() {
  if (!(await loadMe())) await sendName();
}

api.setPlayerCreation(createGuest, () => stored !== null);
