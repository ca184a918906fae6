// The address says which screen is shown: / is the landing page, /new a new table, /table/ID a table,
// /move#CODE takes a player from another device to this one.
// What lies over a screen has an entry of its own in the history, so that the browser's Back takes it away and not the screen.
import { computed, signal } from "../../vendor/signals.js";

const path = signal(location.pathname);

/** How to close what lies over the screen, the topmost last. @type {(() => void)[]} */
const layers = [];
const COVERED = { over: true };
const PATIENCE = 500; // ms
const covered = () => Boolean(history.state?.over);

let stepping = 0; // a timer, while we step back over an entry for which nothing lies there any more
let next = /** @type {(() => void) | null} */ (null); // what waits for that

function stepBack() {
  stepping = setTimeout(stay, PATIENCE);
  history.back();
}

/** There was nothing to step back to. */
function stay() {
  history.replaceState(null, "");
  arrive();
}

/** By the browser's Back or Forward, or by a step of our own. */
function arrive() {
  const ours = stepping;
  clearTimeout(stepping);
  stepping = 0;
  if (location.pathname !== path.peek()) closeAll();
  else if (!ours && !covered()) layers.pop()?.();
  path.value = location.pathname;
  if (covered() && !layers.length) return stepBack();
  cover();
  next?.();
}

/** One entry, however much lies there. */
function cover() {
  if (layers.length && !stepping && !covered()) history.pushState(COVERED, "");
}

function closeAll() {
  while (layers.length) layers.pop()?.();
}

addEventListener("popstate", arrive);
if (covered()) stepBack(); // the page was loaded anew, and nothing lies over it

/** Something lies over the screen from now on; answers with how it is lifted. @param {() => void} close */
export function lay(close) {
  layers.push(close);
  cover();
  return () => {
    const at = layers.indexOf(close);
    if (at >= 0) layers.splice(at, 1);
    if (!layers.length && covered() && !stepping) stepBack();
  };
}

/** @param {string} to */
export function go(to) {
  next = stepping ? () => go(to) : null;
  if (next) return;
  closeAll();
  if (covered()) history.replaceState(null, "", to);
  else if (to !== location.pathname) history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Does only this computer understand the address in the bar? */
export const isLoopback = () => LOOPBACK.test(location.hostname);

export const screen = computed(() => {
  const [, first, id] = path.value.split("/");
  if (first === "table" && id) return { name: "table", id };
  return { name: first === "new" || first === "move" ? first : "landing", id: "" };
});

/** For links: leaves new tabs and other buttons to the browser. @param {MouseEvent} event */
export function follow(event) {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { pathname, search } = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  go(pathname + search);
}
