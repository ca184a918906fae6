// Loading of about.js when a piece with `data-about` is first pointed at or pressed.

import { useEffect } from "../../../vendor/hooks.js";
import { load } from "../../app/loading.js";

const EVENTS = ["pointerover", "pointerout", "pointerdown", "focusin", "contextmenu"];
const ENDS = ["pointerup", "pointercancel"]; // the events that end a press
const CLICKED = 50; // ms after the release within which the click comes
const NEAR = 8; // px

/** Suppress the click of the present press. */
export function suppressClick() {
  const restore = () => removeEventListener("click", swallow, true);
  addEventListener("click", swallow, true);
  for (const way of ENDS) addEventListener(way, () => setTimeout(restore, CLICKED), { once: true });
  addEventListener("pointerdown", restore, { once: true, capture: true }); // the next press may come before the timeout
}

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** Whether a finger presses beside the explanation. That press only closes it and must not take a card. @param {Event} event @param {Element | null} answer */
const pressedBeside = (event, answer) =>
  event instanceof PointerEvent &&
  event.type === "pointerdown" &&
  event.pointerType !== "mouse" &&
  answer !== null &&
  !answer.contains(/** @type {Node} */ (event.target));

/** The last press: a piece that appears under the pointer afterwards is not explained. @type {PointerEvent | null} */
let pressed = null;

/**
 * Whether a pointer is over a piece only because the piece appeared there. Browsers also report a mouse where a finger was; it
 * counts once it moves.
 * @param {PointerEvent} event
 */
function isUnmoved({ type, pointerType, clientX, clientY }) {
  if (type !== "pointerover" || pointerType !== "mouse" || !pressed) return false;
  const near = Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) <= NEAR;
  if (pressed.pointerType === "mouse" && !near) pressed = null;
  return pressed !== null;
}

/** @param {PointerEvent} event */
function moved(event) {
  if (event.pointerType === "mouse" && pressed?.pointerType !== "mouse") pressed = null;
}

/** @type {Promise<typeof import("./about.js")> | null} */
let loading = null;

/** Load about.js once; events that arrive meanwhile are handled in their order. */
function loadAbout() {
  loading ??= load(() => import("./about.js"));
  return loading;
}

/** @param {Event} event */
function onEvent(event) {
  if (event instanceof PointerEvent && event.type === "pointerdown") pressed = event;
  const unmoved = event instanceof PointerEvent && isUnmoved(event);
  const piece = event.target instanceof Element && event.target.closest("[data-about]");
  const answer = document.querySelector(".about-sheet");
  if (event.type === "contextmenu" && piece && matchMedia("(hover: none)").matches) event.preventDefault(); // a long press, which explains the piece
  if (!answer && (!piece || unmoved)) return;
  const releasesBefore = releases;
  const tooLate = () =>
    unmoved || (event.type === "pointerdown" ? releases !== releasesBefore : event.type === "pointerover" && pressed !== null);
  const closes = pressedBeside(event, answer);
  if (closes) suppressClick();
  void loadAbout().then(({ handleEvent, closeAbout }) => {
    if (closes) closeAbout();
    handleEvent(event, tooLate());
  });
}

/** Explain a piece whose press does nothing else. The capture phase comes before the press can change the page. @param {MouseEvent} event */
function onClick(event) {
  const piece = event.target instanceof Element ? event.target.closest("[data-about]") : null;
  if (piece?.matches(".about") && !piece.parentElement?.closest("button"))
    void loadAbout().then(({ handleEvent }) => handleEvent(event, false));
}

let releases = 0; // the number of releases: a press that ended before the module was loaded opens nothing
for (const way of ENDS) addEventListener(way, () => releases++, true);

/** Listen for events while the table is shown. */
export function useAbout() {
  useEffect(() => {
    for (const kind of EVENTS) addEventListener(kind, onEvent);
    document.addEventListener("click", onClick, true);
    addEventListener("pointermove", moved);
    return () => {
      document.removeEventListener("click", onClick, true);
      removeEventListener("pointermove", moved);
      for (const kind of EVENTS) removeEventListener(kind, onEvent);
    };
  }, []);
}
