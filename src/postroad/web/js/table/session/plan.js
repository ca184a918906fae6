// Closing a route, planned before anything is committed: the host plays it on a copy, this screen shows it and changes single choices.
import { computed } from "../../../vendor/signals.js";
import { here, session } from "./current.js";
import { decide, trouble } from "./decide.js";

/** @typedef {import("../../wire.d.ts").Preview} Preview */
/** @typedef {{ way: string, previews: Record<string, Preview> }} Plan */

/** What the way now considered would bring. */
export const planned = computed(() => {
  const plan = session.value?.plan.value;
  return plan ? plan.previews[plan.way] : null;
});

/** Look at the ways to close the route. @param {string} [way] the one to consider first; else the one that brings the most */
export async function openClosing(way) {
  const { view, plan, notice } = here();
  const asked = view.value;
  notice.value = null;
  const previews = await preview([]);
  if (previews && Object.keys(previews).length && view.value === asked) plan.value = { way: way ?? best(previews), previews };
}

/** @param {string[]} wishes @returns {Promise<Record<string, Preview> | null>} */
async function preview(wishes) {
  const { host, me, notice } = here();
  try {
    return (await host.preview(/** @type {number} */ (me.value), wishes)).ways;
  } catch (error) {
    notice.value = trouble(error);
    return null;
  }
}

/** @param {Record<string, Preview>} previews */
function best(previews) {
  const gain = (/** @type {string} */ way) => previews[way].points[1] - previews[way].points[0];
  return Object.keys(previews).reduce((one, other) => (gain(other) > gain(one) ? other : one));
}

/** @param {string} way */
export function consider(way) {
  const { plan } = here();
  if (plan.value) plan.value = { ...plan.value, way };
}

/** Choose differently at one step; choices made after it stay where they still can. @param {number} number @param {string} action */
export async function choose(number, action) {
  const { plan, view } = here();
  const [before, asked] = [plan.value, view.value];
  if (!before) return;
  const { steps } = before.previews[before.way];
  const wishes = [...steps.slice(0, number), { action }, ...steps.slice(number + 1)].map((step) => step.action);
  const changed = await preview(wishes);
  if (changed && plan.value && view.value === asked)
    plan.value = { ...plan.value, previews: { ...plan.value.previews, ...changed } };
}

export const cancelClosing = () => (here().plan.value = null);

/** All of the plan, or nothing. */
export async function commitClosing() {
  const [first, ...then] = planned.value?.steps.map((step) => step.action) ?? [];
  return first ? decide(first, ...then) : false;
}
