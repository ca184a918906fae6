// The legal actions of each piece, shared by clicks, drags, keys and marks.
import { computed } from "../../../vendor/signals.js";
import { settings } from "../../app/settings.js";
import { nameForms, t } from "../../app/texts.js";
import { askConfirmation } from "../../ui/overlay.js";
import { currentSession, legal, me, newRoute, notice, pendingAction, selected, view } from "../session/current.js";
import { decide, explain } from "../session/decide.js";
import { actionParts } from "../session/names.js";
import { openClosing } from "../session/plan.js";

const PLAYS = ["start", "left", "right"];

/** Legal actions of some kinds, by the name of their object. @param {string[]} kinds @returns {Record<string, string[]>} */
function byName(...kinds) {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const action of legal.value) {
    const [kind, ...rest] = actionParts(action);
    if (kinds.includes(kind)) (found[rest.join(":")] ??= []).push(action);
  }
  return found;
}

export const takes = computed(() => byName("take"));
export const plays = computed(() => byName(...PLAYS));
export const discards = computed(() => byName("discard"));
export const calls = computed(() => byName("call"));
export const closings = computed(() => Object.values(byName("close")).flat());
export const officeOpenings = computed(() => byName("office"));

/** Actions of the cards in the hand. */
export const handActions = computed(() => ({ ...plays.value, ...discards.value }));

/** Actions of the cities on the map. */
export const mapActions = computed(() => {
  const { deck, ...market } = takes.value;
  return /** @type {Record<string, string[]>} */ ({ ...market, ...plays.value, ...officeOpenings.value });
});

/** Possible stops of coaches: stop → coaches. */
export const stops = computed(() => {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const action of legal.value) {
    const [kind, coach, stop] = actionParts(action);
    if (kind === "coach") (found[stop] ??= []).push(coach);
  }
  return found;
});

/** Whether an action abandons the route. @param {string} action */
export const abandons = (action) =>
  action.startsWith("start:") && me.value !== null && view.value.seats[me.value].route.length > 0;

/** Send an action; one that abandons the route is confirmed first. @param {string} action @param {string[]} [then] further actions of a closing */
export async function act(action, then = []) {
  if (action.startsWith("close:")) return openClosing(action, then);
  if (abandons(action) && settings.value.confirm) {
    const { outbox, shownSeq } = currentSession(); // the position may change while the dialog is open
    const count = view.value.seats[/** @type {number} */ (me.value)].route.length;
    const question = t("confirm-abandon", { count, ...nameForms("city", `city-${actionParts(action)[1]}`) });
    if (!(await askConfirmation(question, t("do-abandon")))) return false;
    return outbox.send("decisions", { action }, undefined, shownSeq);
  }
  return decide(action);
}

/** Take a card of the market, or from the deck. @param {string} what */
export const tapMarket = (what) => (takes.value[what] ? decide(takes.value[what][0]) : explain(`take:${what}`));

/** Actions of a card that do not abandon the route. @param {string} city */
export const playsWithoutAbandoning = (city) => (handActions.value[city] ?? []).filter((action) => !abandons(action));

/** Whether a press on a card would extend the route although the card could also begin a new one. */
export const needsNewRouteButton = () =>
  Object.keys(plays.value).some((city) => playsWithoutAbandoning(city).length === 1 && plays.value[city].some(abandons));

/** Whether the action that waits for its answer names this object. @param {string} name the object, such as a city or an official @param {string[]} kinds */
export const isPending = (name, ...kinds) => kinds.some((kind) => pendingAction.value === `${kind}:${name}`);

/** Play a card of the hand if it has one place, otherwise pick it up. @param {string} city */
export function tapHand(city) {
  notice.value = null;
  const actions = handActions.value[city];
  if (!actions) return explain(view.value.phase === "discard" ? `discard:${city}` : playName(city));
  if (newRoute.value) return act(`start:${city}`);
  if (playsWithoutAbandoning(city).length === 1) return act(playsWithoutAbandoning(city)[0]);
  if (!playsWithoutAbandoning(city).length && settings.value.confirm) return act(actions[0]); // the confirmation says what it costs
  selected.value = selected.value === city ? null : city;
}

/** Do what is possible with a city of the map. @param {string} city */
export function tapCity(city) {
  if (takes.value[city]) return decide(takes.value[city][0]);
  if (officeOpenings.value[city]) return decide(officeOpenings.value[city][0]);
  if (handActions.value[city]) return tapHand(city);
  return explain(naturalAction(city));
}

/** The action that a tap on an impossible city most likely meant; its reason is explained. @param {string} city */
function naturalAction(city) {
  const phase = view.value.phase;
  if (phase.startsWith("take") || phase === "reward-card") return `take:${city}`;
  if (phase === "office" || phase === "reward-office" || phase === "close") return `office:${city}`;
  return playName(city);
}

/** @param {string} city */
function playName(city) {
  const route = me.value === null ? [] : view.value.seats[me.value].route;
  return `${view.value.phase.startsWith("play") && route.length === 0 ? "start" : "right"}:${city}`;
}

/** Drop a card at an end of the route, or beside it. @param {string} city @param {"left" | "right" | "start"} end */
export function drop(city, end) {
  const actions = plays.value[city] ?? [];
  const meant = actions.find((action) => action.startsWith(end));
  return meant ? act(meant) : explain(`${end}:${city}`);
}

/** @param {string} official */
export const tapOfficial = (official) => (calls.value[official] ? decide(`call:${official}`) : explain(`call:${official}`));

/** @param {string} stop @param {string} [coach] */
export function tapStop(stop, coach) {
  const able = stops.value[stop] ?? [];
  const one = coach && able.includes(coach) ? coach : able.length === 1 ? able[0] : null;
  if (one) return decide(`coach:${one}:${stop}`);
  if (able.length > 1) return (notice.value = { key: "which-coach" });
  return explain(`coach:${coach ?? "baden"}:${stop}`);
}
