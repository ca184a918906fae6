// Who sat where when something happened: a seat may go to somebody else, and a bot may stand in for its player.

import { computed } from "../../../vendor/signals.js";
import { STAND_IN } from "../../local/seats.js";
import { playedBy } from "../../ui/played_by.js";
import { entries, table } from "./current.js";
import { player, who } from "./names.js";

/** @typedef {import("../../wire.d.ts").Entry} Entry */
/** @typedef {import("../../wire.d.ts").GameEvent} GameEvent */
/** `away`: does a bot play there in the stead of the seat's player? @typedef {{ name: string, away: boolean }} Sitter */

/** Does a bot stand in after an entry of this kind? @type {Partial<Record<Entry["kind"], boolean>>} */
const AWAY_AFTER = { leave: true, remove: true, time: true, resign: true, back: false, hand: false };

/** Events outlive the log that they came with: a log that is covered is made anew, with others. @type {WeakMap<GameEvent, Sitter[]>} */
const ofEvents = new WeakMap();

/** The seats after each entry, by its number. */
const sitters = computed(() => {
  /** @type {Map<number, Sitter[]>} */
  const found = new Map();
  let seats = first();
  for (const entry of entries.value) {
    seats = after(seats, entry);
    found.set(entry.seq, seats);
    for (const event of entry.events) ofEvents.set(event, seats);
  }
  return found;
});

/** Who sat there when the game began: those of now, but for what was handed on since. @returns {Sitter[]} */
function first() {
  const seats = table.value.seats.map(({ name }) => ({ name, away: false }));
  for (const { kind, seat, player: heir } of [...entries.value].reverse())
    if (kind === "hand" && seat !== null && heir?.before) seats[seat] = { name: heir.before, away: false };
  return seats;
}

/** @param {Sitter[]} seats @param {Entry} entry */
function after(seats, { kind, seat: changed, action, player: heir }) {
  const away = kind === "fill" ? action === STAND_IN : AWAY_AFTER[kind];
  if (away === undefined || changed === null) return seats;
  return seats.map((one, seat) => (seat === changed ? { name: (kind === "hand" && heir?.name) || one.name, away } : one));
}

/** Whose seat it was when this was written. @param {Entry} entry @param {number} seat */
export const ownerThen = ({ seq }, seat) => sitters.value.get(seq)?.[seat].name ?? who(seat);

/** Who played a seat when this happened: its owner, or a bot in their stead; who plays there now, of what is in no log. @param {GameEvent} event @param {number} seat */
export function playerThen(event, seat) {
  void sitters.value; // it notes the events of the log
  const sitter = ofEvents.get(event)?.[seat];
  return sitter ? playedBy(sitter) : player(seat);
}
