// Conversion of log rows to a record's events and back, by the table of event kinds.

import { EVENTS } from "./layout.js";

/** @import { LogRow } from "./rules.js" */
/** @import { EventKind, EventField } from "./layout.js" */
/** @typedef {Record<string, any>} Event */

/** An invalid event: an unknown kind, a missing field or an impossible value. */
export class EventError extends Error {
  /** @param {string} reason @param {boolean} [hidden] is the missing field one that a view hides? */
  constructor(reason, hidden = false) {
    super(reason);
    this.hidden = hidden;
  }
}

/** The events of some rows. @param {LogRow[]} rows @returns {Event[]} */
export function events(rows) {
  /** @type {Event[]} */
  const told = [];
  rows.forEach((row, place) => {
    const kind = EVENTS[row[0]];
    if (place && continuesEvent(row, rows[place - 1])) appendValue(kind, /** @type {Event} */ (told.at(-1)), row);
    else told.push(event(kind, row));
  });
  return told;
}

/** Does a row continue the event of the row before? @param {LogRow} row @param {LogRow} before */
export const continuesEvent = (row, before) =>
  EVENTS[row[0]].gathered && row[0] === before[0] && row[1] === before[1] && row[3] === before[3];

/** @param {EventKind} kind @param {Event} event @param {LogRow} row */
function appendValue(kind, event, row) {
  const field = /** @type {EventField} */ (kind.fields.find((one) => one.listed));
  event[field.name].push(value(field, row));
}

/** @param {EventKind} kind @param {LogRow} row */
function event(kind, row) {
  /** @type {Event} */
  const told = { ev: kind.ev };
  for (const field of kind.fields)
    if (!field.flag || row[field.column]) told[field.name] = field.listed ? [value(field, row)] : value(field, row);
  return told;
}

/** @param {EventField} field @param {LogRow} row */
const value = ({ words, flag, column }, row) => (flag ? true : words ? words[row[column]] : row[column]);

// Events to rows

/** The rows of an event; EventError if it is invalid. @param {any} event @returns {LogRow[]} */
export function rowsFrom(event) {
  const number = isObject(event) ? EVENTS.findIndex(({ ev }) => ev === event.ev) : -1;
  if (number < 0) throw new EventError("no event of this kind");
  const kind = EVENTS[number];
  checkNames(kind, event);
  const row = [number, 0, 0, 0];
  let list = /** @type {EventField | null} */ (null);
  for (const field of kind.fields) {
    if (field.listed) list = field;
    else if (Object.hasOwn(event, field.name)) row[field.column] = read(field, event[field.name]);
  }
  if (!list) return [row];
  const { name, column } = list;
  if (!Array.isArray(event[name]) || !event[name].length) throw new EventError(`“${name}” must be a list that tells something`);
  return event[name].map((/** @type {any} */ one) => row.with(column, read(/** @type {EventField} */ (list), one)));
}

/** @param {unknown} value */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {EventKind} kind @param {Event} event */
function checkNames(kind, event) {
  const missing = kind.fields.filter(({ name, flag }) => !flag && !Object.hasOwn(event, name)).map(({ name }) => name);
  if (missing.length === 1 && missing[0] === kind.hidden) throw new EventError(`“${kind.hidden}” is left out`, true);
  if (missing.length) throw new EventError(`“${missing[0]}” is missing`);
  const unknown = Object.keys(event).find((key) => key !== "ev" && !kind.fields.some(({ name }) => name === key));
  if (unknown !== undefined) throw new EventError(`“${unknown}” does not belong here`);
}

/** A field's value as a number in a row. @param {EventField} field @param {any} given @returns {number} */
function read({ name, words, limit = 0, flag }, given) {
  const number = flag ? (given === true ? 1 : NaN) : words ? numberOf(words, given) : within(limit, given);
  if (Number.isNaN(number)) throw new EventError(`“${name}” cannot be that`);
  return number;
}

/** @param {number} limit @param {any} given */
const within = (limit, given) => (Number.isInteger(given) && Math.abs(given) <= limit ? given : NaN);

/** @param {Record<number, any>} words @param {any} given */
const numberOf = (words, given) => Number(Object.keys(words).find((number) => same(words[Number(number)], given)));

/** Is it this word, or the same set of words in any order? @param {string | string[]} word @param {any} given */
const same = (word, given) =>
  Array.isArray(word)
    ? Array.isArray(given) && given.length === word.length && word.every((one) => given.includes(one))
    : word === given;
