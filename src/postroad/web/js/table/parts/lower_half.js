// Market, route and hand of a narrow screen. On a low phone they scroll to what can be chosen.
import { useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { html } from "../../ui/html.js";
import { legal, myTurn } from "../session/current.js";

/** @param {{ children?: any }} props */
export function LowerHalf({ children }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const actions = myTurn.value ? legal.value.join() : "";
  useLayoutEffect(() => {
    const row = place.current;
    const first = row?.querySelector(".target");
    if (row && first) row.scrollTop = first.closest(".mine") ? row.scrollHeight : 0;
  }, [actions]);
  return html`<div class="lower" ref=${place}>${children}</div>`;
}
