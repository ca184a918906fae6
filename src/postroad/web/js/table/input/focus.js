// Keeping the keyboard focus on the table. When the focused element disappears or is disabled, the focus moves to the open sheet,
// the question bar or the hand. An element that has the focus keeps it.

const PRESSABLE = "button:not([disabled], [data-key=w])"; // the hint button is no answer
/** Where the focus goes, in this order. */
const PLACES = [
  `.sheet .button-primary:not([disabled])`,
  `.sheet ${PRESSABLE}`,
  `.bar-buttons:not(.bar-pace) ${PRESSABLE}`,
  `.asked ${PRESSABLE}`,
  `.hand ${PRESSABLE}`,
  `.market ${PRESSABLE}`,
];
const PATIENCE = 50; // ms in which a sheet may take the focus itself

/** The element that has the focus, or had it when it disappeared. @type {HTMLElement | null} */
let lastFocused = null;

/** @param {FocusEvent} event */
const remember = (event) => (lastFocused = /** @type {HTMLElement} */ (event.target));

/** Forget an element that lost the focus while it was still there: the player moved on. @param {FocusEvent} event */
function forget({ target }) {
  queueMicrotask(() => {
    if (lastFocused && lastFocused === target && !isGone(lastFocused) && document.activeElement !== lastFocused)
      lastFocused = null;
  });
}

/** @param {HTMLElement} one */
const isGone = (one) => !one.isConnected || one.matches(":disabled");

/** Whether nothing has the focus, or an element that cannot be pressed. */
const isLost = () =>
  lastFocused !== null &&
  isGone(lastFocused) &&
  [null, document.body, lastFocused].includes(/** @type {any} */ (document.activeElement));

/** The first visible element that matches. @param {ParentNode} within @param {string} what */
const find = (within, what) =>
  /** @type {HTMLElement[]} */ ([...within.querySelectorAll(what)]).find((one) => one.getClientRects().length);

/** Another control beside an element that is still there but disabled. @param {HTMLElement} one */
const nextSibling = (one) => (one.isConnected ? find(/** @type {HTMLElement} */ (one.parentElement), PRESSABLE) : undefined);

function moveFocus() {
  if (!lastFocused || !isLost()) return;
  const next = nextSibling(lastFocused) ?? PLACES.map((place) => find(document, place)).find(Boolean);
  next?.focus({ preventScroll: true });
}

/** Start and return a function that stops it. @param {HTMLElement} initial the element focused first, which may have lost the focus already */
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
