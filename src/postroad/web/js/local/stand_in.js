// Stand-ins: a simple bot plays for one whose network is missing, until the first turn after the network has loaded.

import { decisions } from "./entries.js";
import { STAND_IN } from "./seats.js";

/** @import { Entry } from "./entries.js" */
/** @import { Seat } from "./seats.js" */
/** @import { Table } from "./table.js" */
/** A stand-in's decisions: the record's events from `first` to `last`. @typedef {{ seat: number, bot: string, first: number, last: number }} StandIn */

/** The level that must play a bot's seat next. @param {Table} table @param {number} seat @param {((level: string) => Promise<boolean>) | undefined} ready @returns {Promise<string | null>} */
export async function nextLevel(table, seat, ready) {
  const { level } = table.seats[seat];
  const chosen = table.terms.seats[seat].level;
  if (!ready || chosen === null || table.terms.daily || wasFilled(table, seat)) return level; // a day's challenge has the same bots everywhere
  if (level !== chosen && !table.beginsTurn) return level;
  return (await ready(chosen)) ? chosen : STAND_IN;
}

/** Has the bot changed since the last decision? Then it stays, as another tab may have the network. @param {Table} table @param {number} seat */
const wasFilled = ({ entries }, seat) =>
  entries
    .slice(entries.findLastIndex(({ kind }) => kind === "decision") + 1)
    .some((one) => one.kind === "fill" && one.seat === seat);

/** The decisions of all stand-ins. @param {Entry[]} entries @param {Seat[]} seats of the new table @returns {StandIn[]} */
export function standIns(entries, seats) {
  /** By the entry that seated the stand-in. @type {Map<Entry, StandIn>} */
  const all = new Map();
  const fills = entries.filter(({ kind }) => kind === "fill");
  let first = entries[0].events.length;
  for (const { seq, seat, events } of decisions(entries)) {
    const last = first + events.length - 1;
    const fill = fills.findLast((one) => one.seat === seat && one.seq < seq);
    if (fill?.action && seat !== null && events.length && fill.action !== seats[seat].level)
      all.set(fill, { seat, bot: fill.action, first: all.get(fill)?.first ?? first, last });
    first = last + 1;
  }
  return [...all.values()];
}
