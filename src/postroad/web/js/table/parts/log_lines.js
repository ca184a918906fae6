// Log lines of game events.

import { hasText, joinNames, nameForms, t } from "../../app/texts.js";
import { CARRIAGE_POINTS, COACHES } from "../../board/data.js";
import { session } from "../session/current.js";
import { cityNames, officialName, playerName, routeNames } from "../session/names.js";
import { playerAt } from "../session/seat_players.js";

/** @typedef {import("../../wire.d.ts").GameEvent} GameEvent */
/** @typedef {{ text: string, cities: string[], seat: number | null, who: string, kind: string }} Line `seat` is the seat that acted, or null; `who` its player's name at that time */

const LAST_COACH = Object.keys(COACHES).at(-1); // coaches are filled in this order
const WITHOUT_LINE = new Set(["reveal", "token", "turn"]); // visible on the table, or covered by another line

/** The kind of the line about the last round. */
export const LAST_ROUND = "last-round";

/** The lines of events. Some events need none. @param {GameEvent[]} events @returns {Line[]} */
export function logLines(events) {
  return events.flatMap((event, number) => {
    if (WITHOUT_LINE.has(event.ev) || (event.ev === "discard" && event.from === "route")) return [];
    if (event.ev === "clergy" && event.coach !== LAST_COACH) return []; // the clergy of a seat get one line
    const seat = actorOf(events, number);
    const nameOf = (/** @type {number} */ one) => (event.ev === "end" ? playerName(one) : playerAt(event, one)); // a replay knows who is away only at the end
    const [kind, values] = describe(event, nameOf);
    const key = isReward(events, number) ? `reward-${kind}` : kind;
    const who = seat === null ? "" : nameOf(seat);
    const text = t(`log-${key}`, seat === null ? values : { who, ...values });
    const line = { text, cities: citiesOf(event), seat, who, kind: key };
    return [
      ...handInReason(events, number),
      line,
      ...ranks(event),
      ...("stack" in event && event.stack === "game-end" ? [tableLine(t("log-last-round"), LAST_ROUND)] : []),
    ];
  });
}

/** The seat that acted, or null: a market is cleared by the seat that called the administrator. @param {GameEvent[]} events @param {number} number */
function actorOf(events, number) {
  const event = events[number];
  const call = event.ev === "clear" ? events.slice(0, number).findLast(({ ev }) => ev === "call") : event;
  return call ? seatOf(call) : null;
}

/** A line without a seat. @param {string} text @param {string} [kind] @returns {Line} */
const tableLine = (text, kind = "") => ({ text, cities: [], seat: null, who: "", kind });

/** Whether a card or an office is the reward for tokens handed in just before. @param {GameEvent[]} events @param {number} number */
function isReward(events, number) {
  const { ev } = events[number];
  const seat = seatOf(events[number]);
  const before = events.slice(0, number).findLast((event) => event.ev === "return" || seatOf(event) !== seat);
  return (
    (ev === "take" || ev === "office") && before?.ev === "return" && before.seat === seat && [2, 4].includes(before.tokens.length)
  );
}

/** The line before a general hand-in: the tokens of the official called last have run out. @param {GameEvent[]} events @param {number} number @returns {Line[]} */
function handInReason(events, number) {
  if (events[number].ev !== "return") return [];
  const before = events.slice(0, number).findLast((event) => event.ev === "return" || event.ev === "call");
  return before?.ev === "call" ? [tableLine(t("log-hand-in", nameForms("official", `official-${before.official}`)))] : [];
}

/** @param {GameEvent} event @returns {Line[]} */
function ranks(event) {
  if (event.ev !== "arrive") return [];
  return event.ranks.map((rank, seat) =>
    tableLine(t("log-arrive-rank", { who: playerAt(event, seat), rank: t(`rank-${rank}`) })),
  );
}

/** The sentence of an event, also without an open table; empty if the log has none for it. @param {GameEvent} event @param {(seat: number) => string} nameOf */
export function eventSentence(event, nameOf) {
  const [kind, values] = describe(event, nameOf);
  const seat = seatOf(event);
  const key = [`event-${kind}`, `log-${kind}`].find(hasText);
  return key ? t(key, seat === null ? values : { who: nameOf(seat), ...values }) : "";
}

/** @param {GameEvent} event @param {(seat: number) => string} nameOf @returns {[string, Record<string, string | number>]} */
function describe(event, nameOf) {
  const values = valuesOf(event, nameOf);
  switch (event.ev) {
    case "call":
      return ["call", { ...values, official: event.official }]; // each language inflects the name itself
    case "take":
      return [
        event.from === "market"
          ? "take-market"
          : event.city && event.seat === session.value?.me.value
            ? "take-deck-own"
            : "take-deck",
        values,
      ];
    case "play":
      return [`play-${event.end}`, values];
    case "close":
      return [
        event.offices === "each" ? "close-each" : "close-province",
        { ...values, ...nameForms("province", `province-${event.offices}`) },
      ];
    case "tile":
      return [event.stack ? "tile" : "tile-covered", values];
    case "return":
      return [event.tokens.length ? "return" : "return-none", values];
    case "end":
      return [event.stalled ? "end-stalled" : "end", { who: nameOf(event.winner), points: event.points[event.winner] }];
    default:
      return [event.ev, values];
  }
}

/** The text values of an event, with names for ids. @param {GameEvent} event @param {(seat: number) => string} nameOf */
function valuesOf(event, nameOf) {
  /** @type {Record<string, string | number>} */
  const values = {};
  if ("city" in event && event.city) Object.assign(values, nameForms("city", `city-${event.city}`));
  if ("cities" in event) Object.assign(values, { count: event.cities.length, cities: inOrder(event.ev)(event.cities) });
  if ("official" in event) Object.assign(values, nameForms("official", `official-${event.official}`));
  if ("stack" in event && event.stack) Object.assign(values, { stack: t(`stack-${event.stack}`), points: event.points });
  if ("number" in event) Object.assign(values, { number: event.number, points: CARRIAGE_POINTS[event.number] });
  if ("coach" in event) Object.assign(values, nameForms("coach", `region-${event.coach}`));
  if ("to" in event) Object.assign(values, nameForms("to", `stop-${event.to}`));
  if ("rank" in event && event.rank) Object.assign(values, nameForms("rank", `rank-${event.rank}`));
  if ("seats" in event) values.names = joinNames(event.seats.map(nameOf));
  if ("tokens" in event) Object.assign(values, { count: event.tokens.length, tokens: joinNames(event.tokens.map(officialName)) });
  return values;
}

/** Discarded cities are a list, all others a route. @param {GameEvent["ev"]} kind */
const inOrder = (kind) => (kind === "discard" ? cityNames : routeNames);

/** The cities of an event. @param {GameEvent} event @returns {string[]} */
function citiesOf(event) {
  if ("cities" in event) return event.cities;
  return "city" in event && event.city ? [event.city] : [];
}

/** The seat of an event, or null. @param {GameEvent} event */
export const seatOf = (event) => ("seat" in event ? event.seat : null);

/** A line of a turn. `short` leaves out the player's name, null if no name begins the line; `name` is set if it must precede `short`. @typedef {{ line: Line, short: string | null, name: string | null }} TurnLine */

/** The lines of a turn. A line names its player unless the one before has the same name. @param {Pick<import("./history.js").Turn, "events">} turn @returns {TurnLine[]} */
export function turnLines({ events }) {
  let named = "";
  return mergeOffices(logLines(events)).map((line) => {
    const short = withoutName(line);
    const name = short !== null && line.who !== named ? line.who : null;
    named = short === null ? "" : line.who;
    return { line, short, name };
  });
}

/** Lines with consecutive offices of a player joined into one. @param {Line[]} allLines @returns {Line[]} */
function mergeOffices(allLines) {
  /** @type {Line[]} */
  const found = [];
  for (const line of allLines) {
    const last = found.at(-1);
    if (last && last.kind === "office" && line.kind === "office" && last.who === line.who) {
      const cities = [...last.cities, ...line.cities];
      const values = { who: line.who, count: cities.length, cities: cityNames(cities) };
      found[found.length - 1] = { ...last, cities, text: t("log-offices", values) };
    } else found.push(line);
  }
  return found;
}

/** The line without the player's name and the full stop; null if it does not begin with a name. @param {Line} line */
function withoutName({ text, seat, who }) {
  return seat !== null && text.startsWith(who) ? text.slice(who.length).replace(/^[\s:：]+|[.。]$/g, "") : null;
}
