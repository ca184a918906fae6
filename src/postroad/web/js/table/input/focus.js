// The focus stays on the table. When what had it is gone, or can be pressed no more, it goes to what comes next: the sheet that
// lies there, the question bar, the hand. It is never taken from anything that has it.

const PRESSABLE = "button:not([disabled], [data-key=w])"; // a hint is asked for, it is no answer
/** Where to go on, in this order. */
const PLACES = [
  `.sheet .button-primary:not([disabled])`,
  `.sheet ${PRESSABLE}`,
  `.bar-buttons:not(.bar-pace) ${PRESSABLE}`,
  `.asked ${PRESSABLE}`,
  `.hand ${PRESSABLE}`,
  `.market ${PRESSABLE}`,
];
const PATIENCE = 50; // ms for a sheet that takes the focus by itself

/** What has the focus, or had it when it went. @type {HTMLElement | null} */
let lastFocused = null;

/** @param {FocusEvent} event */
const remember = (event) => (lastFocused = /** @type {HTMLElement} */ (event.target));

/** Whoever lets go of something that is still there means it. @param {FocusEvent} event */
function forget({ target }) {
  queueMicrotask(() => {
    if (lastFocused && lastFocused === target && !isGone(lastFocused) && document.activeElement !== lastFocused)
      lastFocused = null;
  });
}

/** @param {HTMLElement} one */
const isGone = (one) => !one.isConnected || one.matches(":disabled");

/** Nothing has it, or something that cannot be pressed. */
const isLost = () =>
  lastFocused !== null &&
  isGone(lastFocused) &&
  [null, document.body, lastFocused].includes(/** @type {any} */ (document.activeElement));

/** Something that can be pressed and is to be seen. @param {ParentNode} within @param {string} what */
const find = (within, what) =>
  /** @type {HTMLElement[]} */ ([...within.querySelectorAll(what)]).find((one) => one.getClientRects().length);

/** The next of its kind, if it is still there but cannot be pressed any more. @param {HTMLElement} one */
const nextSibling = (one) => (one.isConnected ? find(/** @type {HTMLElement} */ (one.parentElement), PRESSABLE) : undefined);

function moveFocus() {
  if (!lastFocused || !isLost()) return;
  const next = nextSibling(lastFocused) ?? PLACES.map((place) => find(document, place)).find(Boolean);
  next?.focus({ preventScroll: true });
}

/** From now on; answers with how to stop. @param {HTMLElement} initial what had the focus first, and may have lost it already */
export function keepFocus(initial) {
  let timer = 0;
  const look = () => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(moveFocus, PATIENCE);
  };
  const watch = new MutationObserver(look);
  const now = /** @type {HTMLElement | null} */ (document.activeElement);
  lastFocused = now && now !== document.body ? now : isGone(initial) ? initial : null;
  look();
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", remember);
  document.addEventListener("focusout", forget);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
    document.removeEventListener("focusin", remember);
    document.removeEventListener("focusout", forget);
    lastFocused = null;
  };
}
