// The focus stays on the table. When what had it is gone, or can be pressed no more, it goes to what comes next: the sheet that
// lies there, the question bar, the hand. It is never taken from anything that has it.

const ABLE = "button:not([disabled], [data-key=w])"; // a hint is asked for, it is no answer
/** Where to go on, in this order. */
const PLACES = [
  `.sheet .button-primary:not([disabled])`,
  `.sheet ${ABLE}`,
  `.bar-buttons:not(.bar-pace) ${ABLE}`,
  `.asked ${ABLE}`,
  `.hand ${ABLE}`,
  `.market ${ABLE}`,
];
const PATIENCE = 50; // ms for a sheet that takes the focus by itself

/** What has the focus, or had it when it went. @type {HTMLElement | null} */
let last = null;

/** @param {FocusEvent} event */
const remember = (event) => (last = /** @type {HTMLElement} */ (event.target));

/** Whoever lets go of something that is still there means it. @param {FocusEvent} event */
function forget({ target }) {
  queueMicrotask(() => {
    if (last && last === target && !isGone(last) && document.activeElement !== last) last = null;
  });
}

/** @param {HTMLElement} one */
const isGone = (one) => !one.isConnected || one.matches(":disabled");

/** Nothing has it, or something that cannot be pressed. */
const isLost = () =>
  last !== null && isGone(last) && [null, document.body, last].includes(/** @type {any} */ (document.activeElement));

/** Something that can be pressed and is to be seen. @param {ParentNode} within @param {string} what */
const find = (within, what) =>
  /** @type {HTMLElement[]} */ ([...within.querySelectorAll(what)]).find((one) => one.getClientRects().length);

/** The next of its kind, if it is still there but cannot be pressed any more. @param {HTMLElement} one */
const beside = (one) => (one.isConnected ? find(/** @type {HTMLElement} */ (one.parentElement), ABLE) : undefined);

function goOn() {
  if (!last || !isLost()) return;
  const next = beside(last) ?? PLACES.map((place) => find(document, place)).find(Boolean);
  next?.focus({ preventScroll: true });
}

/** From now on; answers with how to stop. @param {HTMLElement} first what had the focus first, and may have lost it already */
export function keepFocus(first) {
  let timer = 0;
  const look = () => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(goOn, PATIENCE);
  };
  const watch = new MutationObserver(look);
  const now = /** @type {HTMLElement | null} */ (document.activeElement);
  last = now && now !== document.body ? now : isGone(first) ? first : null;
  look();
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", remember);
  document.addEventListener("focusout", forget);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
    document.removeEventListener("focusin", remember);
    document.removeEventListener("focusout", forget);
    last = null;
  };
}
