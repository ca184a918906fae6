// What lies before the person at this screen: the route being built and the hand.

import { t } from "../../app/texts.js";
import { CardBack, CityCard } from "../../pieces/card.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { abandons, act, handActions, plays, tapHand } from "../input/targets.js";
import { legal, me, myTurn, people, selected, view } from "../session/current.js";
import { actionLabel, cityName, routeNames } from "../session/names.js";
import { planned } from "../session/plan.js";

/** @param {{ size: string }} props */
export function MyRoute({ size }) {
  if (me.value === null) return null;
  const route = view.value.seats[me.value].route;
  return html`<section class="route-mine" aria-label=${t("my-route", { count: route.length, cities: routeNames(route) || "–" })} data-route-mine>
    <h2 class="strip-title">${t("route-title", { count: route.length })}</h2>
    <div class="strip">
      ${route.length > 0 && html`<${End} end="left" />`}
      ${route.map((city) => html`<span key=${city} class="route-card" data-piece=${`mine:${me.value}:${city}`}><${CityCard} city=${city} size=${size} /></span>`)}
      <${End} end=${route.length ? "right" : "start"} />
      ${route.length > 0 && html`<${Anew} />`}
    </div>
  </section>`;
}

const oneCity = () => me.value !== null && view.value.seats[me.value].route.length === 1;

/** A place at the end of the route: a letter picked up can be put there. @param {{ end: "left" | "right" | "start" }} props */
function End({ end }) {
  const city = selected.value;
  const meant = end === "left" && oneCity() ? "right" : end; // both sides of one city are its right end
  const action = city && (plays.value[city] ?? []).find((one) => one.startsWith(meant) && !abandons(one));
  const canPlay = legal.value.some((one) => one.startsWith(`${meant}:`));
  const label = t(`end-place-${end}`);
  if (!action)
    return html`<span class=${`route-end ${canPlay ? "route-end-open" : ""}`} data-end=${end} title=${label}><span aria-hidden="true">+</span></span>`;
  return html`<button class="route-end target" data-end=${end} data-target=${action} aria-label=${label} onClick=${() => act(action)}>+</button>`;
}

/** Beside the route: the letter picked up can begin a new one there. */
function Anew() {
  const action = selected.value ? `start:${selected.value}` : "";
  if (!plays.value[selected.value ?? ""]?.includes(action)) return null;
  return html`<button class="route-end route-anew" data-anew data-target=${action} aria-label=${actionLabel(action)} onClick=${() => act(action)}><${Icon} name="torn" /><span>${t("place-start")}</span></button>`;
}

/** @param {{ size: string }} props */
export function MyHand({ size }) {
  if (me.value === null) return null;
  if (people.value.length > 1 && view.value.decides !== me.value) return null; // others are looking
  const { hand, hand_size: count } = view.value.seats[me.value];
  const shown = planned.value?.view.seats[me.value].hand ?? hand;
  const gone = hand && shown ? missing(hand, shown) : [];
  const discarding = view.value.phase === "discard";
  return html`<section class="hand" aria-label=${t("my-hand", { count })} data-hand data-piece=${`hand:${me.value}`}>
    <h2 class="strip-title">${t("hand-title", { count })}</h2>
    <div class="strip">
      ${(hand ?? []).map((/** @type {string} */ city, /** @type {number} */ number) => html`<${HandCard} key=${`${city}-${number}`} ...${{ city, number, size, going: gone.includes(number), discarding }} />`)}
      ${!hand && Array.from({ length: count }, (_, number) => html`<${CardBack} key=${number} size=${size} />`)}
      ${count === 0 && html`<p class="strip-empty">${t("hand-empty")}</p>`}
    </div>
  </section>`;
}

/** Places in the hand whose cards the plan discards. @param {string[]} before @param {string[]} after */
function missing(before, after) {
  const left = [...after];
  return before.flatMap((city, place) => {
    const at = left.indexOf(city);
    if (at < 0) return [place];
    left.splice(at, 1);
    return [];
  });
}

/** @param {{ city: string, number: number, size: string, going: boolean, discarding: boolean }} props */
function HandCard({ city, number, size, going, discarding }) {
  const actions = myTurn.value ? (handActions.value[city] ?? []) : [];
  const fits = actions.some((action) => !abandons(action));
  const picked = selected.value === city;
  const state = `${actions.length ? (fits ? "target" : "target target-wax") : ""} ${picked ? "picked" : ""} ${going ? "going" : ""}`;
  return html`<button
    class=${`place ${state}`}
    data-card=${city}
    data-piece=${`card:${me.value}:${number}`}
    data-target=${actions[0]}
    aria-pressed=${picked}
    aria-disabled=${!actions.length}
    aria-label=${t(handLabel(actions, discarding, fits), { city: cityName(city) })}
    data-drag=${`hand:${city}`}
    onClick=${() => tapHand(city)}
  >
    <${CityCard} city=${city} size=${size} />
  </button>`;
}

/** @param {string[]} actions @param {boolean} discarding @param {boolean} fits */
function handLabel(actions, discarding, fits) {
  if (!actions.length) return "hand-label";
  return discarding ? "hand-label-discard" : fits ? "hand-label-play" : "hand-label-start";
}
