// Closing a route, planned before anything is committed: the server plays it on a copy, this screen shows it and changes single choices.
import { computed, signal } from "../../../vendor/signals.js";
import * as api from "../../app/api.js";
import { decideAll } from "./decide.js";
import { legal, me, notice, tableId, view } from "./store.js";

/**
 * @typedef {{ phase: string, action: string, options: string[] }} Step
 * @typedef {{ steps: Step[], events: any[], view: any, ends: string, points: [number, number] }} Preview
 * @typedef {{ way: string, previews: Record<string, Preview> }} Plan
 */
/** @type {import("../../../vendor/signals.js").Signal<Plan | null>} */
export const plan = signal(null);

/** What the way now looked at would bring. */
export const planned = computed(() => (plan.value ? plan.value.previews[plan.value.way] : null));

/** @returns {string[]} */
const closings = () => legal.value.filter((/** @type {string} */ action) => action.startsWith("close:"));

/** Look at the ways to close the route. @param {string} [way] the one to look at first; else the one that brings the most */
export async function openClosing(way) {
  const asked = view.value;
  notice.value = null;
  try {
    const ways = closings();
    const found = await Promise.all(ways.map((action) => ask([action])));
    if (view.value !== asked) return;
    const previews = Object.fromEntries(ways.map((action, number) => [action, found[number]]));
    plan.value = { way: way ?? best(previews), previews };
  } catch {
    notice.value = { key: "reason-offline" };
  }
}

/** @param {string[]} wishes @returns {Promise<Preview>} */
const ask = (wishes) => api.preview(tableId(), /** @type {number} */ (me.value), wishes);

/** @param {Record<string, Preview>} previews */
function best(previews) {
  const gain = (/** @type {string} */ way) => previews[way].points[1] - previews[way].points[0];
  return Object.keys(previews).reduce((one, other) => (gain(other) > gain(one) ? other : one));
}

/** @param {string} way */
export const lookAt = (way) => plan.value && (plan.value = { ...plan.value, way });

/** Choose differently at one step; choices made after it stay where they still can. @param {number} number @param {string} action */
export async function choose(number, action) {
  const looked = plan.value;
  if (!looked || !planned.value) return;
  const steps = planned.value.steps;
  const wishes = [...steps.slice(0, number), { action }, ...steps.slice(number + 1)].map((step) => step.action);
  try {
    const preview = await ask(wishes);
    if (plan.value === looked) plan.value = { ...looked, previews: { ...looked.previews, [looked.way]: preview } };
  } catch {
    notice.value = { key: "reason-offline" };
  }
}

export const cancelClosing = () => (plan.value = null);

export async function commitClosing() {
  const actions = planned.value?.steps.map((step) => step.action) ?? [];
  plan.value = null;
  return decideAll(actions);
}
