// Dragging letters with a pointer: from market or deck to the hand, from the hand to the route or the discard pile.
// A short press without movement stays a click, so click and drag do the same.
import { takes, discards, drop, plays, tapHand, tapMarket } from "./targets.js";
import { explain } from "./decide.js";
import { myTurn } from "./store.js";
import { selected } from "./picked.js";

const FAR = 8; // px that make a press a drag

/** @type {{ what: string, from: "market" | "hand", x: number, y: number, piece: HTMLElement, ghost: HTMLElement | null, pointer: number } | null} */
let held = null;

/** Handlers for a piece that can be dragged. @param {string} what a city, or "deck" @param {"market" | "hand"} from */
export const cardDrag = (what, from) => ({
  onPointerDown: (/** @type {PointerEvent} */ event) => press(event, what, from),
  onDragStart: (/** @type {Event} */ event) => event.preventDefault(),
});

/** Attributes of a place where letters can be dropped. @param {string} zone */
export const dropZone = (zone) => ({ "data-zone": zone });

/** @param {PointerEvent} event @param {string} what @param {"market" | "hand"} from */
function press(event, what, from) {
  if (event.button || !event.isPrimary || !myTurn.value) return;
  const piece = /** @type {HTMLElement} */ (event.currentTarget);
  held = { what, from, x: event.clientX, y: event.clientY, piece, ghost: null, pointer: event.pointerId };
  addEventListener("pointermove", move);
  addEventListener("pointerup", release, { once: true });
  addEventListener("pointercancel", cancel, { once: true });
}

/** @param {PointerEvent} event */
function move(event) {
  if (!held) return;
  const [x, y] = [event.clientX - held.x, event.clientY - held.y];
  if (!held.ghost) {
    if (Math.hypot(x, y) < FAR) return;
    held.ghost = lifted(held.piece);
    if (held.from === "hand") selected.value = plays.value[held.what] ? held.what : null;
  }
  held.ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
  document.documentElement.dataset.dragging = held.from;
}

/** @param {HTMLElement} piece */
function lifted(piece) {
  const box = piece.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (piece.cloneNode(true));
  ghost.classList.add("ghost");
  ghost.removeAttribute("data-target");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  document.body.append(ghost);
  return ghost;
}

/** @param {PointerEvent} event */
function release(event) {
  const what = held;
  if (what?.ghost) {
    suppressClick(what.piece);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const zone = /** @type {HTMLElement | null} */ (under?.closest("[data-zone]"))?.dataset.zone;
    const pile = under?.closest("[data-discard]");
    cancel();
    put(what.what, what.from, pile ? "discard" : zone, event.clientX);
  } else cancel();
}

function cancel() {
  held?.ghost?.remove();
  held = null;
  delete document.documentElement.dataset.dragging;
  removeEventListener("pointermove", move);
  removeEventListener("pointerup", release);
  removeEventListener("pointercancel", cancel);
}

/** The click that follows a drag's end means nothing. @param {HTMLElement} piece */
function suppressClick(piece) {
  const stop = (/** @type {Event} */ event) => (event.stopPropagation(), event.preventDefault());
  piece.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => piece.removeEventListener("click", stop, { capture: true }), 50);
}

/** @param {string} what @param {"market" | "hand"} from @param {string | undefined} zone @param {number} x */
function put(what, from, zone, x) {
  if (from === "market") return zone && (takes.value[what] ? tapMarket(what) : explain(`take:${what}`));
  if (zone === "discard" && discards.value[what]) return tapHand(what);
  if (zone === "left" || zone === "right" || zone === "start") return drop(what, zone);
  if (zone === "hand-to-route") return drop(what, nearerEnd(x));
  if (zone !== "hand") return undefined;
  selected.value = null;
}

/** @param {number} x @returns {"left" | "right" | "start"} */
function nearerEnd(x) {
  const ends = [...document.querySelectorAll("[data-end]")].map((place) => {
    const box = place.getBoundingClientRect();
    return { end: /** @type {HTMLElement} */ (place).dataset.end, far: Math.abs(x - (box.left + box.width / 2)) };
  });
  ends.sort((one, other) => one.far - other.far);
  return /** @type {"left" | "right" | "start"} */ (ends[0]?.end ?? "start");
}
