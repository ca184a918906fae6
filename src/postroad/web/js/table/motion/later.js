// Moving pieces, and dragging them, is fetched when something first moves.

/** @type {typeof import("./motion.js") | null} */
let loaded = null;

/** For a session: how to show what moved. @type {import("../session/session.js").Motion} */
export const motion = {
  remember: () => loaded?.remember(),
  async show(moves) {
    loaded ??= await import("./motion.js");
    await loaded.show(moves);
  },
};

/** A tap anywhere shows the table as it is. */
export const skip = () => loaded?.skip();

/** For the whole table: a piece may be dragged. @param {PointerEvent} event */
export function press(event) {
  if (!(/** @type {Element} */ (event.target).closest("[data-drag]"))) return;
  let held = true; // a click may be over before the module is there
  addEventListener("pointerup", () => (held = false), { once: true });
  void import("../input/drag.js").then(({ onPress }) => held && onPress(event));
}
