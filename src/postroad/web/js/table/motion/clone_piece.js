// A copy of a piece for the animation. Cards take their sizes from their place, so the copy keeps them.
const MEASURES = ["--card-width", "--card-height", "--band", "--name-most", "--name-room"];

/** @param {Element} piece */
export function clonePiece(piece) {
  const copy = /** @type {HTMLElement} */ (piece.cloneNode(true));
  const card = piece.matches(".card") ? piece : piece.querySelector(".card");
  const twin = /** @type {HTMLElement | null} */ (copy.matches(".card") ? copy : copy.querySelector(".card"));
  if (card && twin)
    for (const measure of MEASURES) twin.style.setProperty(measure, getComputedStyle(card).getPropertyValue(measure));
  if (card && twin) twin.style.setProperty("--card-width", `${/** @type {HTMLElement} */ (card).offsetWidth}px`); // the width may depend on the row
  return copy;
}
