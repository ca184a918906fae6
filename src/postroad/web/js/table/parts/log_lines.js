// Events of the record as lines of the log.

import { listed, t } from "../../app/texts.js";
import { CARRIAGE_POINTS, COACHES } from "../../board/data.js";
import { me } from "../session/current.js";
import { cityName, cityNames, officialName, routeNames, who } from "../session/names.js";

/** @typedef {{ text: string, cities: string[] }} Line */

const LAST_COACH = Object.keys(COACHES).at(-1); // clergy are seated in their order
const QUIET = new Set(["reveal", "token", "turn", "shuffle"]); // seen on the table, or said elsewhere

/** The lines of some events; what needs no line has none. @param {any[]} events @returns {Line[]} */
export function lines(events) {
  return events.flatMap((event, number) => {
    if (QUIET.has(event.ev) || (event.ev === "discard" && event.from === "route")) return [];
    if (event.ev === "clergy" && event.coach !== LAST_COACH) return []; // the seating of a seat is one line
    const [kind, values] = tell(event);
    const key = isReward(events, number) ? `reward-${kind}` : kind;
    const line = { text: t(`log-${key}`, values), cities: event.cities ?? (event.city ? [event.city] : []) };
    return [
      ...occasion(events, number),
      line,
      ...ranks(event),
      ...(event.stack === "game-end" ? [{ text: t("log-last-round"), cities: [] }] : []),
    ];
  });
}

/** A card or an office for tokens handed in just before. @param {any[]} events @param {number} number */
function isReward(events, number) {
  const { ev, seat } = events[number];
  const before = events
    .slice(0, number)
    .findLast((event) => event.ev === "return" || event.seat === undefined || event.seat !== seat);
  return (
    (ev === "take" || ev === "office") && before?.ev === "return" && before.seat === seat && [2, 4].includes(before.tokens.length)
  );
}

/** Why everybody hands in: the stack of the official called last is empty. @param {any[]} events @param {number} number @returns {Line[]} */
function occasion(events, number) {
  if (events[number].ev !== "return") return [];
  const before = events.slice(0, number).findLast((event) => event.ev === "return" || event.ev === "call");
  return before?.ev === "call" ? [{ text: t("log-hand-in", { official: officialName(before.official) }), cities: [] }] : [];
}

/** @param {any} event @returns {Line[]} */
function ranks(event) {
  if (event.ev !== "arrive") return [];
  return event.ranks.map((/** @type {string} */ rank, /** @type {number} */ seat) => ({
    text: t("log-arrive-rank", { who: who(seat), rank: t(`rank-${rank}`) }),
    cities: [],
  }));
}

/** @param {any} event @returns {[string, Record<string, string | number>]} */
function tell(event) {
  const values = named(event);
  switch (event.ev) {
    case "take":
      return [
        event.from === "market" ? "take-market" : event.city && event.seat === me.value ? "take-deck-own" : "take-deck",
        values,
      ];
    case "play":
      return [`play-${event.end}`, values];
    case "close":
      return [
        event.offices === "each" ? "close-each" : "close-province",
        { ...values, province: t(`province-${event.offices}`) },
      ];
    case "return":
      return [event.tokens.length ? "return" : "return-none", values];
    case "end":
      return [event.stalled ? "end-stalled" : "end", { who: who(event.winner), points: event.points[event.winner] }];
    default:
      return [event.ev, values];
  }
}

/** The values of an event, ids as words. @param {any} event */
function named(event) {
  /** @type {Record<string, string | number>} */
  const values = {};
  if (event.seat !== undefined) values.who = who(event.seat);
  if (event.city) values.city = cityName(event.city);
  if (event.cities)
    Object.assign(values, {
      count: event.cities.length,
      cities: event.ev === "discard" ? cityNames(event.cities) : routeNames(event.cities),
    });
  if (event.official) values.official = officialName(event.official);
  if (event.stack) Object.assign(values, { stack: t(`stack-${event.stack}`), points: event.points });
  if (event.number) Object.assign(values, { number: event.number, points: CARRIAGE_POINTS[event.number] });
  if (event.coach) values.coach = t(`region-${event.coach}`);
  if (event.to) values.to = t(`stop-${event.to}`);
  if (event.rank) values.rank = t(`rank-${event.rank}`);
  if (event.seats) values.names = listed(event.seats.map(who));
  if (event.tokens) Object.assign(values, { count: event.tokens.length, tokens: listed(event.tokens.map(officialName)) });
  return values;
}
