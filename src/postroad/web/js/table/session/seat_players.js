// Who sat where when something happened: a seat may go to somebody else, and a bot may stand in for its player.

import { computed } from "../../../vendor/signals.js";
import { STAND_IN } from "../../local/seats.js";
import { playedBy } from "../../ui/played_by.js";
import { entries, table } from "./current.js";
import { playerName, seatName } from "./names.js";

/** @typedef {import("../../wire.d.ts").Entry} Entry */
/** @typedef {import("../../wire.d.ts").GameEvent} GameEvent */
/** `away`: does a bot play there in the stead of the seat's player? @typedef {{ name: string, away: boolean }} SeatPlayer */

/** Does a bot stand in after an entry of this kind? @type {Partial<Record<Entry["kind"], boolean>>} */
const AWAY_AFTER = { leave: true, remove: true, time: true, resign: true, back: false, hand: false };

/** Events outlive the log that they came with: a log that is covered is made anew, with others. @type {WeakMap<GameEvent, SeatPlayer[]>} */
const playersAtEvent = new WeakMap();

/** The seats after each entry, by its number. */
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

/** Who sat there when the game began: those of now, but for what was handed on since. @returns {SeatPlayer[]} */
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

/** Whose seat it was when this was written. @param {Entry} entry @param {number} seat */
export const ownerAt = ({ seq }, seat) => playersAfter.value.get(seq)?.[seat].name ?? seatName(seat);

/** Who played a seat when this happened: its owner, or a bot in their stead; who plays there now, of what is in no log. @param {GameEvent} event @param {number} seat */
export function playerAt(event, seat) {
  void playersAfter.value; // it notes the events of the log
  const occupant = playersAtEvent.get(event)?.[seat];
  return occupant ? playedBy(occupant) : playerName(seat);
}
