// Tells what happens at the table as it happens: the own steps at once, a turn of another seat in one sentence, or all of its steps if that is wanted.

import { settings } from "../../app/settings.js";
import { joinNames, t } from "../../app/texts.js";
import { lines, seatOf } from "../parts/log_lines.js";
import { eventText } from "../parts/table_events.js";
import { me } from "../session/current.js";
import { cityName } from "../session/names.js";
import { ownerThen } from "../session/sitters.js";
import { revealed, turnInBrief } from "../text/turn_summary.js";

/** @typedef {import("../../wire.d.ts").Entry} Entry */
/** @typedef {import("../../wire.d.ts").GameEvent} GameEvent */

export class Narrator {
  /** What happened before is known. @param {Entry[]} entries */
  constructor(entries) {
    this.heard = 0;
    /** Whose turn it is. @type {number | null} */
    this.turn = null;
    /** What is told when that turn is over. @type {{ seq: number, event: GameEvent }[]} */
    this.kept = [];
    this.hear(entries);
  }

  /** What is to be said of entries that were not heard yet. @param {Entry[]} entries @returns {string[]} */
  hear(entries) {
    const fresh = entries.filter(({ seq }) => seq > this.heard);
    this.heard = fresh.at(-1)?.seq ?? this.heard;
    return fresh.flatMap((entry) => this.#tell(entry)).filter(Boolean);
  }

  /** @param {Entry} entry @returns {string[]} */
  #tell(entry) {
    if (entry.kind === "undo") return this.#takeBack(entry);
    /** @type {GameEvent[]} */
    const now = [];
    const before = [eventText(entry) ?? ""];
    for (const event of entry.events) {
      if (event.ev === "turn" || event.ev === "end") before.push(this.#turnOver());
      if (event.ev === "turn") this.turn = event.seat;
      else if (event.ev !== "end" && this.#waits(event)) this.kept.push({ seq: entry.seq, event });
      else now.push(event);
    }
    return [...before, ...inFull(now)];
  }

  /** Others are told of turn by turn, unless every step is wanted. @param {GameEvent} event */
  #waits(event) {
    return settings.peek().speech === "brief" && this.turn !== null && ![this.turn, seatOf(event)].includes(me.value);
  }

  #turnOver() {
    const events = this.kept.map(({ event }) => event);
    this.kept = [];
    return events.length ? turnInBrief(this.turn, events) : "";
  }

  /** @param {Entry} entry */
  #takeBack(entry) {
    const undone = [entry.undoes ?? []].flat();
    const kept = this.kept.length;
    this.kept = this.kept.filter(({ seq }) => !undone.includes(seq));
    const untold = entry.seat === null || this.kept.length < kept;
    return [eventText(entry) ?? (untold ? "" : t("spoken-undo", { who: ownerThen(entry, /** @type {number} */ (entry.seat)) }))];
  }
}

/** Step by step, as the log has it; and what came to the market, which is seen there. @param {GameEvent[]} events */
function inFull(events) {
  const cities = revealed(events);
  const market = cities.length ? [t("spoken-market", { cities: joinNames(cities.map(cityName)) })] : [];
  return [...lines(events).map(({ text }) => text), ...market];
}
