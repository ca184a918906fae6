// The entries of a table's log, which only grows.

import { EVENTS } from "../engine/layout.js";

/** @import * as Wire from "../wire.d.ts" */
/** @import { Event } from "../engine/events.js" */
/**
 * @typedef {object} Entry
 * @property {number} seq
 * @property {number} at unix seconds
 * @property {Wire.Entry["kind"]} kind
 * @property {number | null} seat
 * @property {string | null} action
 * @property {Event[]} events
 * @property {number | number[] | null} undoes seq of the entries that are undone, or that the seat asks to undo
 * @property {string | null} command the command's idempotency key
 * @property {string[] | null} secret a submitted seating, which only its seat may know for now
 */

const REVEALING = ["shuffle", "reveal", "arrive"]; // events that reveal something, so that their decision cannot be undone

/** @param {Entry} entry */
export const reveals = ({ events }) =>
  events.some(({ ev, from }) => REVEALING.includes(ev) || (ev === "take" && from === "deck"));

/** @param {Entry} entry */
export const beginsTurn = ({ events }) => events.some(({ ev }) => ev === "turn");

/** The decisions that were not undone. @param {Entry[]} entries */
export function decisions(entries) {
  const undone = new Set(entries.flatMap(({ kind, undoes }) => (kind === "undo" ? [undoes].flat() : [])));
  return entries.filter(({ kind, seq }) => kind === "decision" && !undone.has(seq));
}

const HIDDEN = Object.fromEntries(EVENTS.flatMap(({ ev, hidden }) => (hidden ? [[ev, hidden]] : [])));

/** An event as a seat or a spectator may know it, without its hidden field. @param {Event} event @param {number | null} viewer */
export function visibleEvent(event, viewer) {
  const hidden = HIDDEN[event.ev];
  if (!hidden || event.from === "market" || (viewer !== null && event.seat === viewer)) return event;
  const { [hidden]: _, ...rest } = event;
  return rest;
}

/** An entry as one viewer may know it; `everything`: after the game. @param {Entry} entry @param {number | null} viewer @param {boolean} everything @returns {Wire.Entry} */
export function entryToWire({ seq, at, kind, seat, action, events, undoes, secret }, viewer, everything) {
  const own = everything || seat === viewer;
  const words = {
    seq,
    at,
    kind,
    seat,
    action: own || !action?.startsWith("clergy:") ? action : null,
    events: everything ? events : events.map((event) => visibleEvent(event, viewer)),
    ...(kind === "undo" && { undoes }),
    ...(kind === "seating" && { ranks: own ? secret : null }),
  };
  return /** @type {Wire.Entry} */ (words);
}
