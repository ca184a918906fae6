// Opening and closing the explanation of a piece by hover, long press, key or click.
// A click explains pieces with the class `.about`, which do nothing else. The explanation closes when pointer or focus leave, at the
// next press, at Escape and at a decision.

import { about } from "../session/current.js";
import { suppressClick } from "./lazy_about.js";

const [POINTED, RESTED, LEFT] = [450, 400, 250]; // ms
const SURE = 50; // ms more: a busy page may learn late that the finger was lifted
const FAR = 8; // px: a longer movement is no long press

let timer = 0;

/** @param {() => void} then @param {number} after */
function schedule(then, after) {
  clearTimeout(timer);
  timer = setTimeout(then, after);
}

/** @typedef {"mouse" | "touch" | "key"} PressedBy the kind of press */

/** @param {Element} piece @param {PressedBy | null} [trigger] the press that asked for it, null for hovering */
function openAbout(piece, trigger = null) {
  if (piece.isConnected) about.value = { what: /** @type {string} */ (piece.getAttribute("data-about")), piece, trigger };
}

export const closeAbout = () => {
  clearTimeout(timer);
  about.value = null;
};

/** The piece whose explanation the present press has closed: its click does not open it again. @type {Element | null} */
let justClosed = null;

/** Whether the explanation stays open when the mouse leaves. */
const isPinned = () => about.value?.trigger === "touch" || about.value?.trigger === "key";

/** @type {Record<string, (event: any, piece: Element | null, inside: boolean, over: boolean) => void>} */
const HANDLERS = {
  pointerover(event, piece, inside, over) {
    if (event.pointerType !== "mouse" || isPinned() || event.buttons) return;
    if (inside || (piece && piece === about.value?.piece)) return clearTimeout(timer);
    if (piece && !over) return schedule(() => openAbout(piece), POINTED);
    schedule(closeAbout, LEFT);
  },
  pointerout(event) {
    if (event.pointerType === "mouse" && !event.relatedTarget && !isPinned()) schedule(closeAbout, LEFT); // the pointer has left the window
  },
  focusin(_event, piece, inside) {
    if (about.value?.trigger === "key" && !inside && piece !== about.value.piece) closeAbout();
  },
  pointerdown(event, piece, inside, over) {
    if (inside) return;
    justClosed = about.value?.trigger ? about.value.piece : null;
    if (event.pointerType === "mouse") clearTimeout(timer);
    if (about.value) closeAbout();
    if (event.pointerType !== "mouse" && piece && !over) startLongPress(event, piece);
  },
  click(event, piece) {
    if (!piece) return;
    const again = piece === justClosed || (about.value?.trigger && about.value.piece === piece);
    justClosed = null;
    again ? closeAbout() : openAbout(piece, pressedBy(event));
  },
};

/** @param {PointerEvent} event @returns {PressedBy} */
const pressedBy = ({ detail, pointerType }) =>
  !detail ? "key" : pointerType === "touch" || pointerType === "pen" ? "touch" : "mouse";

/** Handle an event at a piece, or while an explanation is open. @param {Event} event @param {boolean} over whether it is too late to open an explanation; the event can then only close one */
export function handleEvent(event, over) {
  const target = /** @type {Element} */ (event.target);
  HANDLERS[event.type]?.(event, target.closest?.("[data-about]") ?? null, Boolean(target.closest?.(".about-sheet")), over);
}

/** Wait for a long press; it opens the explanation, and the click that follows is suppressed. @param {PointerEvent} down @param {Element} piece */
function startLongPress(down, piece) {
  const stop = () => {
    clearTimeout(timer);
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
  };
  const moved = (/** @type {PointerEvent} */ event) => {
    if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > FAR) stop();
  };
  const longPressed = () => {
    stop();
    openAbout(piece, "touch");
    suppressClick();
  };
  schedule(() => schedule(longPressed, SURE), RESTED);
  addEventListener("pointermove", moved);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}

/** Explain the piece that has the focus or holds it. */
export function explainFocused() {
  const piece = document.activeElement?.closest("[data-about]") ?? document.activeElement?.querySelector("[data-about]");
  if (piece) about.value?.piece === piece ? closeAbout() : openAbout(piece, "key");
}
