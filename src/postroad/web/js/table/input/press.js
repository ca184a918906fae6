// A press on a piece may become a drag; dragging is fetched when something is first pressed.

/** For the whole table. @param {PointerEvent} event */
export function press(event) {
  if (!(/** @type {Element} */ (event.target).closest("[data-drag]"))) return;
  /** What was let go before the module was there. @type {PointerEvent | null} */
  let end = null;
  const onRelease = (/** @type {PointerEvent} */ last) => (end ??= last);
  for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) addEventListener(kind, onRelease, { once: true });
  void import("./drag.js").then(({ onPress, finishDrag }) => {
    onPress(event);
    if (end) finishDrag(end);
  });
}
