// Others' moves, and one's own, made visible: pieces travel from where they were to where they are, read from two views.
import { settings, SPEEDS, still } from "../settings.js";
import { play } from "../sound.js";

/** @typedef {{ piece: Element, from: DOMRect, sound?: "paper" | "stamp" | "hooves" | "coin" }} Travel */

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

/** Remember where movable pieces are. */
export function remember() {
  places = new Map();
  for (const piece of document.querySelectorAll("[data-coach], [data-slot], [data-stack], [data-deck], [data-hand], [data-hand-of]")) {
    const { coach, slot, stack, deck, hand, handOf } = /** @type {HTMLElement} */ (piece).dataset;
    const key = coach ? `coach ${coach}` : slot ? `slot ${slot}` : stack ? `stack ${stack}` : deck !== undefined ? "deck" : `hand ${hand ?? handOf}`;
    places.set(key, piece.getBoundingClientRect());
  }
}

/** Move what differs between two views; resolves when all lies still. @param {any} before @param {any} after */
export async function animate(before, after) {
  await new Promise((go) => requestAnimationFrame(go)); // the page shows `after` now
  const travels = differences(before, after);
  const heard = travels.find((travel) => travel.sound)?.sound;
  if (heard) play(heard);
  if (still()) return;
  const duration = SPEEDS[settings.value.speed].motion;
  skipped = false;
  for (let at = 0; at < travels.length && !skipped; at += 2) {
    running = travels.slice(at, at + 2).flatMap((travel) => move(travel, duration));
    await Promise.allSettled(running.map((animation) => animation.finished));
  }
  running = [];
}

/** @param {Travel} travel @param {number} duration */
function move({ piece, from }, duration) {
  const to = piece.getBoundingClientRect();
  if (!to.width || !from.width) return [];
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  const frames = [{ transform: `translate(${x}px, ${y}px)`, opacity: 0.6 }, { transform: "none", opacity: 1 }];
  return [piece.animate(frames, { duration, easing: "ease-out" })];
}

/** @param {any} before @param {any} after @returns {Travel[]} */
function differences(before, after) {
  return [...letters(before, after), ...offices(before, after), ...gains(before, after), ...coaches(before, after)];
}

/** Letters taken, played and laid out. @param {any} before @param {any} after @returns {Travel[]} */
function letters(before, after) {
  /** @type {Travel[]} */
  const found = [];
  const emptied = before.market.flatMap((/** @type {string | null} */ city, /** @type {number} */ slot) => (city && city !== after.market[slot] ? [slot] : []));
  for (const [seat, its] of after.seats.entries()) {
    const was = before.seats[seat];
    const hand = lastCard(seat);
    if (its.hand_size > was.hand_size && hand) {
      const from = emptied.length ? places.get(`slot ${emptied[0]}`) : places.get("deck");
      if (from) found.push({ piece: hand, from, sound: "paper" });
    }
    const fresh = its.route.find((/** @type {string} */ city) => !was.route.includes(city));
    const laid = fresh && routePiece(seat, fresh, its.route);
    const from = places.get(`hand ${seat}`);
    if (laid && from) found.push({ piece: laid, from, sound: "paper" });
  }
  const deck = places.get("deck");
  for (const slot of emptied) {
    const piece = after.market[slot] && document.querySelector(`[data-slot="${slot}"] > *`);
    if (piece && deck) found.push({ piece, from: deck });
  }
  return found;
}

/** @param {number} seat */
const lastCard = (seat) => document.querySelector(`[data-hand="${seat}"] .strip > :last-child`) ?? document.querySelector(`[data-hand-of="${seat}"] .counted-hand-size, [data-hand-of="${seat}"]`);

/** @param {number} seat @param {string} city @param {string[]} route */
function routePiece(seat, city, route) {
  const mine = document.querySelector(`[data-route="${city}"]`);
  return (document.querySelector(`[data-hand="${seat}"]`) && mine) || document.querySelector(`[data-route-of="${seat}"]`)?.children[route.indexOf(city)];
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
    return [...(from && tile ? [{ piece: tile, from, sound: "coin" }] : []), ...(carriage && board ? [{ piece: carriage, from: board, sound: "hooves" }] : [])];
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
