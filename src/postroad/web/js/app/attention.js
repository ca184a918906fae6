// Calls for the player's turn while the page is hidden: a count in the title, a dot on the icon, a notification if enabled.
import { effect } from "../../vendor/signals.js";
import { go } from "./router.js";
import { assetUrl } from "./runtime.js";
import { changeSettings, settings } from "./settings.js";
import { joinNames, t } from "./texts.js";
import { isRematch, myTurns, othersAt, waitingTables } from "./turns.js";

const MARK = /^\(\d+\) /;
const ICONS = { calm: assetUrl("icons/favicon.svg"), calls: assetUrl("icons/favicon-turn.svg") };

function markTitle() {
  const count = waitingTables.value.length;
  const marked = (count ? `(${count}) ` : "") + document.title.replace(MARK, "");
  if (marked !== document.title) document.title = marked;
}

function markIcon() {
  const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
  const wanted = waitingTables.value.length ? ICONS.calls : ICONS.calm;
  if (icon.href !== wanted) icon.href = wanted;
}

/** Can this page send notifications? Browsers allow them on secure pages only. */
export const canNotify = () => isSecureContext && "Notification" in globalThis;

/** Enable notifications and show a first one; resolves to whether that worked. */
export async function startNotifying() {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const works = notify(t("notify-sample"));
  changeSettings({ notify: works });
  return works;
}

/** @param {string} words @param {string} [table] */
function notify(words, table) {
  try {
    const sent = new Notification("Postroad", { body: words, tag: table, icon: assetUrl("icons/icon-192.png") });
    sent.onclick = () => {
      window.focus();
      if (table) go(`/table/${table}`);
      sent.close();
    };
    return true;
  } catch {
    return false; // some phones have notifications, but none that a page can create
  }
}

const ANSWER_TIME = 250; // ms in which the game's other pages can say that they are visible
const pages = new BroadcastChannel("postroad.attention");
/** @type {(() => void) | null} */
let onLooking = null;
pages.onmessage = ({ data }) => {
  if (data === "looking?" && !document.hidden) pages.postMessage("looking");
  else if (data === "looking") onLooking?.();
};

/** Is another page of the game visible? @returns {Promise<boolean>} */
const isOtherPageVisible = () =>
  new Promise((answer) => {
    onLooking = () => answer(true);
    pages.postMessage("looking?");
    setTimeout(() => answer(false), ANSWER_TIME);
  });

/** Tables where it was the player's turn at the last check. @type {string[] | null} */
let lastTurns = null;

async function notifyNewTurns() {
  const turns = myTurns.value;
  const fresh = turns?.filter((id) => lastTurns && !lastTurns.includes(id)) ?? [];
  lastTurns = turns;
  if (!fresh.length || !document.hidden || !settings.peek().notify || !canNotify() || Notification.permission !== "granted")
    return;
  if (await isOtherPageVisible()) return;
  for (const id of fresh) notify(t(isRematch(id) ? "turns-rematch" : "notify-turn", { names: joinNames(othersAt(id)) }), id);
}

/** Call for attention until the page closes. */
export function startAttention() {
  effect(() => {
    markTitle();
    markIcon();
  });
  effect(() => void notifyNewTurns());
  new MutationObserver(markTitle).observe(document.head, { childList: true, subtree: true, characterData: true });
}
