// What is this? A piece answers when it is pointed at for a moment, when a finger rests on it, when the key for it is pressed,
// and at once where a press means nothing else (`.about`). The answer goes when the pointer or the focus leaves, at the next press,
// by Escape, and when something is decided.

import { about } from "../session/current.js";
import { suppressClick } from "./about_later.js";

const [POINTED, RESTED, LEFT] = [450, 400, 250]; // ms
const SURE = 50; // ms more: a page that had much to do may not have heard yet that the finger was lifted long ago
const FAR = 8; // px: whoever moves means something else

let timer = 0;

/** @param {() => void} then @param {number} after */
function schedule(then, after) {
  clearTimeout(timer);
  timer = setTimeout(then, after);
}

/** @typedef {"mouse" | "touch" | "key"} PressedBy what presses */

/** @param {Element} piece @param {PressedBy | null} [held] asked for by a press, not only pointed at */
function openAbout(piece, held = null) {
  if (piece.isConnected) about.value = { what: /** @type {string} */ (piece.getAttribute("data-about")), piece, held };
}

export const closeAbout = () => {
  clearTimeout(timer);
  about.value = null;
};

/** What the press that goes on has put away: it does not ask for it again. @type {Element | null} */
let justClosed = null;

/** Does the answer stay wherever the mouse goes? */
const isPinned = () => about.value?.held === "touch" || about.value?.held === "key";

/** @type {Record<string, (event: any, piece: Element | null, inside: boolean, over: boolean) => void>} */
const HANDLERS = {
  pointerover(event, piece, inside, over) {
    if (event.pointerType !== "mouse" || isPinned() || event.buttons) return;
    if (inside || (piece && piece === about.value?.piece)) return clearTimeout(timer);
    if (piece && !over) return schedule(() => openAbout(piece), POINTED);
    schedule(closeAbout, LEFT);
  },
  pointerout(event) {
    if (event.pointerType === "mouse" && !event.relatedTarget && !isPinned()) schedule(closeAbout, LEFT); // it has left the window
  },
  focusin(_event, piece, inside) {
    if (about.value?.held === "key" && !inside && piece !== about.value.piece) closeAbout();
  },
  pointerdown(event, piece, inside, over) {
    if (inside) return;
    justClosed = about.value?.held ? about.value.piece : null;
    if (event.pointerType === "mouse") clearTimeout(timer);
    if (about.value) closeAbout();
    if (event.pointerType !== "mouse" && piece && !over) startLongPress(event, piece);
  },
  click(event, piece) {
    if (!piece) return;
    const again = piece === justClosed || (about.value?.held && about.value.piece === piece);
    justClosed = null;
    again ? closeAbout() : openAbout(piece, pressedBy(event));
  },
};

/** @param {PointerEvent} event @returns {PressedBy} */
const pressedBy = ({ detail, pointerType }) =>
  !detail ? "key" : pointerType === "touch" || pointerType === "pen" ? "touch" : "mouse";

/** Something happened at a piece, or while an answer is shown. @param {Event} event @param {boolean} over is it too late to ask? Then it can only put an answer away */
export function handleEvent(event, over) {
  const target = /** @type {Element} */ (event.target);
  HANDLERS[event.type]?.(event, target.closest?.("[data-about]") ?? null, Boolean(target.closest?.(".about-sheet")), over);
}

/** A finger rests on a piece: then letting it go means nothing else. @param {PointerEvent} down @param {Element} piece */
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

/** By the key: what has the focus, or holds it. */
export function explainFocused() {
  const piece = document.activeElement?.closest("[data-about]") ?? document.activeElement?.querySelector("[data-about]");
  if (piece) about.value?.piece === piece ? closeAbout() : openAbout(piece, "key");
}
