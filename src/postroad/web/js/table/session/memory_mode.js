// Memory mode: hides what players must remember until the game ends. No other module hides it.

/** @import { Entry, GameEvent, SeatView, View } from "../../wire.d.ts" */
/** A seat as shown. `covered` counts its face-down tiles in memory mode. @typedef {SeatView & { covered?: number }} ShownSeat */
/** A view as shown. @typedef {Omit<View, "seats"> & { seats: ShownSeat[] }} Shown */

/** The view of memory mode: taken tiles are face down and do not count in the points. Seated clergy are hidden once all five ride, the own ones too. @param {View} view @returns {Shown} */
export const coveredView = (view) =>
  view.decides === null ? view : { ...view, seats: view.seats.map((seat) => coveredSeat(seat, view.phase === "clergy")) };

/** @param {SeatView} seat @param {boolean} seating @returns {ShownSeat} */
function coveredSeat(seat, seating) {
  const { tiles, points, score, clergy } = seat;
  const open = { points: points - score.tiles, score: { ...score, tiles: 0 } };
  const covered = Object.values(tiles).flat().length;
  const halfSeated = seating && clergy && Object.values(clergy).includes(null); // a player who is still seating clergy must see who is left
  return { ...seat, ...open, tiles: {}, covered, ...(clergy && !halfSeated && { clergy: hidden(clergy) }) };
}

/** @param {NonNullable<SeatView["clergy"]>} clergy */
const hidden = (clergy) =>
  /** @type {typeof clergy} */ (Object.fromEntries(Object.entries(clergy).map(([coach, rank]) => [coach, rank && "hidden"])));

/** The log of memory mode: it names a tile until the seat that took it begins its next turn. @param {Entry[]} entries @returns {Entry[]} */
export function coveredEntries(entries) {
  const seatsWithNewTurn = new Set(); // seats that have begun a turn after this entry
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

/** The entry that began the last turns of all seats. The announcer does not repeat sentences from before it. @param {Entry[]} entries @param {number} players */
export const lastRoundStart = (entries, players) =>
  entries.flatMap(({ seq, events }) => events.flatMap(({ ev }) => (ev === "turn" ? [seq] : []))).at(-players) ?? 0;
