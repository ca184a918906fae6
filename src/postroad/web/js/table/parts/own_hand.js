// The player's own route and hand.

import { useRef } from "../../../vendor/hooks.js";
import { nameForms, t } from "../../app/texts.js";
import { CardBack, CityCard } from "../../pieces/card.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { abandons, act, closings, handActions, isPending, plays, playsWithoutAbandoning, tapHand } from "../input/targets.js";
import { legal, me, mySeats, myTurn, newRoute, plan, selected, view } from "../session/current.js";
import { decide } from "../session/decide.js";
import { actionLabel, routeNames } from "../session/names.js";
import { openClosing } from "../session/plan.js";
import { ScrollRow } from "./scroll_row.js";

const PLAYED = ["left", "right", "start"];

/** @param {{ size: string }} props */
export function OwnRoute({ size }) {
  const route = me.value === null ? [] : view.value.seats[me.value].route;
  const grown = useGrownEnd(route);
  if (me.value === null) return null;
  const city = selected.value;
  const shownEnd = !city ? grown : playsWithoutAbandoning(city).some((action) => action.startsWith("left:")) ? "left" : "right";
  return html`<section class="route-mine" aria-label=${t("my-route", { count: route.length, cities: routeNames(route) || "–" })} data-route-mine>
    <h2 class="strip-title">${t("route-title", { count: route.length })}</h2>
    <${ScrollRow} end=${shownEnd} when=${`${city}:${route}`}>
      ${route.length > 1 && html`<${End} end="left" />`}
      ${route.map((city) => html`<span key=${city} class="route-card about" data-about=${`city:${city}`} data-piece=${`mine:${me.value}:${city}`}><${CityCard} city=${city} size=${size} /></span>`)}
      <${End} end=${route.length ? "right" : "start"} />
      ${route.length > 0 && html`<${NewRoutePlace} />`}
    <//>
  </section>`;
}

/** The end at which the route grew last. @param {string[]} route @returns {"left" | "right"} */
function useGrownEnd(route) {
  const lastKnown = useRef({ route, end: /** @type {"left" | "right"} */ ("right") });
  const before = lastKnown.current.route;
  if (`${route}` !== `${before}`) {
    const left = before.length > 0 && route.length > before.length && route.at(-1) === before.at(-1);
    lastKnown.current = { route, end: left ? "left" : "right" };
  }
  return lastKnown.current.end;
}

/** A place at an end of the route for the card picked up. @param {{ end: "left" | "right" | "start" }} props */
function End({ end }) {
  const city = selected.value;
  const action = city && myTurn.value && (plays.value[city] ?? []).find((one) => one.startsWith(end) && !abandons(one));
  const canPlay = myTurn.value && legal.value.some((one) => one.startsWith(`${end}:`));
  const label = t(`end-place-${end}`);
  if (!action)
    return html`<span class=${`route-end ${canPlay ? "route-end-open" : ""}`} data-end=${end} title=${label}><span aria-hidden="true">+</span></span>`;
  return html`<button class="route-end target" data-end=${end} data-target=${action} aria-label=${label} onClick=${() => act(action)}>+</button>`;
}

/** A place beside the route, where the card picked up begins a new one. */
function NewRoutePlace() {
  const action = selected.value ? `start:${selected.value}` : "";
  if (!myTurn.value || !plays.value[selected.value ?? ""]?.includes(action)) return null;
  return html`<button class="route-end route-anew" data-anew data-target=${action} aria-label=${actionLabel(action)} onClick=${() => act(action)}><${Icon} name="torn" /><span>${t("place-start")}</span></button>`;
}

/** @param {{ size: string }} props */
export function OwnHand({ size }) {
  if (me.value === null) return null;
  if (mySeats.value.length > 1 && view.value.decides !== me.value) return null; // other players look at the same screen
  const { hand, hand_size: count } = view.value.seats[me.value];
  return html`<section class="hand" aria-label=${t("my-hand", { count })} data-hand data-piece=${`hand:${me.value}`}>
    <h2 class="strip-title">${t("hand-title", { count })}</h2>
    <${ScrollRow} style=${{ "--count": Math.max(count, 1) }}>
      ${(hand ?? []).map((/** @type {string} */ city, /** @type {number} */ number) => html`<${HandCard} key=${`${city}-${number}`} ...${{ city, number, size }} />`)}
      ${!hand && Array.from({ length: count }, (_, number) => html`<${CardBack} key=${number} size=${size} />`)}
      ${count === 0 && html`<p class="strip-empty">${t("hand-empty")}</p>`}
    <//>
  </section>`;
}

/** Copies of the bar's last buttons of a turn, near the pointer that has just played a card. */
export function TurnEndButtons() {
  if (!myTurn.value || !legal.value.includes("end") || plan.value) return null;
  return html`<div class="nearby" aria-hidden="true">
    ${closings.value.length > 0 && html`<button class="button" tabindex="-1" data-about="closing" onClick=${() => openClosing()}>${t("close-route")}</button>`}
    <button class="button" tabindex="-1" onClick=${() => decide("end")}>${t("end-turn")}</button>
  </div>`;
}

/** @param {{ city: string, number: number, size: string }} props */
function HandCard({ city, number, size }) {
  const actions = myTurn.value ? (handActions.value[city] ?? []) : [];
  const fits = !newRoute.value && actions.some((action) => !abandons(action));
  const picked = selected.value === city;
  const chosen = isPending(city, "discard", ...PLAYED);
  const state = `${actions.length ? (fits ? "target" : "target target-wax") : ""} ${picked ? "picked" : ""} ${chosen ? "chosen" : ""}`;
  return html`<button
    class=${`place ${state}`}
    data-card=${city}
    data-about=${`city:${city}`}
    data-piece=${`card:${me.value}:${number}`}
    data-target=${actions[0]}
    aria-pressed=${picked}
    aria-disabled=${!actions.length}
    aria-label=${t(handLabel(actions, fits), nameForms("city", `city-${city}`))}
    data-drag=${`hand:${city}`}
    onClick=${() => tapHand(city)}
  >
    <${CityCard} city=${city} size=${size} />
  </button>`;
}

/** @param {string[]} actions @param {boolean} fits */
function handLabel(actions, fits) {
  if (!actions.length) return "hand-label";
  return actions[0].startsWith("discard:") ? "hand-label-discard" : fits ? "hand-label-play" : "hand-label-start";
}
