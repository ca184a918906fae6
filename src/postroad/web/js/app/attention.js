// Calls for me while I look elsewhere: a number before the page's title, a dot on its icon, a notification if it is wanted.
import { effect } from "../../vendor/signals.js";
import { go } from "./router.js";
import { address } from "./runtime.js";
import { set, settings } from "./settings.js";
import { listed, t } from "./texts.js";
import { isRematch, myTurns, othersAt, waitingTables } from "./turns.js";

const MARK = /^\(\d+\) /;
const ICONS = { calm: address("icons/favicon.svg"), calls: address("icons/favicon-turn.svg") };

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

/** Can this page send notifications at all? Browsers allow them on secure pages only. */
export const canNotify = () => isSecureContext && "Notification" in globalThis;

/** Switch notifications on, with a first one to see what they look like; answers whether that worked. */
export async function startNotifying() {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const works = notify(t("notify-sample"));
  set({ notify: works });
  return works;
}

/** @param {string} words @param {string} [table] */
function notify(words, table) {
  try {
    const sent = new Notification("Postroad", { body: words, tag: table, icon: address("icons/icon-192.png") });
    sent.onclick = () => {
      window.focus();
      if (table) go(`/table/${table}`);
      sent.close();
    };
    return true;
  } catch {
    return false; // some phones know notifications, but not those of a page
  }
}

const ANSWER_TIME = 250; // ms for other pages of the game to say that somebody looks at them
const between = new BroadcastChannel("postroad.attention");
/** @type {(() => void) | null} */
let seen = null;
between.onmessage = ({ data }) => {
  if (data === "looking?" && !document.hidden) between.postMessage("looking");
  else if (data === "looking") seen?.();
};

/** Does somebody look at another page of the game? @returns {Promise<boolean>} */
const lookedAt = () =>
  new Promise((answer) => {
    seen = () => answer(true);
    between.postMessage("looking?");
    setTimeout(() => answer(false), ANSWER_TIME);
  });

/** Tables where it was my turn already. @type {string[] | null} */
let before = null;

async function tellNewTurns() {
  const turns = myTurns.value;
  const fresh = turns?.filter((id) => before && !before.includes(id)) ?? [];
  before = turns;
  if (!fresh.length || !document.hidden || !settings.peek().notify || !canNotify() || Notification.permission !== "granted")
    return;
  if (await lookedAt()) return;
  for (const id of fresh) notify(t(isRematch(id) ? "turns-rematch" : "notify-turn", { names: listed(othersAt(id)) }), id);
}

/** Let the page call from now on. */
export function callForAttention() {
  effect(() => {
    markTitle();
    markIcon();
  });
  effect(() => void tellNewTurns());
  new MutationObserver(markTitle).observe(document.head, { childList: true, subtree: true, characterData: true });
}
