// Log rows as the record's events, and back: one table says what each kind of row means.

import { EVENTS } from "./layout.js";

/** @import { Row } from "./rules.js" */
/** @import { EventKind, EventField } from "./layout.js" */
/** @typedef {Record<string, any>} Event */

/** The events that rows tell of. @param {Row[]} rows @returns {Event[]} */
export function events(rows) {
  /** @type {Event[]} */
  const told = [];
  rows.forEach((row, place) => {
    const kind = EVENTS[row[0]];
    if (place && goesOn(row, rows[place - 1])) listed(kind, /** @type {Event} */ (told.at(-1)), row);
    else told.push(event(kind, row));
  });
  return told;
}

/** Does a row tell more of the same event? @param {Row} row @param {Row} before */
const goesOn = (row, before) => EVENTS[row[0]].gathered && row[0] === before[0] && row[1] === before[1] && row[3] === before[3];

/** @param {EventKind} kind @param {Event} event @param {Row} row */
function listed(kind, event, row) {
  const field = /** @type {EventField} */ (kind.fields.find((one) => one.listed));
  event[field.name].push(value(field, row));
}

/** @param {EventKind} kind @param {Row} row */
function event(kind, row) {
  /** @type {Event} */
  const told = { ev: kind.ev };
  for (const field of kind.fields)
    if (!field.flag || row[field.column]) told[field.name] = field.listed ? [value(field, row)] : value(field, row);
  return told;
}

/** @param {EventField} field @param {Row} row */
const value = ({ words, flag, column }, row) => (flag ? true : words ? words[row[column]] : row[column]);
