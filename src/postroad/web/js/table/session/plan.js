// The plan of a closing: previews of each closing mode and the choices made so far, before anything is sent.
import { computed } from "../../../vendor/signals.js";
import { currentSession, session } from "./current.js";
import { decide, errorNotice } from "./decide.js";

/** @typedef {import("../../wire.d.ts").Preview} Preview */
/** @typedef {import("../../wire.d.ts").PreviewStep} PreviewStep */
/**
 * @typedef {object} Plan
 * @property {string} mode the closing mode that is selected, as the name of its action
 * @property {Record<string, Preview>} previews the result of each mode
 * @property {Record<string, Preview>} withCartwright the results of the modes selected so far if the cartwright is called; empty if it cannot be
 * @property {boolean} cartwright whether the plan calls the cartwright
 * @property {string[]} chosen the actions that the player chose; the transport suggests all others
 * @property {{ last: Promise<boolean> }} choices the queue of choices that wait for a preview; false once one failed. The same object as long as the plan is open
 */

const CARTWRIGHT = "call:cartwright";
const SETTLED = Promise.resolve(true);
const LATER = ["coach", "discard"]; // the player decides these on the table afterwards, one after the other

/** The preview of the selected mode. */
export const plannedPreview = computed(() => {
  const plan = session.value?.plan.value;
  return plan ? (plan.cartwright && plan.withCartwright[plan.mode]) || plan.previews[plan.mode] : null;
});

/** @param {PreviewStep} step */
const isLater = (step) => LATER.includes(step.action.split(":")[0]);

/** The steps that are sent with the closing. @param {Preview} preview */
export function closingSteps({ steps }) {
  const end = steps.findIndex(isLater);
  return end < 0 ? steps : steps.slice(0, end);
}

/** The steps that the player decides after the closing. @param {Preview} preview */
export const laterSteps = ({ steps }) => steps.filter(isLater);

/** Whether a preview calls the cartwright. @param {Preview} preview */
export const callsCartwright = ({ steps }) => steps.some((step) => step.action === CARTWRIGHT);

/** @typedef {import("../../../vendor/signals.js").Signal<Plan | null>} PlanSignal */

/** The plan that is being prepared. @type {{ view: unknown, mode?: string } | null} */
let opening = null;

/** Open the closing sheet. @param {string} [mode] the mode to select first, by default the one with the most points @param {string[]} [then] the choices of a hint; the transport suggests all others */
export async function openClosing(mode, then = []) {
  const { view, plan, notice } = currentSession();
  const shown = view.value;
  if (opening?.view === shown && opening.mode === mode) return; // pressed twice
  const mine = { view: shown, mode };
  opening = mine;
  notice.value = null;
  const prepared = await prepare(mode, then);
  if (opening !== mine) return;
  opening = null;
  if (prepared && view.value === shown) plan.value = prepared;
}

/** Load the previews of all modes before the player asks for them, so that the sheet opens at once. */
export async function loadClosingPreviews() {
  const { me, view, closingPreviews } = currentSession();
  const shown = view.value;
  if (!shown || me.value === null || closingPreviews.value?.view === shown) return;
  const answer = await previewAllModes(shown).catch(() => null); // opening the sheet asks again
  if (answer && view.value === shown) closingPreviews.value = { view: shown, previews: answer.ways };
}

/** The last request for all modes. @type {{ view: unknown, answer: Promise<import("../../wire.d.ts").Previews> } | null} */
let lastRequest = null;

/** Previews of all modes, requested once for each position. @param {unknown} view */
function previewAllModes(view) {
  if (lastRequest && lastRequest.view === view) return lastRequest.answer;
  const { transport, me } = currentSession();
  const answer = transport.preview(/** @type {number} */ (me.value), []);
  lastRequest = { view, answer };
  answer.catch(() => (lastRequest = null));
  return answer;
}

/** The preview of the best mode, or null before it is loaded. @returns {Preview | null} */
export function bestClosing() {
  const { closingPreviews, view } = currentSession();
  const loaded = closingPreviews.value;
  return loaded && loaded.view === view.value && Object.keys(loaded.previews).length
    ? loaded.previews[best(loaded.previews)]
    : null;
}

/** @param {string | undefined} mode @param {string[]} then @returns {Promise<Plan | null>} */
async function prepare(mode, then) {
  const { official } = currentSession().view.value ?? {};
  const usual = await preview([]);
  if (!usual || !Object.keys(usual).length) return null;
  const first = mode ?? best(usual);
  const offices = then.filter((action) => action !== CARTWRIGHT);
  const previews = offices.length ? { ...usual, ...(await preview([first, ...offices])) } : usual;
  const withCartwright = official ? {} : await previewWithCartwright(previews[first]);
  const cartwright = then.includes(CARTWRIGHT) && Boolean(withCartwright[first]);
  return { mode: first, previews, withCartwright, cartwright, chosen: [], choices: { last: SETTLED } };
}

/** @param {string[]} choices @returns {Promise<Record<string, Preview> | null>} */
async function preview(choices) {
  const { transport, me, notice, view } = currentSession();
  try {
    const answer = choices.length ? transport.preview(/** @type {number} */ (me.value), choices) : previewAllModes(view.value);
    return (await answer).ways;
  } catch (error) {
    notice.value = errorNotice(error);
    return null;
  }
}

/** The same mode with the cartwright, by its name; empty if the cartwright cannot be called. @param {Preview} without */
async function previewWithCartwright(without) {
  const previews = (await preview([...closingSteps(without).map((step) => step.action), CARTWRIGHT])) ?? {};
  return Object.values(previews).some(callsCartwright) ? previews : {};
}

/** @param {Record<string, Preview>} previews */
function best(previews) {
  const gain = (/** @type {string} */ mode) => previews[mode].points[1] - previews[mode].points[0];
  return Object.keys(previews).reduce((one, other) => (gain(other) > gain(one) ? other : one));
}

/** @param {string} mode */
export async function selectMode(mode) {
  const { plan } = currentSession();
  if (!plan.value) return;
  plan.value = { ...plan.value, mode };
  const selected = plan.value.previews[mode];
  if (plan.value.withCartwright[mode] || !Object.keys(plan.value.withCartwright).length) return;
  const added = await previewWithCartwright(selected);
  if (plan.value?.previews[mode] === selected)
    plan.value = { ...plan.value, withCartwright: { ...plan.value.withCartwright, ...added } };
}

/** Choose an option of a step. Choices of later steps stay where they are still possible. @param {number} number @param {string} action */
export function chooseOption(number, action) {
  const signal = currentSession().plan;
  if (!signal.value) return;
  const { mode, choices } = signal.value;
  const mine = choices.last.then(async (ok) => (await applyChoice(signal, choices, mode, number, action)) && ok);
  choices.last = mine;
  void mine.then(() => choices.last === mine && (choices.last = SETTLED)); // a notice has reported a failure by now
}

/** Apply a choice when its turn has come. @param {PlanSignal} signal @param {Plan["choices"]} choices of the plan in which the player chose @param {string} mode @param {number} number @param {string} action @returns {Promise<boolean>} whether the plan contains it now */
async function applyChoice(signal, choices, mode, number, action) {
  const before = openPlan(signal, choices);
  const steps = before ? closingSteps(before.previews[mode]) : [];
  if (!before || !steps[number]?.options.includes(action)) return false; // an earlier choice may have removed the option
  const wanted = steps.map((step, at) => (at === number ? action : step.action));
  const changed = steps[number].action === action ? {} : await preview(wanted);
  if (!changed || !openPlan(signal, choices)) return false;
  const hasCartwright = changed[mode] && Object.keys(before.withCartwright).length;
  const withCartwright = hasCartwright ? await previewWithCartwright(changed[mode]) : {};
  const plan = openPlan(signal, choices);
  if (!plan) return false;
  signal.value = {
    ...plan,
    previews: { ...plan.previews, ...changed },
    withCartwright: { ...plan.withCartwright, ...withCartwright },
    chosen: [...plan.chosen, action],
  };
  return true;
}

/** The plan as it is now, or null if the player has put it away. @param {PlanSignal} signal @param {Plan["choices"]} choices */
const openPlan = (signal, choices) =>
  currentSession().plan === signal && signal.value?.choices === choices ? signal.value : null;

/** @param {boolean} cartwright */
export function callCartwright(cartwright) {
  const { plan } = currentSession();
  if (plan.value) plan.value = { ...plan.value, cartwright };
}

export const cancelClosing = () => (currentSession().plan.value = null);

/** Send the closing with all its choices, also those that still wait for a preview. The transport applies all of them or none. */
export async function commitClosing() {
  const signal = currentSession().plan;
  const choices = signal.value?.choices;
  if (!choices || !(await choices.last)) return false;
  const plan = openPlan(signal, choices);
  if (!plan) return false;
  const [first, ...then] = closingSteps(plan.previews[plan.mode]).map((step) => step.action);
  return decide(first, ...then, ...(plan.cartwright ? [CARTWRIGHT] : []));
}
