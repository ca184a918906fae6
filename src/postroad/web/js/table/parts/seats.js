// The seats with carriage, offices, tiles, hand, route and points.

import { t } from "../../app/texts.js";
import { CITIES } from "../../board/data.js";
import { Carriage } from "../../pieces/carriage.js";
import { Token } from "../../pieces/official.js";
import { Roof } from "../../pieces/roof.js";
import { Chip } from "../../pieces/seal.js";
import { Sign } from "../../pieces/tile.js";
import { formatSigned } from "../../ui/format_signed.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { botName } from "../../ui/levels.js";
import { lazy } from "../../ui/loader.js";
import { bots, can, hoveredSeat, inspect, inspected, me, table, tableStatus, view, you } from "../session/current.js";
import { cityName, routeNames, seatName } from "../session/names.js";
import { showsRoute, toggleRoute } from "../session/routes.js";
import { coveredWords } from "./score.js";

const Clock = lazy(() => import("./clock.js").then((part) => part.Clock), { texts: ["together"] });

export function Seats() {
  return html`<ul class="seats" aria-label=${t("seats")}>
    ${view.value.seats.map((_, seat) => html`<${Seat} key=${seat} seat=${seat} />`)}
  </ul>`;
}

/** @param {{ seat: number }} props */
export function Seat({ seat }) {
  const its = view.value.seats[seat];
  const decides = view.value.decides === seat;
  const absence = absenceText(seat);
  const about = html`<${Presence} seat=${seat} />${tableStatus.value.clock && html`<${Clock} seat=${seat} />`}`;
  return html`<li class=${`seat seat-${seat} ${decides ? "seat-now" : ""}`} data-seat=${seat} onPointerEnter=${() => (hoveredSeat.value = seat)} onPointerLeave=${() => (hoveredSeat.value = null)}>
    <div class="seat-head">
      <${Roof} seat=${seat} />
      <button class="seat-name" aria-expanded=${inspected.value === `seat:${seat}`} onClick=${() => inspect(`seat:${seat}`)}><span>${seatName(seat)}</span><${Icon} name="more" size=${14} /></button>
      ${seatKind(seat) && html`<span class="seat-kind">${seatKind(seat)}</span>`}
      ${!absence && about}
      <button class="seat-points numeral about" data-about=${`score:${seat}`} aria-label=${[t("points-label", { points: its.points }), ...coveredWords(its)].join(", ")}><${Points} its=${its} /></button>
    </div>
    ${absence && html`<p class="seat-state"><span>${absence}</span>${about}</p>`}
    <div class="seat-things">
      <button class="seat-carriage about" data-about="carriages" aria-label=${its.carriage ? t("carriage", { number: its.carriage }) : t("carriage-none")}><${Carriage} number=${its.carriage} size="small" data-piece=${`carriage:${seat}`} /></button>
      <${Counted} what="offices-left" count=${its.offices_left} about=${`offices:${seat}`} />
      <span data-piece=${`hand:${seat}`}><${Counted} what="hand-size" count=${its.hand_size} about=${`hand:${seat}`} /></span>
      <${Tiles} seat=${seat} its=${its} />
      ${its.tokens && html`<${Tokens} tokens=${its.tokens} chips=${its.chips} />`}
    </div>
    <div class="seat-route"><${RouteStrip} seat=${seat} />${its.route.length > 0 && seat !== me.value && html`<${RouteSign} seat=${seat} />`}</div>
    ${its.hand && seat !== me.value && html`<${HandStrip} hand=${its.hand} />`}
  </li>`;
}

/** The presence mark of a player at another screen. @param {{ seat: number }} props */
function Presence({ seat }) {
  if (!isElsewhere(seat)) return null;
  const here = isHere(seat);
  return html`<span class=${`presence ${here ? "presence-here" : ""}`} role="img" aria-label=${t(here ? "seat-here" : "seat-gone")} title=${t(here ? "seat-here" : "seat-gone")}></span>`;
}

/** Whether a seat's player uses another screen. @param {number} seat */
function isElsewhere(seat) {
  const { player, kind } = table.value.seats[seat];
  return can().presence && kind === "person" && player && player !== you.value?.player;
}

/** Whether the player has the table open. @param {number} seat */
const isHere = (seat) => tableStatus.value.presence?.seats[seat];

/** The state of a player who is away, in a line below the name. @param {number} seat */
function absenceText(seat) {
  const { resigned, away } = table.value.seats[seat];
  if (resigned) return t("seat-resigned");
  if (away) return t(`seat-away-${away}`);
  return isElsewhere(seat) && !isHere(seat) ? t("seat-gone") : "";
}

/** @param {number} seat */
function seatKind(seat) {
  const { kind, level, away } = table.value.seats[seat];
  if (kind === "bot" && !away) return bots.value === "waking" ? t("seat-waking") : botName(level);
  return seat === me.value ? t("seat-you") : "";
}

/** @param {{ what: string, count: number, about: string }} props */
function Counted({ what, count, about }) {
  return html`<span class=${`counted counted-${what} about`} data-about=${about} aria-label=${t(what, { count })} role="img"><b class="numeral">${count}</b></span>`;
}

/** The points, with a mark if face-down tiles are not counted. @param {{ its: import("../session/memory_mode.js").ShownSeat }} props */
const Points = ({ its: { points, covered } }) =>
  html`${formatSigned(points)}${covered ? html`<i class="points-covered" aria-hidden="true"></i>` : ""}`;

/** @param {{ seat: number, its: import("../session/memory_mode.js").ShownSeat }} props */
function Tiles({ seat, its }) {
  if (its.covered) return html`<${CoveredTiles} seat=${seat} its=${its} />`;
  const all = Object.entries(its.tiles).flatMap(([stack, points]) => points.map((value) => ({ stack, value })));
  if (!all.length) return null;
  return html`<span class="seat-tiles">
    ${all.map(({ stack, value }) => {
      const label = `${t(`stack-${stack}`)}: ${value}`;
      return html`<span key=${stack + value} class="plaque about" data-about=${`stack:${stack}`} data-piece=${`tile:${seat}:${stack}:${value}`} role="img" aria-label=${label}><b>${value}</b><${Sign} stack=${stack} /></span>`;
    })}
  </span>`;
}

/** The face-down tiles, side by side. @param {{ seat: number, its: import("../session/memory_mode.js").ShownSeat }} props */
const CoveredTiles = ({ seat, its }) =>
  html`<span class="seat-tiles about" data-about="covered" role="img" aria-label=${coveredWords(its).join()}>
    ${Array.from({ length: its.covered ?? 0 }, (_, place) => html`<span key=${place} class="plaque plaque-covered" data-piece=${`tile:${seat}:covered:${place}`}></span>`)}
  </span>`;

/** @param {{ tokens: Record<string, number>, chips: number }} props */
function Tokens({ tokens, chips }) {
  return html`<span class="seat-tokens">
    ${Object.entries(tokens).map(([official, count]) => count > 0 && html`<${Token} key=${official} id=${official} count=${count} size=${22} class="token about" data-about=${`token:${official}`} />`)}
    ${chips > 0 && html`<${Chip} count=${chips} size=${24} />`}
  </span>`;
}

/** @param {{ seat: number }} props */
function RouteStrip({ seat }) {
  const { route } = view.value.seats[seat];
  return html`<ol class="route-strip" aria-label=${t("route-of", { who: seatName(seat), cities: routeNames(route) || "–" })}>
    ${route.map((city) => html`<li key=${city} data-piece=${`route:${seat}:${city}`} class=${`letter region-${CITIES[city].region ?? "poland"}`}>${cityName(city)}</li>`)}
  </ol>`;
}

/** The button that shows a route on the map, for those who cannot hover. @param {{ seat: number }} props */
function RouteSign({ seat }) {
  const toggle = () => toggleRoute(seat);
  return html`<button class="route-sign" aria-pressed=${showsRoute(seat)} aria-label=${t("route-on-map-of", { who: seatName(seat) })} title=${t("route-on-map-of", { who: seatName(seat) })} onClick=${toggle}><${Icon} name="road" size=${16} /><span>${t("route-on-map")}</span></button>`;
}

/** An open hand, in a replay. @param {{ hand: string[] }} props */
const HandStrip = ({ hand }) => html`<div class="hand-strip">
  <span>${t("hand-title", { count: hand.length })}</span>
  <ul class="route-strip">${hand.map((city, place) => html`<li key=${place} class=${`letter region-${CITIES[city].region ?? "poland"}`}>${cityName(city)}</li>`)}</ul>
</div>`;

/** The seat whose clock runs, or would run without the pause. */
const clockSeat = () => (tableStatus.value.clock?.paused ? view.value.decides : tableStatus.value.clock?.running);

/** The seats on a phone: a chip each, which opens the seat's details. */
export function SeatChips() {
  return html`<section class="chips-place" aria-label=${t("seats")}><ul class="chips">
    ${view.value.seats.map(
      (its, seat) => html`<li key=${seat}>
        <button
          class=${`chip-seat ${view.value.decides === seat ? "seat-now" : ""}`}
          data-seat=${seat}
          data-piece=${`hand:${seat}`}
          aria-expanded=${inspected.value === `seat:${seat}`}
          aria-label=${[t("chip-label", { who: seatName(seat), points: its.points, offices: its.offices_left, carriage: its.carriage }), ...coveredWords(its), t("hand-size", { count: its.hand_size }), ...[absenceText(seat)].filter(Boolean)].join(", ")}
          onClick=${() => inspect(`seat:${seat}`)}
        >
          <span class="chip-line"><${Roof} seat=${seat} /><b class="chip-name">${seatName(seat)}</b><${Presence} seat=${seat} /><${Counted} what="hand-size" count=${its.hand_size} about=${`hand:${seat}`} /></span>
          <span class="chip-line"><b class="numeral chip-points" data-about=${`score:${seat}`}><${Points} its=${its} /></b>${clockSeat() === seat ? html`<${Clock} seat=${seat} />` : html`<${Counted} what="offices-left" count=${its.offices_left} about=${`offices:${seat}`} /><span class="chip-carriage numeral" data-about="carriages">${its.carriage || "–"}</span>`}</span>
        </button>
      </li>`,
    )}
  </ul></section>`;
}
