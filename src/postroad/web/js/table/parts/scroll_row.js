// A row of cards that scrolls: its edges show that there is more.
import { useEffect, useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { html } from "../../ui/html.js";

/** Mark the sides on which the row continues. @param {HTMLElement | null} row null once it is gone */
function markOverflow(row) {
  if (!row) return;
  const [before, after] = [row.scrollLeft, row.scrollWidth - row.clientWidth - row.scrollLeft];
  row.dataset.more = `${before > 1 ? "before" : ""} ${after > 1 ? "after" : ""}`;
}

/** `end` is scrolled into view whenever `when` changes. @param {{ end?: "left" | "right", when?: string, children?: any, [rest: string]: any }} props */
export function ScrollRow({ end, when, children, ...rest }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const row = place.current;
    if (row && end) row.scrollLeft = end === "left" ? 0 : row.scrollWidth;
  }, [end, when]);
  useLayoutEffect(() => markOverflow(place.current));
  useEffect(() => {
    const resized = new ResizeObserver(() => markOverflow(place.current));
    if (place.current) resized.observe(place.current);
    return () => resized.disconnect();
  }, []);
  return html`<div class="strip" ref=${place} onScroll=${() => markOverflow(place.current)} ...${rest}>${children}</div>`;
}
