// Names and labels of rule ids in the player's language.
import { joinNames, nameForms, t } from "../../app/texts.js";
import { playedBy } from "../../ui/played_by.js";
import { me, table, view } from "./current.js";

/** The parts of an action's name. @param {string} action */
export const actionParts = (action) => action.split(":");

/** @param {string} city */
export const cityName = (city) => t(`city-${city}`);
/** @param {string[]} cities */
export const cityNames = (cities) => joinNames(cities.map(cityName));
/** A name that may wrap after a slash. @param {string} name */
export const breakAtSlash = (name) => name.replaceAll("/", "/\u200b").replaceAll("／", "／\u200b");
/** A route, from left to right. @param {string[]} cities */
export const routeNames = (cities) => cities.map(cityName).join(" – ");
/** @param {number} seat */
export const seatName = (seat) => table.value.seats[seat].name;
/** The name of a seat's current player: its owner, or the bot that stands in. @param {number} seat */
export const playerName = (seat) => playedBy(table.value.seats[seat]);
/** @param {string} official */
export const officialName = (official) => t(`official-${official}`);
/** @param {string} tokens "carrier+postmaster" */
const officialNames = (tokens) => joinNames(tokens.split("+").map(officialName));

/** The values for texts about an action. @param {string} action @param {string[]} [route] the route of the acting seat */
export function actionValues(action, route = me.value === null ? [] : view.value.seats[me.value].route) {
  const [kind, first = "", second = ""] = actionParts(action);
  /** @type {Record<string, string | number>} */
  const values = { count: route.length };
  if (route.length)
    Object.assign(values, nameForms("left", `city-${route[0]}`), nameForms("right", `city-${route[route.length - 1]}`));
  if (kind === "call") Object.assign(values, nameForms("official", `official-${first}`));
  else if (kind === "close") Object.assign(values, nameForms("province", `province-${first}`));
  else if (kind === "coach") Object.assign(values, nameForms("coach", `region-${first}`), nameForms("stop", `stop-${second}`));
  else if (kind === "return") Object.assign(values, { tokens: officialNames(first) });
  else if (kind === "clergy") Object.assign(values, nameForms("rank", `rank-${first}`));
  else if (first) Object.assign(values, nameForms("city", `city-${first}`));
  return values;
}

/** An action as the label of a button. @param {string} action */
export function actionLabel(action) {
  const [kind, first] = actionParts(action);
  return t(`act-${labelKind(kind, first)}`, actionValues(action));
}

/** @param {string} kind @param {string} [first] */
function labelKind(kind, first) {
  const route = me.value === null ? 0 : view.value.seats[me.value].route.length;
  if (kind === "start" && route) return "start-anew";
  if (kind === "right" && route === 1) return "extend";
  if (kind === "close") return first === "each" ? "close-each" : "close-province";
  return kind;
}
