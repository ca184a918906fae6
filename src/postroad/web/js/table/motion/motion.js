// Others' moves, and one's own, made visible: pieces travel from where they were to where they are, read from two views.
import { calm, SPEEDS, settings } from "../../app/settings.js";
import { play } from "../../app/sound.js";
import { copied } from "./copied.js";

/**
 * A piece on its way: to where it stands now, or, as a `ghost` of what is gone, to where `piece` stands.
 * @typedef {{ piece: Element, from: DOMRect, ghost?: HTMLElement, sound?: "paper" | "stamp" | "hooves" | "coin" }} Travel
 */

let skipped = false;
/** @type {Animation[]} */
let running = [];

/** A tap anywhere shows the table as it is. */
export function skip() {
  skipped = running.length > 0;
  for (const animation of running) animation.finish();
}

/** @param {string} where */
const box = (where) => document.querySelector(where)?.getBoundingClientRect();

/** Where pieces stood before the change: read before the page follows. @type {Map<string, DOMRect>} */
let places = new Map();
/** Copies of what lay in the market and on the deck. @type {Map<string, HTMLElement>} */
let laid = new Map();

/** Remember where movable pieces are. */
export function remember() {
  places = new Map();
  laid = new Map();
  for (const piece of document.querySelectorAll(
    "[data-coach], [data-slot], [data-stack], [data-deck], [data-hand], [data-hand-of]",
  )) {
    const { coach, slot, stack, deck, hand, handOf } = /** @type {HTMLElement} */ (piece).dataset;
    const key = coach
      ? `coach ${coach}`
      : slot
        ? `slot ${slot}`
        : stack
          ? `stack ${stack}`
          : deck !== undefined
            ? "deck"
            : `hand ${hand ?? handOf}`;
    places.set(key, piece.getBoundingClientRect());
    if ((slot || deck !== undefined) && piece.firstElementChild) laid.set(key, copied(piece.firstElementChild));
  }
}

/** Move what differs between two views; resolves when all lies still. @param {any} before @param {any} after */
export async function animate(before, after) {
  await new Promise((go) => requestAnimationFrame(go)); // the page shows `after` now
  const travels = differences(before, after);
  const heard = travels.find((travel) => travel.sound)?.sound;
  if (heard) play(heard);
  if (settings.value.speed === "instant") return;
  const duration = SPEEDS[settings.value.speed].motion;
  skipped = false;
  for (let at = 0; at < travels.length && !skipped; at += 2) {
    running = travels.slice(at, at + 2).flatMap((travel) => move(travel, duration));
    await Promise.allSettled(running.map((animation) => animation.finished));
  }
  running = [];
}

/** @param {Travel} travel @param {number} duration */
function move({ piece, from, ghost }, duration) {
  const to = piece.getBoundingClientRect();
  if (!to.width || !from.width) return [];
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  if (ghost && calm()) return [];
  if (ghost) return [sendGhost(ghost, from, -x, -y, duration)];
  // Inside a drawing, lengths are the drawing's own.
  const scale = piece instanceof SVGGraphicsElement ? (piece.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
  if (calm()) return [piece.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration })];
  const frames = [
    { translate: `${x / scale}px ${y / scale}px`, opacity: 0.6 },
    { translate: "0 0", opacity: 1 },
  ];
  return [piece.animate(frames, { duration, easing: "ease-out" })];
}

/** A copy of what is gone flies off and fades. @param {HTMLElement} ghost @param {DOMRect} from @param {number} x @param {number} y @param {number} duration */
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

/** @param {any} before @param {any} after @returns {Travel[]} */
function differences(before, after) {
  return [...letters(before, after), ...offices(before, after), ...gains(before, after), ...coaches(before, after)];
}

/** Letters taken, played and laid out. @param {any} before @param {any} after @returns {Travel[]} */
function letters(before, after) {
  /** @type {Travel[]} */
  const found = [];
  const emptied = before.market.flatMap((/** @type {string | null} */ city, /** @type {number} */ slot) =>
    city && city !== after.market[slot] ? [slot] : [],
  );
  for (const [seat, its] of after.seats.entries()) {
    const was = before.seats[seat];
    const hand = lastCard(seat);
    if (its.hand_size > was.hand_size && hand) {
      const source = emptied.length ? `slot ${emptied[0]}` : "deck";
      const from = places.get(source);
      const ghost = hand.closest("[data-hand]") ? undefined : laid.get(source);
      if (from) found.push({ piece: hand, from, ghost, sound: "paper" });
    }
    const fresh = its.route.find((/** @type {string} */ city) => !was.route.includes(city));
    const added = fresh && routePiece(seat, fresh, its.route);
    const from = places.get(`hand ${seat}`);
    if (added && from) found.push({ piece: added, from, sound: "paper" });
  }
  const deck = places.get("deck");
  for (const slot of emptied) {
    const piece = after.market[slot] && document.querySelector(`[data-slot="${slot}"] > *`);
    if (piece && deck) found.push({ piece, from: deck });
  }
  return found;
}

/** @param {number} seat */
const lastCard = (seat) =>
  document.querySelector(`[data-hand="${seat}"] .strip > :last-child`) ??
  document.querySelector(`[data-hand-of="${seat}"] .counted-hand-size, [data-hand-of="${seat}"]`);

/** @param {number} seat @param {string} city @param {string[]} route */
function routePiece(seat, city, route) {
  const mine = document.querySelector(`[data-route="${city}"]`);
  return (
    (document.querySelector(`[data-hand="${seat}"]`) && mine) ||
    document.querySelector(`[data-route-of="${seat}"]`)?.children[route.indexOf(city)]
  );
}

/** Offices drop on their city. @param {any} before @param {any} after @returns {Travel[]} */
function offices(before, after) {
  return after.seats.flatMap((/** @type {any} */ its, /** @type {number} */ seat) =>
    its.offices.flatMap((/** @type {string} */ city) => {
      const piece = before.seats[seat].offices.includes(city) ? null : document.querySelector(`[data-office="${city}-${seat}"]`);
      if (!piece) return [];
      const at = piece.getBoundingClientRect();
      return [{ piece, from: new DOMRect(at.left, at.top - 40, at.width, at.height), sound: "stamp" }];
    }),
  );
}

/** Carriages and tiles go to their seat. @param {any} before @param {any} after @returns {Travel[]} */
function gains(before, after) {
  return after.seats.flatMap((/** @type {any} */ its, /** @type {number} */ seat) => {
    const was = before.seats[seat];
    const panel = document.querySelector(`[data-seat="${seat}"]`);
    const stack = Object.keys(its.tiles).find((one) => its.tiles[one].length > (was.tiles[one]?.length ?? 0));
    const from = stack && (places.get(`stack ${stack}`) ?? box(`[data-stack="${stack}"]`));
    const tile = panel?.querySelector(".seat-tiles > :last-child");
    const carriage = its.carriage > was.carriage ? panel?.querySelector(".carriage") : null;
    const board = box(".board");
    return [
      ...(from && tile ? [{ piece: tile, from, sound: "coin" }] : []),
      ...(carriage && board ? [{ piece: carriage, from: board, sound: "hooves" }] : []),
    ];
  });
}

/** Coaches roll along their road. @param {any} before @param {any} after @returns {Travel[]} */
function coaches(before, after) {
  return Object.keys(after.coaches ?? {}).flatMap((coach) => {
    const piece = after.coaches[coach] !== before.coaches[coach] ? document.querySelector(`[data-coach="${coach}"]`) : null;
    const from = places.get(`coach ${coach}`);
    return piece && from ? [{ piece, from, sound: /** @type {const} */ ("hooves") }] : [];
  });
}
