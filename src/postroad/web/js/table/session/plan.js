// Closing a route, planned before anything is committed: the transport plays it on a copy, this screen shows it and changes single choices.
import { computed } from "../../../vendor/signals.js";
import { currentSession, session } from "./current.js";
import { decide, trouble } from "./decide.js";

/** @typedef {import("../../wire.d.ts").Preview} Preview */
/** @typedef {import("../../wire.d.ts").PreviewStep} PreviewStep */
/**
 * @typedef {object} Plan
 * @property {string} way the one considered now
 * @property {Record<string, Preview>} previews what each way leads to
 * @property {Record<string, Preview>} helped the same with the cartwright, for ways considered so far; none if it cannot be called
 * @property {boolean} cartwright is it to be called?
 * @property {string[]} chosen what the person has chosen; all else is a suggestion
 * @property {{ last: Promise<boolean> }} choosing choices on their way, one after the other: is all well with them? One object as long as this plan lies here
 */

const CARTWRIGHT = "call:cartwright";
const SETTLED = Promise.resolve(true);
const LATER = ["coach", "discard"]; // asked on the table, one after the other, where their pieces are

/** What the way now considered would bring. */
export const planned = computed(() => {
  const plan = session.value?.plan.value;
  return plan ? (plan.cartwright && plan.helped[plan.way]) || plan.previews[plan.way] : null;
});

/** @param {PreviewStep} step */
const isLater = (step) => LATER.includes(step.action.split(":")[0]);

/** The steps that are settled with the closing. @param {Preview} preview */
export function settled({ steps }) {
  const end = steps.findIndex(isLater);
  return end < 0 ? steps : steps.slice(0, end);
}

/** The steps that are asked for after it. @param {Preview} preview */
export const later = ({ steps }) => steps.filter(isLater);

/** Is the cartwright called in it? @param {Preview} preview */
export const callsCartwright = ({ steps }) => steps.some((step) => step.action === CARTWRIGHT);

/** @typedef {import("../../../vendor/signals.js").Signal<Plan | null>} PlanSignal */

/** What is being prepared. @type {{ asked: unknown, way?: string } | null} */
let coming = null;

/** Look at the ways to close the route. @param {string} [way] the one to consider first; else the one that brings the most @param {string[]} [then] what a hint means by it; all else is a suggestion of the transport */
export async function openClosing(way, then = []) {
  const { view, plan, notice } = currentSession();
  const asked = view.value;
  if (coming?.asked === asked && coming.way === way) return; // pressed twice
  const mine = { asked, way };
  coming = mine;
  notice.value = null;
  const prepared = await prepare(way, then);
  if (coming !== mine) return;
  coming = null;
  if (prepared && view.value === asked) plan.value = prepared;
}

/** Every way to close the route, before anybody asks to see them; whoever looks on later need not wait. */
export async function foresee() {
  const { me, view, foreseen } = currentSession();
  const asked = view.value;
  if (!asked || me.value === null || foreseen.value?.asked === asked) return;
  const told = await everyWay(asked).catch(() => null); // it is asked for again when it is needed
  if (told && view.value === asked) foreseen.value = { asked, previews: told.ways };
}

/** What was asked for last, or is on its way. @type {{ asked: unknown, ways: Promise<import("../../wire.d.ts").Previews> } | null} */
let last = null;

/** Every way to close the route, asked for once in each position. @param {unknown} asked the view */
function everyWay(asked) {
  if (last && last.asked === asked) return last.ways;
  const { transport, me } = currentSession();
  const ways = transport.preview(/** @type {number} */ (me.value), []);
  last = { asked, ways };
  ways.catch(() => (last = null));
  return ways;
}

/** What the best way to close the route would bring now, if that is known. @returns {Preview | null} */
export function bestClosing() {
  const { foreseen, view } = currentSession();
  const known = foreseen.value;
  return known && known.asked === view.value && Object.keys(known.previews).length ? known.previews[best(known.previews)] : null;
}

/** @param {string | undefined} way @param {string[]} then @returns {Promise<Plan | null>} */
async function prepare(way, then) {
  const { official } = currentSession().view.value ?? {};
  const usual = await preview([]);
  if (!usual || !Object.keys(usual).length) return null;
  const first = way ?? best(usual);
  const offices = then.filter((action) => action !== CARTWRIGHT);
  const previews = offices.length ? { ...usual, ...(await preview([first, ...offices])) } : usual;
  const helped = official ? {} : await withCartwright(previews[first]);
  const cartwright = then.includes(CARTWRIGHT) && Boolean(helped[first]);
  return { way: first, previews, helped, cartwright, chosen: [], choosing: { last: SETTLED } };
}

/** @param {string[]} wishes @returns {Promise<Record<string, Preview> | null>} */
async function preview(wishes) {
  const { transport, me, notice, view } = currentSession();
  try {
    return (await (wishes.length ? transport.preview(/** @type {number} */ (me.value), wishes) : everyWay(view.value))).ways;
  } catch (error) {
    notice.value = trouble(error);
    return null;
  }
}

/** The same way with the cartwright, by its name; nothing if it cannot be called. @param {Preview} without */
async function withCartwright(without) {
  const ways = (await preview([...settled(without).map((step) => step.action), CARTWRIGHT])) ?? {};
  return Object.values(ways).some(callsCartwright) ? ways : {};
}

/** @param {Record<string, Preview>} previews */
function best(previews) {
  const gain = (/** @type {string} */ way) => previews[way].points[1] - previews[way].points[0];
  return Object.keys(previews).reduce((one, other) => (gain(other) > gain(one) ? other : one));
}

/** @param {string} way */
export async function consider(way) {
  const { plan } = currentSession();
  if (!plan.value) return;
  plan.value = { ...plan.value, way };
  const asked = plan.value.previews[way];
  if (plan.value.helped[way] || !Object.keys(plan.value.helped).length) return;
  const helped = await withCartwright(asked);
  if (plan.value?.previews[way] === asked) plan.value = { ...plan.value, helped: { ...plan.value.helped, ...helped } };
}

/** Choose at one step, as suggested or not; choices made after it stay where they still can. @param {number} number @param {string} action */
export function choose(number, action) {
  const its = currentSession().plan;
  if (!its.value) return;
  const { way, choosing } = its.value;
  const mine = choosing.last.then(async (well) => (await chosen(its, choosing, way, number, action)) && well);
  choosing.last = mine;
  void mine.then(() => choosing.last === mine && (choosing.last = SETTLED)); // what failed was told
}

/** Its turn has come; is it in the plan now? @param {PlanSignal} its @param {Plan["choosing"]} choosing of the plan in which it was chosen @param {string} way @param {number} number @param {string} action */
async function chosen(its, choosing, way, number, action) {
  const before = lying(its, choosing);
  const steps = before ? settled(before.previews[way]) : [];
  if (!before || !steps[number]?.options.includes(action)) return false; // what was chosen before it may leave it no place
  const wishes = steps.map((step, at) => (at === number ? action : step.action));
  const changed = steps[number].action === action ? {} : await preview(wishes);
  if (!changed || !lying(its, choosing)) return false;
  const helped = changed[way] && Object.keys(before.helped).length ? await withCartwright(changed[way]) : {};
  const plan = lying(its, choosing);
  if (!plan) return false;
  its.value = {
    ...plan,
    previews: { ...plan.previews, ...changed },
    helped: { ...plan.helped, ...helped },
    chosen: [...plan.chosen, action],
  };
  return true;
}

/** The plan as it is by now, unless it was put away meanwhile. @param {PlanSignal} its @param {Plan["choosing"]} choosing */
const lying = (its, choosing) => (currentSession().plan === its && its.value?.choosing === choosing ? its.value : null);

/** @param {boolean} cartwright */
export function callCartwright(cartwright) {
  const { plan } = currentSession();
  if (plan.value) plan.value = { ...plan.value, cartwright };
}

export const cancelClosing = () => (currentSession().plan.value = null);

/** All of what is settled, or nothing; with the choices that are on their way. */
export async function commitClosing() {
  const its = currentSession().plan;
  const choosing = its.value?.choosing;
  if (!choosing || !(await choosing.last)) return false;
  const plan = lying(its, choosing);
  if (!plan) return false;
  const [first, ...then] = settled(plan.previews[plan.way]).map((step) => step.action);
  return decide(first, ...then, ...(plan.cartwright ? [CARTWRIGHT] : []));
}
