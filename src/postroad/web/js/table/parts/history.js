// The history of the game, turn by turn, without undone decisions.

import { computed } from "../../../vendor/signals.js";
import { t } from "../../app/texts.js";
import { entries } from "../session/current.js";
import { cityNames, seatName } from "../session/names.js";
import { playerAt } from "../session/seat_players.js";
import { LAST_ROUND, logLines, seatOf } from "./log_lines.js";
import { actorOf, eventText } from "./table_events.js";

/** @typedef {import("../../wire.d.ts").GameEvent} GameEvent */

const undone = computed(() => new Set(entries.value.flatMap((entry) => (entry.kind === "undo" ? [entry.undoes].flat() : []))));

/** The entries that were not undone. */
const standingEntries = computed(() => entries.value.filter((entry) => entry.kind !== "undo" && !undone.value.has(entry.seq)));

/** @typedef {{ key: number, seat: number | null, events: GameEvent[], eventText?: string }} Turn a turn, or an event around the game such as a player who left */

/** The events of each turn. */
export const turns = computed(() => {
  /** @type {Turn[]} */
  const found = [];
  /** @param {Turn} one */
  const begin = (one) => {
    found.push(one);
    return one;
  };
  let turn = begin({ key: 0, seat: null, events: [] });
  for (const entry of entries.value) {
    const text = eventText(entry);
    if (text) begin({ key: entry.seq, seat: actorOf(entry), events: [], eventText: text });
    if (undone.value.has(entry.seq)) continue;
    for (const [number, event] of entry.events.entries()) {
      if (event.ev === "turn" || event.ev === "end")
        turn = begin({ key: entry.seq + number / 1000, seat: event.ev === "turn" ? event.seat : null, events: [] });
      const laidOut = event.ev === "shuffle" && turn.seat === null; // the shuffle of the setup needs no line
      if (event.ev !== "turn" && !laidOut) turn.events.push(event);
    }
  }
  return found;
});

/** The text of a seat's last step, which an undo takes back, and whether the undo also affects later decisions. @param {number} seat @param {number[]} undoes */
export function undoneSteps(seat, undoes) {
  const affected = entries.value.filter(({ seq }) => undoes.includes(seq));
  const step = affected.filter((entry) => entry.seat === seat).flatMap(({ events }) => events);
  const said = logLines(step).flatMap((line) => (line.seat === seat ? [line.text] : []));
  const words = said.join(" ") || t("undo-end", { who: seatName(seat) }); // every other decision has a line
  return { words, more: affected.some((entry) => entry.seat !== seat) };
}

/** The entries that an undo of a seat's last decision takes back. @param {number} seat */
export function lastDecisionsOf(seat) {
  const decisions = standingEntries.value.filter(({ kind }) => kind === "decision");
  const first = decisions.findLastIndex((entry) => entry.seat === seat);
  return first < 0 ? [] : decisions.slice(first).map(({ seq }) => seq);
}

/** The important events since a seat's last turn, as lines with their seats; null before its first turn. @param {number} seat */
export function sinceLastTurn(seat) {
  const events = eventsSince(seat);
  return events && summarize(events);
}

/** @param {number} seat */
function eventsSince(seat) {
  const all = standingEntries.value;
  const last = all.findLastIndex((entry) => entry.kind === "decision" && entry.seat === seat && entry.action === "end");
  return last < 0
    ? null
    : all.slice(last).flatMap((entry) => entry.events.filter((event) => seatOf(event) !== seat || event.ev === "return"));
}

/** @param {GameEvent[]} events @returns {[number | null, string][]} */
function summarize(events) {
  const opened = officesByPlayer(events.flatMap((event) => (event.ev === "office" ? [event] : [])));
  const others = events.filter((event) => ["carriage", "tile", "arrive", "return"].includes(event.ev));
  const found = others.flatMap((event) => logLines([event]));
  const [last, rest] = [true, false].map((is) =>
    found
      .filter(({ kind }) => (kind === LAST_ROUND) === is)
      .map(({ seat, text }) => /** @type {[number | null, string]} */ ([seat, text])),
  );
  return [...last, ...opened, ...rest]; // the last round matters most
}

/** One line for all offices of a player. @param {Extract<GameEvent, { ev: "office" }>[]} offices @returns {[number, string][]} */
function officesByPlayer(offices) {
  /** @type {Map<string, typeof offices>} */
  const found = new Map();
  for (const event of offices) {
    const who = playerAt(event, event.seat);
    found.set(who, [...(found.get(who) ?? []), event]);
  }
  return [...found].map(([who, its]) => [
    its[0].seat,
    t("since-office", { who, count: its.length, cities: cityNames(its.map(({ city }) => city)) }),
  ]);
}
