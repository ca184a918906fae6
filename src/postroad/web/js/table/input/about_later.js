// "What is this?" is answered by pieces that say what they are by `data-about`. How they are asked is fetched when one first is.

import { useEffect } from "../../../vendor/hooks.js";

const EVENTS = ["pointerover", "pointerout", "pointerdown", "focusin", "contextmenu"];
const ENDS = ["pointerup", "pointercancel"]; // of a press
const CLICKED = 50; // ms after a finger was lifted, at the latest
const NEAR = 8; // px

/** What a finger does from now until it is lifted means nothing else. */
export function suppressClick() {
  const restore = () => removeEventListener("click", swallow, true);
  addEventListener("click", swallow, true);
  for (const way of ENDS) addEventListener(way, () => setTimeout(restore, CLICKED), { once: true });
  addEventListener("pointerdown", restore, { once: true, capture: true }); // the next press, however soon it comes
}

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** Does a finger press beside an answer? Then it puts that away: whoever wants to be rid of it must not take a card. @param {Event} event @param {Element | null} answer */
const pressedBeside = (event, answer) =>
  event instanceof PointerEvent &&
  event.type === "pointerdown" &&
  event.pointerType !== "mouse" &&
  answer !== null &&
  !answer.contains(/** @type {Node} */ (event.target));

/** The last press: nobody asks about what comes to lie under it then. @type {PointerEvent | null} */
let pressed = null;

/**
 * Is a pointer over something only because that came to lie under it? A browser has a mouse where a finger was, too: it points at
 * nothing before it is moved.
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

/** One promise for all: what was done while the module was on its way is heard in its order. */
function loadAbout() {
  loading ??= import("./about.js").catch((error) => {
    loading = null; // the next time
    throw error;
  });
  return loading;
}

/** @param {Event} event */
function onEvent(event) {
  if (event instanceof PointerEvent && event.type === "pointerdown") pressed = event;
  const unmoved = event instanceof PointerEvent && isUnmoved(event);
  const piece = event.target instanceof Element && event.target.closest("[data-about]");
  const answer = document.querySelector(".about-sheet");
  if (event.type === "contextmenu" && piece && matchMedia("(hover: none)").matches) event.preventDefault(); // a finger that asks
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

/** A press explains where it means nothing else; asked before it means anything, as what it does may change that. @param {MouseEvent} event */
function onClick(event) {
  const piece = event.target instanceof Element ? event.target.closest("[data-about]") : null;
  if (piece?.matches(".about") && !piece.parentElement?.closest("button"))
    void loadAbout().then(({ handleEvent }) => handleEvent(event, false));
}

let releases = 0; // how often: a press that is over when its module comes asks nothing, and what was pointed at before it neither
for (const way of ENDS) addEventListener(way, () => releases++, true);

/** While the table is shown. */
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
