// Keyboard shortcuts of the table: single keys, beside Tab.

import { load } from "../../app/loading.js";
import { settings } from "../../app/settings.js";
import { isOverlayOpen, showOverlay } from "../../ui/overlay.js";
import { skip } from "../motion/lazy_motion.js";
import { about, hint, inspect, inspected, newRoute, notice, plan, selected, view } from "../session/current.js";
import { cancelClosing } from "../session/plan.js";
import { tapMarket } from "./targets.js";

const FIELDS = "input:not([type=radio], [type=checkbox]), select, textarea";

/** All present choices, in the order of the page. */
const choices = () =>
  /** @type {HTMLElement[]} */ ([
    ...document.querySelectorAll("[data-target], .sheet :is(button, input):not([disabled]), .bar-buttons button"),
  ]).filter((one) => one.getClientRects().length);

/** @param {number} by */
function nextChoice(by) {
  const all = choices();
  const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  all[(at < 0 && by < 0 ? all.length - 1 : at + by + all.length) % all.length]?.focus();
}

/** @param {string} where */
const focus = (where) => /** @type {HTMLElement | null} */ (document.querySelector(where))?.focus();
/** @param {string} key */
const press = (key) => /** @type {HTMLElement | null} */ (document.querySelector(`[data-key="${key}"]`))?.click();

/** @type {Record<string, () => unknown>} */
const KEYS = {
  j: () => nextChoice(1),
  k: () => nextChoice(-1),
  d: () => tapMarket("deck"),
  c: () => press("c"),
  e: () => press("e"),
  u: () => press("u"),
  w: () => press("w"),
  m: () => focus(".board [role=button]"),
  h: () => focus(".hand button"),
  l: () => focus("[data-log]"),
  i: async () => (await load(() => import("./about.js"))).explainFocused(),
  "/": () => focus("#command"),
  "?": () => showOverlay({ kind: "help" }),
};
for (const slot of [0, 1, 2, 3, 4, 5])
  KEYS[String(slot + 1)] = () => view.value?.market[slot] && tapMarket(view.value.market[slot]);

/** @param {KeyboardEvent} event */
export function onKey(event) {
  if (isOverlayOpen() || event.defaultPrevented) return;
  if (event.key === "Escape") return cancelLast();
  const typing = /** @type {HTMLElement} */ (event.target).closest(FIELDS);
  if (typing || event.ctrlKey || event.metaKey || event.altKey || !settings.value.shortcuts || !view.value) return;
  const act = KEYS[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  skip(); // a key decides on the final position, so animations end first
  act();
}

/** Escape: cancel the latest unfinished input. */
function cancelLast() {
  if (document.activeElement?.id === "command") /** @type {HTMLElement} */ (document.activeElement).blur();
  else if (about.value) about.value = null;
  else if (selected.value) selected.value = null;
  else if (newRoute.value) newRoute.value = false;
  else if (inspected.value) inspect(null);
  else if (hint.value) hint.value = null;
  else if (plan.value) cancelClosing();
  else notice.value = null;
}
