// A row of cards that scrolls: its edges show that there is more.
import { useEffect, useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { html } from "../../ui/html.js";

/** Mark the sides on which the row continues. @param {HTMLElement | null} row null once it is gone */
function mark(row) {
  if (!row) return;
  const [before, after] = [row.scrollLeft, row.scrollWidth - row.clientWidth - row.scrollLeft];
  row.dataset.more = `${before > 1 ? "before" : ""} ${after > 1 ? "after" : ""}`;
}

/** `seen` is the end to be seen; it is scrolled to whenever `when` changes. @param {{ seen?: "left" | "right", when?: string, children?: any, [rest: string]: any }} props */
export function ScrollRow({ seen, when, children, ...rest }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const row = place.current;
    if (row && seen) row.scrollLeft = seen === "left" ? 0 : row.scrollWidth;
  }, [seen, when]);
  useLayoutEffect(() => mark(place.current));
  useEffect(() => {
    const resized = new ResizeObserver(() => mark(place.current));
    if (place.current) resized.observe(place.current);
    return () => resized.disconnect();
  }, []);
  return html`<div class="strip" ref=${place} onScroll=${() => mark(place.current)} ...${rest}>${children}</div>`;
}
