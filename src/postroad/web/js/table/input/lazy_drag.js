// Loading of drag.js at the first press on a piece.

import { load } from "../../app/loading.js";

/** Handle a press anywhere on the table. @param {PointerEvent} event */
export function onPointerDown(event) {
  if (!(/** @type {Element} */ (event.target).closest("[data-drag]"))) return;
  /** The release, if it comes before the module is loaded. @type {PointerEvent | null} */
  let end = null;
  const onRelease = (/** @type {PointerEvent} */ last) => (end ??= last);
  for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) addEventListener(kind, onRelease, { once: true });
  void load(() => import("./drag.js")).then(({ onPress, finishDrag }) => {
    onPress(event);
    if (end) finishDrag(end);
  });
}
