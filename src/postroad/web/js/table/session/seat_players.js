// The players of each seat over time: seats are transferred, and bots stand in for players.

import { computed } from "../../../vendor/signals.js";
import { STAND_IN } from "../../local/seats.js";
import { playedBy } from "../../ui/played_by.js";
import { entries, table } from "./current.js";
import { playerName, seatName } from "./names.js";

/** @typedef {import("../../wire.d.ts").Entry} Entry */
/** @typedef {import("../../wire.d.ts").GameEvent} GameEvent */
/** `away`: whether a bot plays for the seat's owner. @typedef {{ name: string, away: boolean }} SeatPlayer */

/** Whether a bot plays for the owner after an entry of this kind. @type {Partial<Record<Entry["kind"], boolean>>} */
const AWAY_AFTER = { leave: true, remove: true, time: true, resign: true, back: false, hand: false };

/** Players by event. The log of memory mode is rebuilt with new events, so this map holds them weakly. @type {WeakMap<GameEvent, SeatPlayer[]>} */
const playersAtEvent = new WeakMap();

/** The players after each entry, by its number. */
const playersAfter = computed(() => {
  /** @type {Map<number, SeatPlayer[]>} */
  const byEntry = new Map();
  let seats = initialPlayers();
  for (const entry of entries.value) {
    seats = playersAfterEntry(seats, entry);
    byEntry.set(entry.seq, seats);
    for (const event of entry.events) playersAtEvent.set(event, seats);
  }
  return byEntry;
});

/** The players at the beginning: the present ones, with all seat transfers reversed. @returns {SeatPlayer[]} */
function initialPlayers() {
  const seats = table.value.seats.map(({ name }) => ({ name, away: false }));
  for (const { kind, seat, player: successor } of [...entries.value].reverse())
    if (kind === "hand" && seat !== null && successor?.before) seats[seat] = { name: successor.before, away: false };
  return seats;
}

/** @param {SeatPlayer[]} seats @param {Entry} entry */
function playersAfterEntry(seats, { kind, seat: changed, action, player: successor }) {
  const away = kind === "fill" ? action === STAND_IN : AWAY_AFTER[kind];
  if (away === undefined || changed === null) return seats;
  return seats.map((previous, seat) =>
    seat === changed ? { name: (kind === "hand" && successor?.name) || previous.name, away } : previous,
  );
}

/** The owner of a seat when an entry was written. @param {Entry} entry @param {number} seat */
export const ownerAt = ({ seq }, seat) => playersAfter.value.get(seq)?.[seat].name ?? seatName(seat);

/** The player of a seat when an event happened: its owner or a bot that stood in. For an event outside the log, the present player. @param {GameEvent} event @param {number} seat */
export function playerAt(event, seat) {
  void playersAfter.value; // it fills the map of events
  const occupant = playersAtEvent.get(event)?.[seat];
  return occupant ? playedBy(occupant) : playerName(seat);
}
