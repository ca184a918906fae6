// Figures of a finished game from its events, equal to those that stats.py makes of its record.

import { CARRIAGE_POINTS, RANKS } from "../../engine/layout.js";

/** @import { Event } from "../../engine/events.js" */
/** @typedef {{ points: number, won: boolean, turns: number, carriage: number, offices: number, closings: number, abandoned: number, tiles: Record<string, number>, tile_points: number, calls: Record<string, number>, chips: number, clergy_points: number }} SeatFigures */
/** @typedef {{ seats: SeatFigures[], winner: number, stalled: boolean, arrivals: number, rounds: number }} GameFigures */

const OFFICES = 20; // of each seat; each unplaced one costs a point

/** @returns {SeatFigures} */
const noFigures = () => ({
  points: 0,
  won: false,
  turns: 0,
  carriage: 0,
  offices: 0,
  closings: 0,
  abandoned: 0,
  tiles: {},
  tile_points: 0,
  calls: {},
  chips: 0,
  clergy_points: 0,
});

/** @param {Record<string, number>} counts @param {string} what */
function count(counts, what) {
  counts[what] = (counts[what] ?? 0) + 1;
}

/** The effect of each event on the figures of its seat. @type {Record<string, (seat: SeatFigures, event: Event) => void>} */
const COUNTED = {
  turn: (seat) => void seat.turns++,
  close: (seat) => void seat.closings++,
  abandon: (seat) => void seat.abandoned++,
  office: (seat) => void seat.offices++,
  chip: (seat) => void seat.chips++,
  carriage: (seat, { number }) => void (seat.carriage = number),
  call: (seat, { official }) => count(seat.calls, official),
  tile: (seat, { stack, points }) => {
    count(seat.tiles, stack);
    seat.tile_points += points;
  },
};

/** @param {Event[]} events of the whole game @param {number} players @returns {GameFigures} */
export function figures(events, players) {
  const seats = Array.from({ length: players }, noFigures);
  for (const event of events) if ("seat" in event) COUNTED[event.ev]?.(seats[event.seat], event);
  const arrivals = events.filter(({ ev }) => ev === "arrive");
  for (const [rank, present] of waiting(arrivals))
    for (const seat of present) seats[seat].clergy_points += RANKS.length - RANKS.indexOf(rank);
  const { points, winner, stalled = false } = events[events.length - 1];
  for (const [number, seat] of seats.entries()) Object.assign(seat, { points: points[number], won: number === winner });
  return {
    seats,
    winner,
    stalled,
    arrivals: arrivals.length,
    rounds: Math.max(...seats.map(({ turns }) => turns)),
  };
}

/** The seats in the waiting room at the end: for each rank those of the last arrival. @param {Event[]} arrivals */
function waiting(arrivals) {
  /** @type {Map<string, number[]>} */
  const found = new Map();
  for (const { ranks } of arrivals)
    for (const rank of new Set(/** @type {string[]} */ (ranks)))
      found.set(
        rank,
        ranks.flatMap((/** @type {string} */ one, /** @type {number} */ seat) => (one === rank ? [seat] : [])),
      );
  return found;
}

/** The points of a seat by source. @param {SeatFigures} seat */
export const sources = (seat) => ({
  carriage: CARRIAGE_POINTS[seat.carriage],
  tiles: seat.tile_points,
  offices: seat.offices - OFFICES,
  chips: seat.chips,
  clergy: seat.clergy_points,
});
