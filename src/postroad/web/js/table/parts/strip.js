// A row of letters that may be longer than its place: it shows at its edges that there is more, and scrolls to where something is to be seen.
import { useEffect, useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { html } from "../../ui/html.js";

/** Where there is more of it. @param {HTMLElement} row */
function mark(row) {
  const [before, after] = [row.scrollLeft, row.scrollWidth - row.clientWidth - row.scrollLeft];
  row.dataset.more = `${before > 1 ? "before" : ""} ${after > 1 ? "after" : ""}`;
}

/** `seen` is the end to be seen; it is scrolled to whenever `when` changes. @param {{ seen?: "left" | "right", when?: string, children?: any, [rest: string]: any }} props */
export function Strip({ seen, when, children, ...rest }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const row = () => /** @type {HTMLElement} */ (place.current);
  useLayoutEffect(() => {
    if (seen) row().scrollLeft = seen === "left" ? 0 : row().scrollWidth;
  }, [seen, when]);
  useLayoutEffect(() => mark(row()));
  useEffect(() => {
    const resized = new ResizeObserver(() => mark(row()));
    resized.observe(row());
    return () => resized.disconnect();
  }, []);
  return html`<div class="strip" ref=${place} onScroll=${() => mark(row())} ...${rest}>${children}</div>`;
}
