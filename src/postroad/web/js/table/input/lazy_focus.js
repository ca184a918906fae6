// Loading of focus.js when an element of the table first has the focus.

import { useEffect } from "../../../vendor/hooks.js";
import { load } from "../../app/loading.js";

/** Keep the focus while the table is shown. */
export function useFocusKeeping() {
  useEffect(() => {
    let stop = () => {};
    let over = false;
    const begin = async (/** @type {FocusEvent} */ event) => {
      const { keepFocus } = await load(() => import("./focus.js"));
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
