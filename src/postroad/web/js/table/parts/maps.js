// Both maps with the pieces of the present position.

import { useState } from "../../../vendor/hooks.js";
import { joinNames, nameForms, t } from "../../app/texts.js";
import { CITIES } from "../../board/data.js";
import { BoardMap } from "../../board/german/map.js";
import { movesToRome } from "../../board/rome/distance.js";
import { neighbours } from "../../board/ways.js";
import { html } from "../../ui/html.js";
import { lazy } from "../../ui/loader.js";
import { abandons, mapActions, plays, stops, tapCity, tapStop } from "../input/targets.js";
import {
  highlightedCities,
  hoveredSeat,
  inspected,
  legal,
  me,
  myTurn,
  newRoute,
  pendingAction,
  selected,
  view,
} from "../session/current.js";
import { actionParts, cityName, cityNames, seatName } from "../session/names.js";
import { plannedPreview } from "../session/plan.js";
import { showsRoute } from "../session/routes.js";

const RomeMap = lazy(() => import("../../board/rome/map.js").then((map) => map.RomeMap));

/** @typedef {import("../../wire.d.ts").View} View */

/** @param {View} shown @returns {Record<string, number[]>} */
function officesOf(shown) {
  /** @type {Record<string, number[]>} */
  const found = {};
  for (const [seat, its] of shown.seats.entries()) for (const city of its.offices) (found[city] ??= []).push(seat);
  return found;
}

/** The offices that the plan would open. @param {View} before @param {View} after */
function newOffices(before, after) {
  /** @type {Record<string, number[]>} */
  const found = {};
  for (const [seat, its] of after.seats.entries())
    for (const city of its.offices) if (!before.seats[seat].offices.includes(city)) (found[city] ??= []).push(seat);
  return found;
}

/** Routes of opponents on the map: the selected ones, and that of the seat under inspection. @param {number} seat */
function opponentRoutes(seat) {
  const { seats } = view.value;
  const inspectedSeat = inspected.value?.startsWith("seat:") ? Number(inspected.value.slice("seat:".length)) : hoveredSeat.value;
  return seats
    .map(({ route }, one) => ({ seat: one, route }))
    .filter((one) => one.seat !== seat && one.route.length && (one.seat === inspectedSeat || showsRoute(one.seat)));
}

/** The roads that the card picked up could add. */
function plannedRoads() {
  const city = selected.value;
  if (!city || me.value === null) return [];
  const { route } = view.value.seats[me.value];
  return (plays.value[city] ?? []).flatMap((action) => {
    if (action.startsWith("left")) return [[route[0], city]];
    return action.startsWith("right") ? [[route.at(-1), city]] : [];
  });
}

/** Whether all actions of a city abandon the route. @param {string} city */
const abandonsRoute = (city) => Boolean(mapActions.value[city]?.[newRoute.value ? "some" : "every"](abandons));

/** @param {string} city */
function cityLabel(city) {
  const { seats } = view.value;
  const offices = seats.flatMap((its, seat) => (its.offices.includes(city) ? [seatName(seat)] : []));
  const action = mapActions.value[city]?.[0];
  const what = action ? t(abandonsRoute(city) ? "can-abandon" : `can-${action.split(":")[0]}`) : "";
  return t("city-label", {
    city: cityName(city),
    province: t(`province-${CITIES[city].province}`),
    offices: offices.length ? t("city-offices", { names: joinNames(offices) }) : t("city-no-office"),
    what,
  });
}

/** The description of a city for screen readers: its roads. @param {string} city */
const cityAbout = (city) => t("city-roads", { cities: cityNames(neighbours(city)) });

export function Board() {
  const now = view.value;
  const seat = me.value ?? now.turn;
  const able = myTurn.value ? Object.keys(mapActions.value) : [];
  const targets = new Set(highlightedCities.value.length ? highlightedCities.value : able);
  return html`<${BoardMap}
    offices=${officesOf(now)}
    preview=${plannedPreview.value ? newOffices(now, plannedPreview.value.view) : {}}
    route=${now.seats[seat].route}
    routeSeat=${seat}
    planned=${plannedRoads()}
    rivals=${opponentRoutes(seat)}
    targets=${targets}
    costly=${new Set(able.filter(abandonsRoute))}
    dim=${able.length > 0 && legal.value.length > 0}
    selected=${selected.value ?? actionParts(pendingAction.value)[1] ?? null}
    tiles=${now.tiles}
    onCity=${tapCity}
    cityLabel=${cityLabel}
    cityAbout=${cityAbout}
    name=${t("map-name")}
    label=${t("map-label")}
  />`;
}

/** @param {string} coach */
function coachLabel(coach) {
  const stop = view.value.coaches?.[coach] ?? "rome";
  return `${t("coach-label", { ...nameForms("coach", `region-${coach}`), ...nameForms("stop", `stop-${stop}`) })}, ${t("moves-to-rome", { count: movesToRome(view.value.options.rome, stop) })}`;
}

export function Rome() {
  const now = view.value;
  const [coach, setCoach] = useState(/** @type {string | null} */ (null));
  if (!now.coaches) return null;
  return html`<${RomeMap}
    map=${now.options.rome}
    coaches=${now.coaches}
    targets=${myTurn.value ? stops.value : {}}
    selectedCoach=${coach}
    owed=${now.owed}
    clergy=${me.value === null ? null : now.seats[me.value].clergy}
    waiting=${now.waiting}
    label=${t("rome-label")}
    onStop=${(/** @type {string} */ stop) => tapStop(stop, coach ?? undefined)}
    onCoach=${setCoach}
    stopLabel=${(/** @type {string} */ stop) => t(`stop-${stop}`)}
    coachLabel=${coachLabel}
  />`;
}
