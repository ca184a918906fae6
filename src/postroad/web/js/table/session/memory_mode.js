// A table that is played by heart: what people could remember lies covered while the game runs. The one place that covers it.

/** @import { Entry, GameEvent, SeatView, View } from "../../wire.d.ts" */
/** A seat as it is shown; `covered`: how many tiles lie face down, where it is played by heart. @typedef {SeatView & { covered?: number }} ShownSeat */
/** A view as it is shown. @typedef {Omit<View, "seats"> & { seats: ShownSeat[] }} Shown */

/** The tiles taken lie face down, and points are those of all that lies open. Nobody looks into a coach again, not for the own clergy either, once all five are seated. @param {View} view @returns {Shown} */
export const coveredView = (view) =>
  view.decides === null ? view : { ...view, seats: view.seats.map((seat) => coveredSeat(seat, view.phase === "clergy")) };

/** @param {SeatView} seat @param {boolean} seating @returns {ShownSeat} */
function coveredSeat(seat, seating) {
  const { tiles, points, score, clergy } = seat;
  const open = { points: points - score.tiles, score: { ...score, tiles: 0 } };
  const covered = Object.values(tiles).flat().length;
  const halfSeated = seating && clergy && Object.values(clergy).includes(null); // whoever goes on with it must know who is left
  return { ...seat, ...open, tiles: {}, covered, ...(clergy && !halfSeated && { clergy: hidden(clergy) }) };
}

/** @param {NonNullable<SeatView["clergy"]>} clergy */
const hidden = (clergy) =>
  /** @type {typeof clergy} */ (Object.fromEntries(Object.entries(clergy).map(([coach, rank]) => [coach, rank && "hidden"])));

/** The log without what lies covered by now: a tile is named until the seat that took it begins its next turn. @param {Entry[]} entries @returns {Entry[]} */
export function coveredEntries(entries) {
  const seatsWithNewTurn = new Set(); // seats that have begun a turn since
  /** @param {GameEvent} event @returns {GameEvent} */
  const coverEvent = (event) => {
    if (event.ev === "turn") seatsWithNewTurn.add(event.seat);
    if (event.ev === "tile" && seatsWithNewTurn.has(event.seat)) return { ...event, stack: "", points: 0 };
    return event.ev === "clergy" ? { ev: "clergy", seat: event.seat, coach: event.coach } : event;
  };
  const covered = [...entries].reverse().map((entry) => ({
    ...entry,
    events: [...entry.events].reverse().map(coverEvent).reverse(),
    ...("ranks" in entry && { ranks: null }),
  }));
  return covered.reverse();
}

/** The entry with which the round began that the last turns of all seats make: what was said up to then is not to be heard again. @param {Entry[]} entries @param {number} players */
export const lastRoundStart = (entries, players) =>
  entries.flatMap(({ seq, events }) => events.flatMap(({ ev }) => (ev === "turn" ? [seq] : []))).at(-players) ?? 0;
