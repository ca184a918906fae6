// A turn in one sentence: who, and what they did.

import { joinNames, nameForms, t } from "../../app/texts.js";
import { lines, seatOf } from "../parts/log_lines.js";
import { cityName, cityNames } from "../session/names.js";
import { playerThen } from "../session/sitters.js";

/** @typedef {import("../../wire.d.ts").GameEvent} GameEvent */

/** What a seat did in its turn, and what else happened in it. @param {number | null} seat @param {GameEvent[]} events */
export const turnInBrief = (seat, events) =>
  byPlayer(seat, events)
    .map((part) => partInBrief(seat, part))
    .join(t("brief-then"));

/** The parts of a turn that one player had after the other, for seats go on to others. @param {number | null} seat @param {GameEvent[]} events */
function byPlayer(seat, events) {
  /** @type {GameEvent[][]} */
  const parts = [];
  let who = "";
  for (const event of events) {
    const its = seat !== null && seatOf(event) === seat ? playerThen(event, seat) : who;
    if (parts.length && (its === who || !who)) parts[parts.length - 1].push(event);
    else parts.push([event]);
    who = its;
  }
  return parts;
}

/** @param {number | null} seat @param {GameEvent[]} events */
function partInBrief(seat, events) {
  const told = new Set(events.filter((event) => seatOf(event) === null || seatOf(event) === seat));
  const clauses = [...told].flatMap((event) => clause(event) ?? []).concat(offices([...told]), refills([...told]));
  const rest = events.filter((event) => !told.has(event) || !IN_A_CLAUSE.has(event.ev));
  const what = clauses.join(t("brief-and"));
  const sentence = seat !== null && clauses.length ? [t("brief", { who: playerOf(seat, events), what })] : [];
  const last = [...told].some((event) => event.ev === "tile" && event.stack === "game-end") ? [t("log-last-round")] : [];
  return [...sentence, ...last, ...lines(rest).map((line) => line.text)].join(t("brief-then"));
}

/** Who played the seat in a part of its turn. @param {number} seat @param {GameEvent[]} events */
const playerOf = (seat, events) => playerThen(events.find((event) => seatOf(event) === seat) ?? events[0], seat);

/** What the sentence speaks of; all else has lines of its own. @type {Set<GameEvent["ev"]>} */
const IN_A_CLAUSE = new Set([
  "call",
  "clear",
  "take",
  "abandon",
  "play",
  "close",
  "office",
  "tile",
  "carriage",
  "discard",
  "coach",
  "reveal",
]);

/** @param {GameEvent} event */
function clause(event) {
  switch (event.ev) {
    case "call":
      return t("brief-call", { official: event.official });
    case "clear":
      return t("brief-clear");
    case "take":
      return event.city ? t("brief-take", { city: cityName(event.city) }) : t("brief-draw");
    case "abandon":
      return t("brief-abandon", { count: event.cities.length });
    case "play":
      return event.end === "start"
        ? t("brief-start", { city: cityName(event.city) })
        : t("brief-play", { city: cityName(event.city) });
    case "close":
      return t("brief-close", { count: event.cities.length });
    case "tile":
      return !event.stack ? t("brief-tile-covered") : t("brief-tile", { stack: t(`stack-${event.stack}`), points: event.points });
    case "carriage":
      return t("brief-carriage", { number: event.number });
    case "discard":
      return event.from === "hand" ? t("brief-discard", { count: event.cities.length }) : null;
    case "coach":
      return t("brief-coach", { ...nameForms("coach", `region-${event.coach}`), ...nameForms("stop", `stop-${event.to}`) });
    default:
      return null;
  }
}

/** All new offices together. @param {GameEvent[]} events */
function offices(events) {
  const cities = events.flatMap((event) => (event.ev === "office" ? [event.city] : []));
  return cities.length ? [t("brief-office", { count: cities.length, cities: cityNames(cities) })] : [];
}

/** The cards that came to the market. @param {GameEvent[]} events */
export const revealed = (events) => events.flatMap((event) => (event.ev === "reveal" ? [event.city] : []));

/** @param {GameEvent[]} events */
function refills(events) {
  const cities = revealed(events);
  return cities.length ? [t("brief-market", { cities: joinNames(cities.map(cityName)) })] : [];
}
