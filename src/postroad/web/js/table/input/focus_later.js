// Keeping the focus on the table is fetched when something first has it.

import { useEffect } from "../../../vendor/hooks.js";

/** While the table is shown. */
export function useFocusKept() {
  useEffect(() => {
    let stop = () => {};
    let over = false;
    const begin = async (/** @type {FocusEvent} */ event) => {
      const { keepFocus } = await import("./focus.js");
      if (!over) stop = keepFocus(/** @type {HTMLElement} */ (event.target));
    };
    addEventListener("focusin", begin, { once: true });
    return () => {
      over = true;
      removeEventListener("focusin", begin);
      stop();
    };
  }, []);
}
