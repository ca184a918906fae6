// The router: the address names the screen, and each open layer (a dialog, a list) adds an entry to the browser's history.
//
// / is the landing page, /new a new table, /table/ID a table, /stats the statistics, /daily/ the daily challenge,
// /game/DATA a game that the address itself holds, /beat/DATA the same deal to be played again, /post/DATA a turn link of a game
// by mail, /take/DATA a game from another device, /lesson/base/3 a step of a lesson, /puzzle/ the puzzles, /puzzle/12-85 one of
// them, /help/closing a chapter of the rules, /help/d2 one rule, /seat/ID#CODE a seat that its player gives away, /move#CODE a
// code that links a device, /enter the passphrase of a server with invitations (/enter#CODE uses an invitation), and /operator the
// operator's page. Without a server, the path is the fragment (#/table/ID), which every page understands. A game is always in the
// fragment, so that no server sees it. Back closes the layer and not the screen, as the layer has an entry of its own.

import { computed, signal } from "../../vendor/signals.js";
import { hasServer } from "./runtime.js";

const FRAGMENT_ROUTES = /^\/(game|beat|post|take|lesson|puzzle|help|daily)(\/|(?=\?|$))/; // screens whose address holds their content

/** Is this the page on which a server with invitations asks for a passphrase? */
export const atServerAccess = () => hasServer && location.pathname === "/enter";

/** The path that the address asks for. */
function requestedPath() {
  if (location.hash.startsWith("#/") && !atServerAccess()) return location.hash.slice(1);
  return hasServer ? location.pathname + location.search : "/";
}

/** The address of a screen, for links. @param {string} to */
export function href(to) {
  if (!hasServer) return `#${to}`;
  return FRAGMENT_ROUTES.test(to) ? `/#${to}` : to;
}

const path = signal(requestedPath());

/** The functions that close the open layers, the topmost last. @type {(() => void)[]} */
const layers = [];
const COVERED = { over: true };
const BACK_TIMEOUT = 5000; // ms: a busy browser takes its time to step back
const isCovered = () => Boolean(history.state?.over);

/** The path in the entry below the layer's, if the screen has moved on since. @type {string | null} */
let coveredPath = history.state?.under ?? null;

let stepping = 0; // a timer, while the router steps back over the entry of a closed layer
let pendingStep = /** @type {(() => void) | null} */ (null); // a step that waits for the step back to end

function stepBack() {
  stepping = setTimeout(stayOnEntry, history.length > 1 ? BACK_TIMEOUT : 0);
  history.back();
}

/** Clear the entry in place, as there is none to step back to. */
function stayOnEntry() {
  history.replaceState(null, "");
  onHistoryChange();
}

/** Follow a change of the history: the browser's Back or Forward, or the router's own step back. */
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

/** Write the screen's present path into the entry below a closed layer, so that the player is not thrown back. */
function updateCoveredEntry() {
  if (requestedPath() === coveredPath) history.replaceState(history.state, "", href(path.peek()));
  coveredPath = null;
}

/** Store the scroll position in the screen's entry. */
const storeScroll = () => history.replaceState({ ...history.state, down: Math.round(scrollY) }, "");

const RESTORE_TIME = 15_000; // ms in which a screen is rendered again, even on a slow connection
const READER_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"]; // the reader scrolls or acts

/** Restore the scroll position as soon as the screen is long enough, unless the reader acts first. @param {number} down px */
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

/** Add the one entry that all open layers share. */
function pushLayerEntry() {
  if (layers.length && !stepping && !isCovered()) history.pushState(COVERED, "");
}

function closeAll() {
  while (layers.length) layers.pop()?.();
}

addEventListener("popstate", onHistoryChange);
addEventListener("hashchange", () => requestedPath() !== path.peek() && onHistoryChange()); // the player typed another address
if (isCovered()) stepBack(); // the page was reloaded, without its layers

/** Register an open layer; returns a function that unregisters it. @param {() => void} close */
export function pushLayer(close) {
  layers.push(close);
  pushLayerEntry();
  return () => {
    const at = layers.indexOf(close);
    if (at >= 0) layers.splice(at, 1);
    if (!layers.length && isCovered() && !stepping) stepBack();
  };
}

/** Go to another screen; `replace`: Back does not return to this one. @param {string} to @param {{ replace?: boolean }} [how] */
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

/** Change the path of the present screen without a new entry; false while the router steps back. @param {string} to */
export function replacePath(to) {
  if (stepping) return false;
  if (to === path.peek()) return true;
  if (isCovered()) coveredPath ??= path.peek();
  history.replaceState(coveredPath === null ? history.state : { ...COVERED, under: coveredPath }, "", href(to));
  path.value = requestedPath();
  return true;
}

/** The screen's name and id, without the rest of its address. */
export function screenKey() {
  const { name, id } = screen.peek();
  return `${name}/${id}`;
}

/** A `go` for after a request: it does nothing once the player has left the present screen. */
export function goIfStillHere() {
  const from = screenKey();
  return (/** @type {Parameters<typeof go>} */ ...way) => void (screenKey() === from && go(...way));
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Does the address work on this computer only? */
export const isLoopback = () => LOOPBACK.test(location.hostname);

export const screen = computed(() => {
  const held = FRAGMENT_ROUTES.exec(path.value);
  if (held) return { name: held[1], id: path.value.slice(held[0].length).split("?")[0] };
  const [, first, id] = path.value.split("?")[0].split("/");
  if ((first === "table" || (first === "seat" && hasServer)) && id) return { name: first, id };
  const known = ["new", "stats", ...(hasServer ? ["move", "enter", "operator"] : [])].includes(first);
  return { name: known ? first : "landing", id: "" };
});

/** A value of the address's query, as ?kind=… @param {string} name */
export const queryValue = (name) => new URLSearchParams(path.value.split("?")[1]).get(name);

/** Handle a click on a link; new tabs and other mouse buttons are left to the browser. @param {MouseEvent} event */
export function followLink(event) {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { hash, pathname, search } = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  go(hash ? hash.slice(1) : pathname + search);
}
