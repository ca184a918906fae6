// Animation of moves: pieces travel between their places, which `data-piece` names.
import { prefersReducedMotion, SPEEDS, settings } from "../../app/settings.js";
import { play } from "../../app/sound.js";
import { clonePiece } from "./clone_piece.js";

/** @typedef {import("../session/moves.js").Move} Move */
/** @typedef {"paper" | "stamp" | "hooves" | "coin"} Sound */
/**
 * A piece that travels from `from` to its present place. A `ghost` is a copy of a piece that is gone and travels to `piece`.
 * @typedef {{ piece: Element, from: DOMRect, ghost?: HTMLElement, sound?: Sound }} Travel
 */

const FRAME = 100; // ms after which no frame is expected
const DROP = 40; // px of the fall of an office
const LEAVES_A_GHOST = /^(slot:|deck)/; // cards there are gone after the move

let skipped = false;
/** @type {Animation[]} */
let running = [];

/** Skip the running animation. */
export function skip() {
  skipped = running.length > 0;
  for (const animation of running) animation.finish();
}

/** @param {string} name */
const piece = (name) => document.querySelector(`[data-piece="${name}"]`);

/** Places of all pieces before the change. @type {Map<string, DOMRect>} */
let places = new Map();
/** Copies of the cards in the market and on the deck. @type {Map<string, HTMLElement>} */
let marketCopies = new Map();

/** Remember the places of all pieces. */
export function remember() {
  places = new Map();
  marketCopies = new Map();
  for (const one of document.querySelectorAll("[data-piece]")) {
    const name = /** @type {string} */ (one.getAttribute("data-piece"));
    if (places.has(name)) continue;
    places.set(name, one.getBoundingClientRect());
    if (LEAVES_A_GHOST.test(name) && one.firstElementChild) marketCopies.set(name, clonePiece(one.firstElementChild));
  }
}

/** Animate moves; resolves when all pieces rest. @param {Move[]} moves */
export async function show(moves) {
  if (document.hidden) return; // a hidden page animates nothing
  await nextFrame(); // the page shows the new position now
  const travels = moves.flatMap((move) => travel(move) ?? []);
  const firstSound = travels.find(({ sound }) => sound)?.sound;
  if (firstSound) play(firstSound);
  if (settings.value.speed === "instant") return;
  const duration = SPEEDS[settings.value.speed].motion;
  skipped = false;
  for (let at = 0; at < travels.length && !skipped; at += 2) {
    running = travels.slice(at, at + 2).flatMap((one) => animate(one, duration));
    await Promise.allSettled(running.map((animation) => animation.finished));
  }
  running = [];
}

/** Resolve at the next frame, or soon if the page is hidden meanwhile. */
const nextFrame = () =>
  new Promise((go) => {
    requestAnimationFrame(go);
    setTimeout(go, FRAME);
  });

document.addEventListener("visibilitychange", skip);

/** @param {Move} move @returns {Travel | null} */
function travel(move) {
  switch (move.kind) {
    case "taken":
      return taken(move.seat, move.from, move.index);
    case "played":
      return from(
        piece(`mine:${move.seat}:${move.city}`) ?? piece(`route:${move.seat}:${move.city}`),
        `hand:${move.seat}`,
        "paper",
      );
    case "refilled":
      return from(piece(`slot:${move.slot}`)?.firstElementChild, "deck");
    case "office":
      return dropped(piece(`office:${move.city}:${move.seat}`));
    case "tile":
      return from(piece(move.piece), `stack:${move.stack}`, "coin");
    case "carriage":
      return from(piece(`carriage:${move.seat}`), "board", "hooves");
    case "coach":
      return from(piece(`coach:${move.coach}`), `coach:${move.coach}`, "hooves");
  }
}

/** A card goes to a hand: the own card itself travels, for others a copy. @param {number} seat @param {string} source @param {number} index */
function taken(seat, source, index) {
  const own = piece(`card:${seat}:${index}`);
  const copy = own ? undefined : marketCopies.get(source);
  const found = from(own ?? piece(`hand:${seat}`), source, "paper");
  return found && { ...found, ghost: copy };
}

/** @param {Element | null | undefined} to @param {string} source @param {Sound} [sound] @returns {Travel | null} */
function from(to, source, sound) {
  const place = places.get(source);
  return to && place ? { piece: to, from: place, sound } : null;
}

/** @param {Element | null} office @returns {Travel | null} */
function dropped(office) {
  const at = office?.getBoundingClientRect();
  return office && at ? { piece: office, from: new DOMRect(at.left, at.top - DROP, at.width, at.height), sound: "stamp" } : null;
}

/** @param {Travel} travel @param {number} duration */
function animate({ piece, from, ghost }, duration) {
  const to = piece.getBoundingClientRect();
  if (!to.width || !from.width) return [];
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  if (ghost && prefersReducedMotion()) return [];
  if (ghost) return [sendGhost(ghost, from, -x, -y, duration)];
  // lengths inside an SVG are in its own units
  const scale = piece instanceof SVGGraphicsElement ? (piece.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
  if (prefersReducedMotion()) return [piece.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration })];
  const frames = [
    { translate: `${x / scale}px ${y / scale}px`, opacity: 0.6 },
    { translate: "0 0", opacity: 1 },
  ];
  return [piece.animate(frames, { duration, easing: "ease-out" })];
}

/** Let a copy of a piece fly off and fade. @param {HTMLElement} ghost @param {DOMRect} from @param {number} x @param {number} y @param {number} duration */
function sendGhost(ghost, from, x, y, duration) {
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${from.left}px`, top: `${from.top}px` });
  document.body.append(ghost);
  const animation = ghost.animate([{ translate: "0 0" }, { translate: `${x}px ${y}px`, scale: 0.35, opacity: 0.3 }], {
    duration: duration * 1.4,
    easing: "ease-in-out",
  });
  void animation.finished.finally(() => ghost.remove());
  return animation;
}
