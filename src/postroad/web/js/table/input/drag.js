// Dragging of pieces with a pointer. `data-drag` names the piece, other data attributes name the places where it can be dropped.
// A press without movement stays a click.

import { clonePiece } from "../motion/clone_piece.js";
import { legal, myTurn, selected } from "../session/current.js";
import { explain } from "../session/decide.js";
import { seatRank, toggleToken } from "../session/staged.js";
import { abandons, act, discards, drop, plays, tapCity, tapHand, tapMarket, tapOfficial, tapStop } from "./targets.js";

const FAR = 8; // px from which a press is a drag

/** @typedef {{ kind: string, id: string, x: number, y: number, piece: HTMLElement, ghost: HTMLElement | null }} Dragged */
/** @type {Dragged | null} */
let dragged = null;

/** The value of a data attribute of the place under the pointer, or null. @param {Element | null} under @param {string} name */
const dataUnder = (under, name) => under?.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null;

/** The action of each kind of piece when it is dropped. @type {Record<string, (id: string, under: Element | null, x: number) => unknown>} */
const DROP = {
  market: (id, under) => dataUnder(under, "hand") !== null && tapMarket(id),
  hand: putFromHand,
  official: (id, under) => dataUnder(under, "desk") !== null && tapOfficial(id),
  office: (_, under) => dataUnder(under, "city") !== null && tapCity(/** @type {string} */ (dataUnder(under, "city"))),
  coach: (id, under) => dataUnder(under, "stop") !== null && tapStop(/** @type {string} */ (dataUnder(under, "stop")), id),
  token: (id, under) => dataUnder(under, "rewards") !== null && toggleToken(id),
  clergy: (id, under) =>
    dataUnder(under, "seating") !== null && seatRank(id, /** @type {string} */ (dataUnder(under, "seating"))),
};

/** @param {string} city @param {Element | null} under @param {number} x */
function putFromHand(city, under, x) {
  if (dataUnder(under, "discard") !== null && discards.value[city]) return tapHand(city);
  const end = dataUnder(under, "end");
  if (end) return drop(city, /** @type {"left" | "right" | "start"} */ (end));
  if (dataUnder(under, "anew") !== null)
    return legal.value.includes(`start:${city}`) ? act(`start:${city}`) : explain(`start:${city}`);
  if (dataUnder(under, "route-mine") !== null) return drop(city, nearerEnd(x));
  if (dataUnder(under, "hand") === null) return undefined;
  selected.value = null;
}

/** Begin a drag, anywhere on the table. @param {PointerEvent} event */
export function onPress(event) {
  const piece = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-drag]"));
  if (!piece || event.button || !event.isPrimary || !myTurn.value) return;
  const [kind, id] = /** @type {string} */ (piece.getAttribute("data-drag")).split(":");
  dragged = { kind, id, x: event.clientX, y: event.clientY, piece, ghost: null };
  addEventListener("pointermove", move);
  addEventListener("pointerup", release);
  addEventListener("pointercancel", cancel);
}

/** @param {PointerEvent} event */
function move(event) {
  if (!dragged) return;
  const [x, y] = [event.clientX - dragged.x, event.clientY - dragged.y];
  if (!dragged.ghost) {
    if (Math.hypot(x, y) < FAR) return;
    dragged.ghost = makeGhost(dragged.piece);
    document.documentElement.dataset.dragging = dragged.kind;
    if (dragged.kind === "hand") selected.value = plays.value[dragged.id]?.some(needsPlace) ? dragged.id : null;
  }
  dragged.ghost.style.translate = `${x}px ${y}px`;
}

/** Whether an action needs a place: an end of the route, or a new route. @param {string} action */
const needsPlace = (action) => !action.startsWith("start:") || abandons(action);

/** Make a copy of the piece that follows the pointer. @param {HTMLElement} piece */
function makeGhost(piece) {
  const box = piece.getBoundingClientRect();
  const copy = clonePiece(piece);
  const ghost = piece instanceof SVGElement ? document.createElementNS("http://www.w3.org/2000/svg", "svg") : copy;
  if (ghost !== copy) {
    const own = /** @type {SVGGraphicsElement} */ (/** @type {unknown} */ (piece)).getBBox();
    ghost.setAttribute("viewBox", `${own.x} ${own.y} ${own.width} ${own.height}`);
    copy.removeAttribute("transform");
    ghost.append(copy);
  }
  ghost.classList.add("ghost");
  ghost.removeAttribute("data-target");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  document.body.append(ghost);
  return /** @type {HTMLElement} */ (ghost);
}

/** Finish a drag that ended before this module was loaded. @param {PointerEvent} last */
export function finishDrag(last) {
  if (last.type === "pointercancel") return cancel();
  move(last);
  release(last);
}

/** @param {PointerEvent} event */
function release(event) {
  const dropped = dragged;
  cancel();
  if (!dropped?.ghost) return;
  suppressClick();
  DROP[dropped.kind](dropped.id, document.elementFromPoint(event.clientX, event.clientY), event.clientX);
}

function cancel() {
  dragged?.ghost?.remove();
  dragged = null;
  delete document.documentElement.dataset.dragging;
  removeEventListener("pointermove", move);
  removeEventListener("pointerup", release);
  removeEventListener("pointercancel", cancel);
}

/** Suppress the click that may follow a drag. */
function suppressClick() {
  const stop = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
}

/** @param {number} x @returns {"left" | "right" | "start"} */
function nearerEnd(x) {
  const ends = [...document.querySelectorAll("[data-end]")].map((place) => {
    const box = place.getBoundingClientRect();
    return { end: place.getAttribute("data-end"), far: Math.abs(x - (box.left + box.width / 2)) };
  });
  ends.sort((one, other) => one.far - other.far);
  return /** @type {"left" | "right" | "start"} */ (ends[0]?.end ?? "start");
}
