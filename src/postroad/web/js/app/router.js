// The address says which screen is shown: / is the landing page, /new a new table, /stats one's games in figures, /daily/ the deal of the day, /table/ID a table, /game/DATA a game that the address
// itself holds, /beat/DATA the same deal to be played again, /post/DATA a letter of a game by post, /lesson/base/3 a step of a lesson, /puzzle/ the puzzles, /puzzle/12-85 one of them,
// /help/closing a chapter of the rules, /help/d2 one rule,
// /seat/ID#CODE hands a seat of a table on, /move#CODE takes a player from another device to this one, /enter is the door of a server that only invited people use, /enter#CODE opens it once, /host is the page of the server's host. Without a server all of it stands in the fragment (#/table/ID), which is
// understood everywhere; so does a game, which is nobody's business but the reader's.
// What lies over a screen has an entry of its own in the history, so that the browser's Back takes it away and not the screen.
import { computed, signal } from "../../vendor/signals.js";
import { hasServer } from "./runtime.js";

const FRAGMENT_ROUTES = /^\/(game|beat|post|take|lesson|puzzle|help|daily)(\/|(?=\?|$))/; // these addresses hold what they show

/** Is this the door of a server that only invited people use? */
export const atServerAccess = () => hasServer && location.pathname === "/enter";

/** What the address asks for. */
function requestedPath() {
  if (location.hash.startsWith("#/") && !atServerAccess()) return location.hash.slice(1);
  return hasServer ? location.pathname + location.search : "/";
}

/** How a way to a screen is written in the address. @param {string} to */
export function href(to) {
  if (!hasServer) return `#${to}`;
  return FRAGMENT_ROUTES.test(to) ? `/#${to}` : to;
}

const path = signal(requestedPath());

/** How to close what lies over the screen, the topmost last. @type {(() => void)[]} */
const layers = [];
const COVERED = { over: true };
const BACK_TIMEOUT = 5000; // ms: a busy browser steps back in its own time
const isCovered = () => Boolean(history.state?.over);

/** What the entry under a covered one still says, if the screen went on above it. @type {string | null} */
let coveredPath = history.state?.under ?? null;

let stepping = 0; // a timer, while we step back over an entry for which nothing lies there any more
let pendingStep = /** @type {(() => void) | null} */ (null); // what waits for that

function stepBack() {
  stepping = setTimeout(stayOnEntry, history.length > 1 ? BACK_TIMEOUT : 0);
  history.back();
}

/** There was nothing to step back to. */
function stayOnEntry() {
  history.replaceState(null, "");
  onHistoryChange();
}

/** By the browser's Back or Forward, or by a step of our own. */
function onHistoryChange() {
  const ours = stepping;
  clearTimeout(stepping);
  stepping = 0;
  if (!isCovered()) updateCoveredEntry();
  const there = requestedPath();
  if (there !== path.peek()) closeAll();
  else if (!ours && !isCovered()) layers.pop()?.();
  const elsewhere = there !== path.peek();
  path.value = there;
  if (isCovered() && !layers.length) return stepBack();
  if (elsewhere && history.state?.down) restoreScroll(history.state.down);
  pushLayerEntry();
  pendingStep?.();
}

/** What lay over the screen is lifted: the entry under it tells where the screen is by now, and nobody is thrown back. */
function updateCoveredEntry() {
  if (requestedPath() === coveredPath) history.replaceState(history.state, "", href(path.peek()));
  coveredPath = null;
}

/** How far down a screen was read stays with its entry. */
const storeScroll = () => history.replaceState({ ...history.state, down: Math.round(scrollY) }, "");

const RESTORE_TIME = 15_000; // ms in which a screen is there again, also on a slow line
const READER_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"]; // that the reader goes somewhere alone

/** Whoever comes back to a long screen reads on where they were, as soon as it is that long again. @param {number} down px */
function restoreScroll(down) {
  const reach = () => document.documentElement.scrollHeight - innerHeight >= down && scrollTo(0, down);
  const grows = new ResizeObserver(reach);
  const stop = () => {
    grows.disconnect();
    clearTimeout(timer);
    for (const sign of READER_EVENTS) removeEventListener(sign, stop);
  };
  const timer = setTimeout(stop, RESTORE_TIME);
  grows.observe(document.body);
  for (const sign of READER_EVENTS) addEventListener(sign, stop, { passive: true });
}

/** One entry, however much lies there. */
function pushLayerEntry() {
  if (layers.length && !stepping && !isCovered()) history.pushState(COVERED, "");
}

function closeAll() {
  while (layers.length) layers.pop()?.();
}

addEventListener("popstate", onHistoryChange);
addEventListener("hashchange", () => requestedPath() !== path.peek() && onHistoryChange()); // somebody has written another address into the bar
if (isCovered()) stepBack(); // the page was loaded anew, and nothing lies over it

/** Something lies over the screen from now on; answers with how it is lifted. @param {() => void} close */
export function pushLayer(close) {
  layers.push(close);
  pushLayerEntry();
  return () => {
    const at = layers.indexOf(close);
    if (at >= 0) layers.splice(at, 1);
    if (!layers.length && isCovered() && !stepping) stepBack();
  };
}

/** To another screen. It takes the place of this one in the history if nobody is to come back to it. @param {string} to @param {{ replace?: boolean }} [how] */
export function go(to, { replace = false } = {}) {
  pendingStep = stepping ? () => go(to, { replace }) : null;
  if (pendingStep) return;
  closeAll();
  coveredPath = null;
  if (!isCovered() && !replace && to !== requestedPath()) storeScroll();
  if (isCovered() || replace) history.replaceState(null, "", href(to));
  else if (to !== requestedPath()) history.pushState(null, "", href(to));
  path.value = requestedPath();
  scrollTo(0, 0);
}

/** The screen is at another place, which the address tells: nobody need come back to the one before. Does it? Not while we step back. @param {string} to */
export function replacePath(to) {
  if (stepping) return false;
  if (to === path.peek()) return true;
  if (isCovered()) coveredPath ??= path.peek();
  history.replaceState(coveredPath === null ? history.state : { ...COVERED, under: coveredPath }, "", href(to));
  path.value = requestedPath();
  return true;
}

/** Which screen is shown, whatever the address tells of it besides. */
export function screenKey() {
  const { name, id } = screen.peek();
  return `${name}/${id}`;
}

/** How to go on from here when something has come that is waited for: whoever has gone to another screen meanwhile is not fetched. */
export function goUnlessLeft() {
  const from = screenKey();
  return (/** @type {Parameters<typeof go>} */ ...way) => void (screenKey() === from && go(...way));
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Does only this computer understand the address in the bar? */
export const isLoopback = () => LOOPBACK.test(location.hostname);

export const screen = computed(() => {
  const held = FRAGMENT_ROUTES.exec(path.value);
  if (held) return { name: held[1], id: path.value.slice(held[0].length).split("?")[0] };
  const [, first, id] = path.value.split("?")[0].split("/");
  if ((first === "table" || (first === "seat" && hasServer)) && id) return { name: first, id };
  const known = ["new", "stats", ...(hasServer ? ["move", "enter", "operator"] : [])].includes(first);
  return { name: known ? first : "landing", id: "" };
});

/** A choice that the address carries: ?kind=… @param {string} name */
export const queryValue = (name) => new URLSearchParams(path.value.split("?")[1]).get(name);

/** For links: leaves new tabs and other buttons to the browser. @param {MouseEvent} event */
export function followLink(event) {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { hash, pathname, search } = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  go(hash ? hash.slice(1) : pathname + search);
}
