// Turns log entries into spoken sentences: own steps at once, other turns in one sentence or step by step.

import { settings } from "../../app/settings.js";
import { joinNames, t } from "../../app/texts.js";
import { logLines, seatOf } from "../parts/log_lines.js";
import { eventText } from "../parts/table_events.js";
import { me } from "../session/current.js";
import { cityName } from "../session/names.js";
import { ownerAt } from "../session/seat_players.js";
import { revealedCities, summarizeTurn } from "../text/turn_summary.js";

/** @typedef {import("../../wire.d.ts").Entry} Entry */
/** @typedef {import("../../wire.d.ts").GameEvent} GameEvent */

export class Narrator {
  /** Skip the entries from before the opening. @param {Entry[]} entries */
  constructor(entries) {
    this.lastSeq = 0;
    /** The seat whose turn it is. @type {number | null} */
    this.turn = null;
    /** Events for the summary at the end of that turn. @type {{ seq: number, event: GameEvent }[]} */
    this.queued = [];
    this.narrate(entries);
  }

  /** The sentences for new entries. @param {Entry[]} entries @returns {string[]} */
  narrate(entries) {
    const newEntries = entries.filter(({ seq }) => seq > this.lastSeq);
    this.lastSeq = newEntries.at(-1)?.seq ?? this.lastSeq;
    return newEntries.flatMap((entry) => this.#narrateEntry(entry)).filter(Boolean);
  }

  /** @param {Entry} entry @returns {string[]} */
  #narrateEntry(entry) {
    if (entry.kind === "undo") return this.#narrateUndo(entry);
    /** @type {GameEvent[]} */
    const now = [];
    const before = [eventText(entry) ?? ""];
    for (const event of entry.events) {
      if (event.ev === "turn" || event.ev === "end") before.push(this.#finishTurn());
      if (event.ev === "turn") this.turn = event.seat;
      else if (event.ev !== "end" && this.#isQueued(event)) this.queued.push({ seq: entry.seq, event });
      else now.push(event);
    }
    return [...before, ...stepByStep(now)];
  }

  /** Whether an event waits for the summary of its turn: in brief mode, events of other seats do. @param {GameEvent} event */
  #isQueued(event) {
    return settings.peek().speech === "brief" && this.turn !== null && ![this.turn, seatOf(event)].includes(me.value);
  }

  #finishTurn() {
    const events = this.queued.map(({ event }) => event);
    this.queued = [];
    return events.length ? summarizeTurn(this.turn, events) : "";
  }

  /** @param {Entry} entry */
  #narrateUndo(entry) {
    const undone = [entry.undoes ?? []].flat();
    const queued = this.queued.length;
    this.queued = this.queued.filter(({ seq }) => !undone.includes(seq));
    const unspoken = entry.seat === null || this.queued.length < queued;
    return [eventText(entry) ?? (unspoken ? "" : t("spoken-undo", { who: ownerAt(entry, /** @type {number} */ (entry.seat)) }))];
  }
}

/** Every step as in the log, and the cards that came to the market. @param {GameEvent[]} events */
function stepByStep(events) {
  const cities = revealedCities(events);
  const market = cities.length ? [t("spoken-market", { cities: joinNames(cities.map(cityName)) })] : [];
  return [...logLines(events).map(({ text }) => text), ...market];
}
