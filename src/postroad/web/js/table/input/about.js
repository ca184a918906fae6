// What is this? A piece answers when it is pointed at for a moment, when a finger rests on it, when the key for it is pressed,
// and at once where a press means nothing else (`.about`).

import { about } from "../session/current.js";
import { meansNoMore } from "./about_later.js";

const [POINTED, RESTED, LEFT] = [450, 400, 250]; // ms
const SURE = 50; // ms more: a page that had much to do may not have heard yet that the finger was lifted long ago
const FAR = 8; // px: whoever moves means something else

let timer = 0;

/** @param {() => void} then @param {number} after */
function soon(then, after) {
  clearTimeout(timer);
  timer = setTimeout(then, after);
}

/** @param {Element} piece @param {boolean} [held] until it is put away */
function answer(piece, held = false) {
  if (piece.isConnected) about.value = { what: /** @type {string} */ (piece.getAttribute("data-about")), piece, held };
}

export const putAway = () => {
  clearTimeout(timer);
  about.value = null;
};

/** @type {Record<string, (event: any, piece: Element | null, inside: boolean, over: boolean) => void>} */
const HEARD = {
  pointerover(event, piece) {
    if (event.pointerType !== "mouse" || about.value?.held || event.buttons) return;
    if (piece && piece === about.value?.piece) return clearTimeout(timer);
    if (piece) return soon(() => answer(piece), POINTED);
    soon(putAway, LEFT);
  },
  pointerdown(event, piece, inside, over) {
    if (inside) return;
    if (event.pointerType === "mouse") clearTimeout(timer);
    if (about.value && (!about.value.held || about.value.piece !== piece)) putAway();
    if (event.pointerType !== "mouse" && piece && !over) rest(event, piece);
  },
  click(_event, piece) {
    if (!piece?.matches(".about") || piece.parentElement?.closest("button")) return;
    const asked = about.value?.held && about.value.piece === piece;
    asked ? putAway() : answer(piece, true);
  },
};

/** Something happened at a piece, or while an answer is shown. @param {Event} event @param {boolean} over is the press over already? */
export function heard(event, over) {
  const target = /** @type {Element} */ (event.target);
  HEARD[event.type]?.(event, target.closest?.("[data-about]") ?? null, Boolean(target.closest?.(".about-sheet")), over);
}

/** A finger rests on a piece: then letting it go means nothing else. @param {PointerEvent} down @param {Element} piece */
function rest(down, piece) {
  const stop = () => {
    clearTimeout(timer);
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
  };
  const moved = (/** @type {PointerEvent} */ event) => {
    if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > FAR) stop();
  };
  const asks = () => {
    stop();
    answer(piece, true);
    meansNoMore();
  };
  soon(() => soon(asks, SURE), RESTED);
  addEventListener("pointermove", moved);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}

/** By the key: what has the focus, or holds it. */
export function askFocused() {
  const piece = document.activeElement?.closest("[data-about]") ?? document.activeElement?.querySelector("[data-about]");
  if (piece) about.value?.piece === piece ? putAway() : answer(piece, true);
}
