// A press on a piece may become a drag; dragging is fetched when something is first pressed.

/** For the whole table. @param {PointerEvent} event */
export function press(event) {
  if (!(/** @type {Element} */ (event.target).closest("[data-drag]"))) return;
  let held = true; // a click may be over before the module is there
  const letGo = () => (held = false);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, letGo, { once: true });
  void import("./drag.js").then(({ onPress }) => held && onPress(event));
}
