// A sheet that is longer than its place shows that there is more below.
import { useEffect, useLayoutEffect, useRef } from "../../../vendor/hooks.js";

/** @param {HTMLElement | null} sheet null once it is gone */
function mark(sheet) {
  if (sheet) sheet.toggleAttribute("data-more", sheet.scrollHeight - sheet.clientHeight - sheet.scrollTop > 1);
}

/** What the sheet's element needs for that. */
export function useMore() {
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => mark(sheet.current));
  useEffect(() => {
    const resized = new ResizeObserver(() => mark(sheet.current));
    if (sheet.current) resized.observe(sheet.current);
    return () => resized.disconnect();
  }, []);
  return { ref: sheet, onScroll: () => mark(sheet.current) };
}
