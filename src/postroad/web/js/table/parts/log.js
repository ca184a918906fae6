// The log: turn after turn, newest on top; a line that is pointed at shows its cities on the map.

import { computed } from "../../../vendor/signals.js";
import { t } from "../../app/texts.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";
import { entries, me, pointedAt } from "../session/current.js";
import { cityNames, who } from "../session/names.js";
import { lines, seatOf } from "./log_lines.js";

/** @typedef {import("../../wire.d.ts").GameEvent} GameEvent */

/** What was not taken back. */
const standing = computed(() => {
  const undone = new Set(entries.value.flatMap((entry) => (entry.kind === "undo" ? [entry.seq, entry.undoes].flat() : [])));
  return entries.value.filter((entry) => !undone.has(entry.seq));
});

/** @typedef {{ key: number, seat: number | null, events: GameEvent[], resigned?: boolean }} Turn */

/** Events turn by turn. */
const turns = computed(() => {
  /** @type {Turn[]} */
  const found = [{ key: 0, seat: null, events: [] }];
  for (const entry of standing.value) {
    if (entry.kind === "resign") found.push({ key: entry.seq, seat: entry.seat, events: [], resigned: true });
    for (const [number, event] of entry.events.entries()) {
      if (event.ev === "turn" || event.ev === "end")
        found.push({ key: entry.seq + number / 1000, seat: event.ev === "turn" ? event.seat : null, events: [] });
      if (event.ev !== "turn") found[found.length - 1].events.push(event);
    }
  }
  return found;
});

export function Log() {
  const shown = [...turns.value].reverse();
  return html`<section class="log" aria-label=${t("log-title")}>
    <h2 class="strip-title">${t("log-title")}</h2>
    <${Since} seat=${me.value} />
    <ol class="log-turns" tabindex="0" aria-label=${t("log-title")} data-log>
      ${shown.map((turn) => html`<${TurnLines} key=${turn.key} turn=${turn} />`)}
    </ol>
  </section>`;
}

/** @param {{ turn: Turn }} props */
function TurnLines({ turn }) {
  const told = lines(turn.events);
  if (!told.length && !turn.resigned) return null;
  return html`<li class="log-turn">
    ${turn.seat !== null && html`<${Roof} seat=${turn.seat} />`}
    <ul>
      ${turn.resigned && html`<li>${t("log-resign", { who: who(/** @type {number} */ (turn.seat)) })}</li>`}
      ${told.map((line, number) => html`<${LogLine} key=${number} line=${line} />`)}
    </ul>
  </li>`;
}

/** @param {{ line: import("./log_lines.js").Line }} props */
function LogLine({ line }) {
  if (!line.cities.length) return html`<li>${line.text}</li>`;
  const point = () => (pointedAt.value = line.cities);
  const away = () => (pointedAt.value = []);
  return html`<li><button class="log-line" tabindex="-1" onClick=${point} onPointerEnter=${point} onPointerLeave=${away} onBlur=${away}>${line.text}</button></li>`;
}

/** What the others did since the last turn of a seat, in a line or two. @param {{ seat: number | null }} props */
export function Since({ seat }) {
  if (seat === null) return null;
  const events = sinceTurnOf(seat);
  if (!events) return null;
  const told = sums(events);
  return html`<div class="since" tabindex="0" role="group" aria-label=${t("since-title")}>
    <b>${t("since-title")}</b> ${!told.length && t("since-nothing")}
    <ul>${told.map(([seat, text]) => html`<li key=${text}>${seat !== null && html`<${Roof} seat=${seat} />`}<span>${text}</span></li>`)}</ul>
  </div>`;
}

/** @param {number} seat */
function sinceTurnOf(seat) {
  const all = standing.value;
  const last = all.findLastIndex((entry) => entry.kind === "decision" && entry.seat === seat && entry.action === "end");
  return last < 0
    ? null
    : all.slice(last).flatMap((entry) => entry.events.filter((event) => seatOf(event) !== seat || event.ev === "return"));
}

/** What matters of it, and whose it is. @param {GameEvent[]} events @returns {[number | null, string][]} */
function sums(events) {
  /** @type {Map<number, string[]>} */
  const offices = new Map();
  for (const event of events)
    if (event.ev === "office") offices.set(event.seat, [...(offices.get(event.seat) ?? []), event.city]);
  const opened = [...offices].map(
    ([seat, cities]) =>
      /** @type {[number, string]} */ ([
        seat,
        t("since-office", { who: who(seat), count: cities.length, cities: cityNames(cities) }),
      ]),
  );
  const others = events.filter((event) => ["carriage", "tile", "arrive", "return"].includes(event.ev));
  return [
    ...opened,
    ...others.flatMap((event) =>
      lines([event]).map((line) => /** @type {[number | null, string]} */ ([seatOf(event), line.text])),
    ),
  ];
}

/** The newest lines for those who hear the table instead of seeing it. */
export function Spoken() {
  const newest = standing.value.at(-1);
  const told = newest ? lines(newest.events).map((line) => line.text) : [];
  return html`<div class="visually-hidden" role="log" aria-live="polite" aria-label=${t("news")}>${told.map((text) => html`<p key=${`${newest?.seq} ${text}`}>${text}</p>`)}</div>`;
}
