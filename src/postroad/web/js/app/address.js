// The address says which screen is shown: / is the landing page, /new a new table, /table/ID a table,
// /move#CODE takes a player from another device to this one.
import { computed, signal } from "../../vendor/signals.js";

const path = signal(location.pathname);
addEventListener("popstate", () => (path.value = location.pathname));

/** @param {string} to */
export function go(to) {
  if (to !== location.pathname) history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

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
