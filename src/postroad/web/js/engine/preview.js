// Previews: the steps, events and views that planned decisions would lead to.

import { events } from "./events.js";
import { ACTIONS, CLOSINGS, ENDS, NONE, PHASES } from "./layout.js";
import { jsonView } from "./view.js";

/** @import { Rules, PreviewPath } from "./rules.js" */
/** @import { View } from "../wire.d.ts" */
/** @typedef {{ phase: string, action: string, options: string[] }} PlannedStep */
/** @typedef {{ steps: PlannedStep[], events: Record<string, any>[], view: View, ends: string, points: [number, number] }} Preview */

/**
 * The path of the wished actions; without wishes all ways to close the route, each by its first action.
 * @param {Rules} rules
 * @param {Uint8Array} hidden the state as the seat that must decide may know it
 * @param {number} seat
 * @param {string[]} [wishes]
 * @returns {Record<string, Preview>}
 */
export function previewPaths(rules, hidden, seat, wishes = []) {
  const legal = rules.legal(hidden);
  const rows = wishes.length
    ? [wishes.map((wish) => (ACTIONS.includes(wish) ? ACTIONS.indexOf(wish) : NONE.wish))]
    : legal.filter((action) => CLOSINGS.includes(action)).map((action) => [action]);
  const before = rules.counts(hidden).points[seat];
  const paths = rules.preview(rules.sample(hidden, [0, 0]), rows);
  return Object.fromEntries(
    paths.map((path) => {
      const told = previewFrom(rules, path, seat, before);
      return [told.steps[0].action, told];
    }),
  );
}

/** @param {Rules} rules @param {PreviewPath} way @param {number} seat @param {number} before points @returns {Preview} */
function previewFrom(rules, { fields, rows, raw }, seat, before) {
  const steps = Array.from({ length: fields.steps }, (_, at) => ({
    phase: PHASES[fields.phase[at]],
    action: ACTIONS[fields.action[at]],
    options: [...fields.option[at].subarray(0, fields.options[at])].map((action) => ACTIONS[action]),
  }));
  const ends = ENDS[fields.ends];
  const after = rules.viewBytes(raw, seat);
  return {
    steps,
    events: events(rows),
    view: jsonView(rules, after, seat),
    ends,
    points: [before, rules.counts(after).points[seat]],
  };
}
