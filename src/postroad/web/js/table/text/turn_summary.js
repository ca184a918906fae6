// The summary of a turn in one sentence.

import { joinNames, nameForms, t } from "../../app/texts.js";
import { logLines, seatOf } from "../parts/log_lines.js";
import { cityName, cityNames } from "../session/names.js";
import { playerAt } from "../session/seat_players.js";

/** @typedef {import("../../wire.d.ts").GameEvent} GameEvent */

/** Summarize a seat's turn and other events in it. @param {number | null} seat @param {GameEvent[]} events */
export const summarizeTurn = (seat, events) =>
  byPlayer(seat, events)
    .map((part) => summarizePart(seat, part))
    .join(t("brief-then"));

/** The events of a turn, divided by player, since a seat can change its player. @param {number | null} seat @param {GameEvent[]} events */
function byPlayer(seat, events) {
  /** @type {GameEvent[][]} */
  const parts = [];
  let who = "";
  for (const event of events) {
    const playing = seat !== null && seatOf(event) === seat ? playerAt(event, seat) : who;
    if (parts.length && (playing === who || !who)) parts[parts.length - 1].push(event);
    else parts.push([event]);
    who = playing;
  }
  return parts;
}

/** @param {number | null} seat @param {GameEvent[]} events */
function summarizePart(seat, events) {
  const ownEvents = new Set(events.filter((event) => seatOf(event) === null || seatOf(event) === seat));
  const clauses = [...ownEvents].flatMap((event) => clause(event) ?? []).concat(offices([...ownEvents]), refills([...ownEvents]));
  const rest = events.filter((event) => !ownEvents.has(event) || !SUMMARIZED.has(event.ev));
  const what = clauses.join(t("brief-and"));
  const sentence = seat !== null && clauses.length ? [t("brief", { who: playerOf(seat, events), what })] : [];
  const last = [...ownEvents].some((event) => event.ev === "tile" && event.stack === "game-end") ? [t("log-last-round")] : [];
  return [...sentence, ...last, ...logLines(rest).map((line) => line.text)].join(t("brief-then"));
}

/** The player of the seat in a part of its turn. @param {number} seat @param {GameEvent[]} events */
const playerOf = (seat, events) => playerAt(events.find((event) => seatOf(event) === seat) ?? events[0], seat);

/** The events that the sentence covers; all others have their own lines. @type {Set<GameEvent["ev"]>} */
const SUMMARIZED = new Set([
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
      return event.city ? t("brief-take", nameForms("city", `city-${event.city}`)) : t("brief-draw");
    case "abandon":
      return t("brief-abandon", { count: event.cities.length });
    case "play":
      return event.end === "start"
        ? t("brief-start", nameForms("city", `city-${event.city}`))
        : t("brief-play", nameForms("city", `city-${event.city}`));
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

/** One clause for all new offices. @param {GameEvent[]} events */
function offices(events) {
  const cities = events.flatMap((event) => (event.ev === "office" ? [event.city] : []));
  return cities.length ? [t("brief-office", { count: cities.length, cities: cityNames(cities) })] : [];
}

/** The cities of the cards revealed in the market. @param {GameEvent[]} events */
export const revealedCities = (events) => events.flatMap((event) => (event.ev === "reveal" ? [event.city] : []));

/** @param {GameEvent[]} events */
function refills(events) {
  const cities = revealedCities(events);
  return cities.length ? [t("brief-market", { cities: joinNames(cities.map(cityName)) })] : [];
}
