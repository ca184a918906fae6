// The mark on a sheet that continues below its visible part.
import { useEffect, useLayoutEffect, useRef } from "../../../vendor/hooks.js";

/** @param {HTMLElement | null} sheet null once it is gone */
function markOverflow(sheet) {
  if (sheet) sheet.toggleAttribute("data-more", sheet.scrollHeight - sheet.clientHeight - sheet.scrollTop > 1);
}

/** The props for the sheet's element. */
export function useScrollHint() {
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => markOverflow(sheet.current));
  useEffect(() => {
    const resized = new ResizeObserver(() => markOverflow(sheet.current));
    if (sheet.current) resized.observe(sheet.current);
    return () => resized.disconnect();
  }, []);
  return { ref: sheet, onScroll: () => markOverflow(sheet.current) };
}
