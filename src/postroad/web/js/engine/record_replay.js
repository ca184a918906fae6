// The replay of a record: it finds the action behind each group of events and checks that the rules lead to the same events.

import { continuesEvent, EventError, events, rowsFrom } from "./events.js";
import { ACTIONS, CITIES, EVENTS, REASONS, STATE } from "./layout.js";
import { fieldsOf } from "./module.js";

/** @import { LogRow, Rules, Transition } from "./rules.js" */
/** @import { Event } from "./events.js" */
/** A row, and the number of its event. @typedef {{ row: LogRow, event: number }} RecordRow */
/** no-record: not a record; malformed: invalid content; newer: of a later version; hidden: one seat's view; false: against the rules @typedef {"no-record" | "malformed" | "newer" | "hidden" | "false"} RecordFault */

/** The part of a record that cannot be read; twice: a duplicate key. @typedef {"options" | "names" | "events" | "decisions" | "twice"} RecordPart */
/** The fault in a form that any language can express: an unreadable part; a finished game; an early end; an incomplete event; a deck of other cards; another event due; or an illegal action, with the route. @typedef {{ why: "part", part: RecordPart } | { why: "over" | "ends" | "more" | "deck" } | { why: "due", due: Event } | { why: "refused", code: string, action: string, route: string[] }} FaultDetail */

/** A record is false, incomplete or unreadable. */
export class RecordError extends Error {
  /** @param {RecordFault} code @param {string} reason @param {number | null} [event] the number of the faulty event, if there is one @param {FaultDetail | null} [why] */
  constructor(code, reason, event = null, why = null) {
    super(event === null ? reason : `event ${event}: ${reason}`);
    this.code = code;
    this.reason = reason;
    this.event = event;
    this.why = why;
  }
}

/** @param {LogRow} row */
const ev = (row) => EVENTS[row[0]].ev;

/** The rows of a record's events, matched with the rules one decision after another. */
export class RecordReplayer {
  /** @param {any} given */
  constructor(given) {
    if (!Array.isArray(given) || !given.length)
      throw new RecordError("malformed", "the events are missing", null, { why: "part", part: "events" });
    /** @type {RecordRow[]} */
    this.rows = [];
    /** The row at which each shuffle starts, and its order. @type {{ start: number, deck: number[] }[]} */
    this.decks = [];
    given.forEach((event, number) => {
      const rows = readRows(event, number);
      if (ev(rows[0]) === "shuffle") this.decks.push({ start: this.rows.length, deck: rows.map((row) => row[2]) });
      this.rows.push(...rows.map((row) => ({ row, event: number })));
    });
  }

  get length() {
    return this.rows.length;
  }

  /** The orders of the next shuffles; one decision never needs more than two. @param {number} at */
  nextDecks(at) {
    return this.decks
      .filter(({ start }) => start >= at)
      .map(({ deck }) => deck)
      .slice(0, 2);
  }

  /** Find the legal action that leads to the rows from here on. @param {Rules} rules @param {number} at @param {Transition} step @returns {Transition} */
  decide(rules, at, step) {
    const { event } = this.rows[at];
    if (!step.legal.length) throw new RecordError("false", "the game is over", event, { why: "over" });
    const decks = this.nextDecks(at);
    const wanted = this.#wantedAction(at, step.legal);
    const number = wanted === null ? -1 : ACTIONS.indexOf(wanted);
    let fault = /** @type {RecordError | null} */ (null);
    for (const action of step.legal.includes(number) ? [number] : step.legal) {
      const after = rules.apply(step.raw, action, decks);
      const found = this.match(at, after);
      if (!found) return after;
      fault ??= found;
    }
    const reason = REASONS[rules.whyNot(step.raw, number)];
    if (wanted === null || reason === undefined) throw fault;
    const why = /** @type {const} */ ({ why: "refused", code: reason, action: wanted, route: routeOf(step) });
    throw new RecordError("false", `${wanted}: ${reason}`, event, why);
  }

  /** The action that the next rows suggest. @param {number} at @param {number[]} legal @returns {string | null} */
  #wantedAction(at, legal) {
    const place = this.rows.findIndex(({ row }, here) => here >= at && !precedesDecision(row));
    if (place < 0) return null;
    const { row } = this.rows[place];
    if (ev(row) !== "office") return actionOf(row);
    // Offices have no order in a record: take the one that is legal now.
    const offices = this.rows
      .slice(place, endOfUnordered(this.rows, place))
      .map((one) => /** @type {string} */ (actionOf(one.row)));
    return offices.find((office) => legal.includes(ACTIONS.indexOf(office))) ?? offices[0];
  }

  /** Sort unordered rows from here on as the rules order them; returns the first difference, else null. @param {number} at @param {Transition} step @returns {RecordError | null} */
  match(at, step) {
    let end = at + step.rows.length;
    if (at < end && end < this.rows.length) end = endOfUnordered(this.rows, end - 1) + 1; // and the row after the set
    const told = this.rows.slice(at, end);
    for (const [place, row] of step.rows.entries()) {
      if (place === told.length)
        return new RecordError("false", "the record ends where nobody must decide", this.rows[this.rows.length - 1].event, {
          why: "ends",
        });
      bringForward(told, place, row);
      const before = place ? told[place - 1] : this.rows[at - 1];
      if (before && continuesEvent(row, before.row) && told[place].event !== before.event)
        return new RecordError("false", "there is more that belongs to this event", before.event, { why: "more" });
      if (!same(told[place].row, row)) return mismatch(step, place, faultyEvent(told, place, step));
    }
    this.rows.splice(at, told.length, ...told);
    return null;
  }
}

/** @param {LogRow} row @param {LogRow} other */
const same = (row, other) => row.every((number, column) => number === other[column]);

/** The route of the seat that must decide. @param {Transition} step */
function routeOf({ raw }) {
  const { seat, route, route_size } = fieldsOf(STATE, /** @type {ArrayBuffer} */ (raw.buffer), raw.byteOffset);
  return [...route[seat].slice(0, route_size[seat])].map((city) => CITIES[city]);
}

/** @param {any} event @param {number} number */
function readRows(event, number) {
  try {
    return rowsFrom(event);
  } catch (error) {
    if (!(error instanceof EventError)) throw error;
    throw new RecordError(error.hidden ? "hidden" : "malformed", error.message, number);
  }
}

/** Does this row come before the row of the decision? @param {LogRow} row */
const precedesDecision = (row) => {
  const [{ ev, from }] = events([row]);
  return ev === "shuffle" || ev === "abandon" || (ev === "discard" && from === "route");
};

/** The action behind each kind of event. @type {Record<string, (told: Event) => string>} */
const ACTION_OF_EVENT = {
  take: ({ from, city }) => `take:${from === "deck" ? "deck" : city}`,
  call: ({ official }) => `call:${official}`,
  play: ({ end, city }) => `${end}:${city}`,
  close: ({ offices }) => `close:${offices}`,
  office: ({ city }) => `office:${city}`,
  coach: ({ coach, to }) => `coach:${coach}:${to}`,
  discard: ({ cities }) => `discard:${cities[0]}`,
  return: ({ tokens }) => `return:${tokens.join("+") || "none"}`,
  decline: () => "decline",
  clergy: ({ rank }) => `clergy:${rank}`,
  turn: () => "end",
  end: () => "end",
};

/** @param {LogRow} row @returns {string | null} */
const actionOf = (row) => ACTION_OF_EVENT[ev(row)]?.(events([row])[0]) ?? null;

/** The error for a row that differs from the rules' row. @param {Transition} step @param {number} place @param {number} event */
function mismatch(step, place, event) {
  if (ev(step.rows[place]) === "shuffle")
    return new RecordError("false", "a shuffled deck must hold the cards of the discard pile", event, { why: "deck" });
  const rest = step.rows.slice(place + 1).findIndex((row, at) => !continuesEvent(row, step.rows[place + at]));
  const due = /** @type {Event} */ (events(step.rows.slice(0, rest < 0 ? undefined : place + 1 + rest)).at(-1));
  return new RecordError("false", `by the rules this must be ${JSON.stringify(due)}`, event, { why: "due", due });
}

// Unordered events

/** The end of the unordered rows from here on: of one clearing of the market, or of a closing's offices. @param {RecordRow[]} told @param {number} place */
function endOfUnordered(told, place) {
  const { row, event } = told[place];
  const { unordered, gathered } = EVENTS[row[0]];
  const belongs = (/** @type {RecordRow} */ one) =>
    one.row[0] === row[0] && one.row[1] === row[1] && (!gathered || one.event === event);
  let end = place + 1;
  while (unordered && end < told.length && belongs(told[end])) end++;
  return end;
}

/** Move the rules' next row to this place, if it comes later in the same unordered set. @param {RecordRow[]} told @param {number} place @param {LogRow} row */
function bringForward(told, place, row) {
  const end = endOfUnordered(told, place);
  const at = told.findIndex((one, here) => here >= place && here < end && same(one.row, row));
  if (at > place) told.splice(place, 0, ...told.splice(at, 1));
}

/** The number of the faulty event. For a missing office it is a wrong office in its place, or the event after the offices. @param {RecordRow[]} told @param {number} place @param {Transition} step */
function faultyEvent(told, place, { raw, rows }) {
  const due = rows[place];
  if (ev(due) !== "office") return told[place].event;
  let end = place;
  if (told[place].row[0] === due[0] && told[place].row[1] === due[1]) {
    end = endOfUnordered(told, place);
    const { open } = fieldsOf(STATE, /** @type {ArrayBuffer} */ (raw.buffer), raw.byteOffset);
    const wrong = told.slice(place, end).find(({ row }) => !rows.some((one) => same(one, row)) && !((open >>> row[2]) & 1));
    if (wrong) return wrong.event;
  }
  return told[Math.min(end, told.length - 1)].event;
}
