// The track of carriages: the cities each needs, its points and its owners.

import { t } from "../../app/texts.js";
import { CARRIAGE_POINTS } from "../../board/data.js";
import { Carriage } from "../../pieces/carriage.js";
import { Roof } from "../../pieces/roof.js";
import { Seal } from "../../pieces/seal.js";
import { html } from "../../ui/html.js";
import { me, view } from "../session/current.js";
import { seatName } from "../session/names.js";
import { nextCarriage } from "./progress.js";

/** On the table the track opens its explanation; inside that explanation it does not. @param {{ explained?: boolean }} props */
export function CarriageTrack({ explained }) {
  return html`<ol class=${`track ${explained ? "track-told" : "about"}`} data-about=${explained ? undefined : "carriages"} aria-label=${t("track")}>
    ${Object.keys(CARRIAGE_POINTS).map((number) => html`<${CarriageStop} key=${number} number=${Number(number)} />`)}
  </ol>`;
}

/** @param {{ number: number }} props */
function CarriageStop({ number }) {
  const owners = view.value.seats.flatMap(({ carriage }, seat) => (carriage === number ? [seat] : []));
  const next = me.value !== null && nextCarriage(me.value) === number;
  const names = owners.map(seatName).join(", ");
  return html`<li class=${`track-stop ${next ? "track-next" : ""}`} aria-label=${t("track-stop", { number, points: CARRIAGE_POINTS[number], names: names || "–" })}>
    <span aria-hidden="true" class="track-piece"><${Carriage} number=${number} size="small" title="" /><${Seal} size=${24}>${CARRIAGE_POINTS[number]}<//></span>
    <span aria-hidden="true" class="track-asks">${t("track-asks", { number })}</span>
    <span aria-hidden="true" class="track-seats">${owners.map((seat) => html`<${Roof} key=${seat} seat=${seat} />`)}</span>
  </li>`;
}
