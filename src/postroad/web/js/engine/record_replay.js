// The events of a record as a script for the rules: which action comes next, and whether it leads to what the record tells.

import { continuesEvent, EventError, events, rowsFrom } from "./events.js";
import { ACTIONS, CITIES, EVENTS, REASONS, STATE } from "./layout.js";
import { fieldsOf } from "./module.js";

/** @import { LogRow, Rules, Transition } from "./rules.js" */
/** @import { Event } from "./events.js" */
/** A row, and the number of the event that tells it. @typedef {{ row: LogRow, event: number }} RecordRow */
/** no-record: it is none; malformed: something in it cannot be; newer: of a later version; hidden: made for one seat's eyes; false: against the rules @typedef {"no-record" | "malformed" | "newer" | "hidden" | "false"} RecordFault */

/** What of a record cannot be read; twice: a key that stands there twice. @typedef {"options" | "names" | "events" | "decisions" | "twice"} RecordPart */
/** Why an event cannot be so, to be told in any language: the game was over; the record ends too soon; more belongs to the event; a deck of other cards; another event was due; somebody did what they might not, with their route; or which part cannot be read. @typedef {{ why: "part", part: RecordPart } | { why: "over" | "ends" | "more" | "deck" } | { why: "due", due: Event } | { why: "refused", code: string, action: string, route: string[] }} FaultDetail */

/** A record that is false, incomplete or unreadable. */
export class RecordError extends Error {
  /** @param {RecordFault} code @param {string} reason @param {number | null} [event] the number of the event at fault, if it is one @param {FaultDetail | null} [why] */
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

/** The rows that a record's events tell of, each checked for itself; the rules are asked one decision after the other. */
export class RecordReplayer {
  /** @param {any} given */
  constructor(given) {
    if (!Array.isArray(given) || !given.length)
      throw new RecordError("malformed", "the events are missing", null, { why: "part", part: "events" });
    /** @type {RecordRow[]} */
    this.rows = [];
    /** Where each shuffle stands, and its order. @type {{ start: number, deck: number[] }[]} */
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

  /** The action that the next rows seem to tell of. @param {number} at @param {number[]} legal @returns {string | null} */
  #wantedAction(at, legal) {
    const place = this.rows.findIndex(({ row }, here) => here >= at && !precedesDecision(row));
    if (place < 0) return null;
    const { row } = this.rows[place];
    if (ev(row) !== "office") return actionOf(row);
    // Any of those that have no order: the one that is due.
    const offices = this.rows
      .slice(place, endOfUnordered(this.rows, place))
      .map((one) => /** @type {string} */ (actionOf(one.row)));
    return offices.find((office) => legal.includes(ACTIONS.indexOf(office))) ?? offices[0];
  }

  /** Bring what is told from here on into the order of the rules, where its order means nothing; or where it differs. @param {number} at @param {Transition} step @returns {RecordError | null} */
  match(at, step) {
    let end = at + step.rows.length;
    if (at < end && end < this.rows.length) end = endOfUnordered(this.rows, end - 1) + 1; // and what follows
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

/** Told before what was decided. @param {LogRow} row */
const precedesDecision = (row) => {
  const [{ ev, from }] = events([row]);
  return ev === "shuffle" || ev === "abandon" || (ev === "discard" && from === "route");
};

/** What each event tells to have been decided. @type {Record<string, (told: Event) => string>} */
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

/** The record tells otherwise what the rules bring about at this place of a decision. @param {Transition} step @param {number} place @param {number} event */
function mismatch(step, place, event) {
  if (ev(step.rows[place]) === "shuffle")
    return new RecordError("false", "a shuffled deck must hold the cards of the discard pile", event, { why: "deck" });
  const rest = step.rows.slice(place + 1).findIndex((row, at) => !continuesEvent(row, step.rows[place + at]));
  const due = /** @type {Event} */ (events(step.rows.slice(0, rest < 0 ? undefined : place + 1 + rest)).at(-1));
  return new RecordError("false", `by the rules this must be ${JSON.stringify(due)}`, event, { why: "due", due });
}

// Orders that mean nothing

/** Up to where the rows from here on have no order: through one clearing of the market, through the offices of a closing. @param {RecordRow[]} told @param {number} place */
function endOfUnordered(told, place) {
  const { row, event } = told[place];
  const { unordered, gathered } = EVENTS[row[0]];
  const belongs = (/** @type {RecordRow} */ one) =>
    one.row[0] === row[0] && one.row[1] === row[1] && (!gathered || one.event === event);
  let end = place + 1;
  while (unordered && end < told.length && belongs(told[end])) end++;
  return end;
}

/** Let the row that the rules bring next be told next, if it is told later in the same set. @param {RecordRow[]} told @param {number} place @param {LogRow} row */
function bringForward(told, place, row) {
  const end = endOfUnordered(told, place);
  const at = told.findIndex((one, here) => here >= place && here < end && same(one.row, row));
  if (at > place) told.splice(place, 0, ...told.splice(at, 1));
}

/** The number of the event that is false. If an office is missing, it is one told in its stead, or what follows them all. @param {RecordRow[]} told @param {number} place @param {Transition} step */
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
