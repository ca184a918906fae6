// All information about a seat, for a sheet.
import { t } from "../../app/texts.js";
import { CityCard } from "../../pieces/card.js";
import { Clergy } from "../../pieces/clergy.js";
import { Coach } from "../../pieces/coach.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { lazy } from "../../ui/loader.js";
import { askConfirmation, showOverlay } from "../../ui/overlay.js";
import { can, currentSession, me, table, view, you } from "../session/current.js";
import { removePlayer } from "../session/decide.js";
import { seatName } from "../session/names.js";
import { mayRequestTransfer } from "./available_requests.js";
import { scoreParts } from "./score.js";
import { transferSeat } from "./seat_transfer.js";
import { Seat } from "./seats.js";

const CarriageTrack = lazy(() => import("./carriage_track.js").then((part) => part.CarriageTrack), {
  texts: ["about"],
  styles: ["about"],
});

/** @param {{ seat: number }} props */
export function SeatDetails({ seat }) {
  const its = view.value.seats[seat];
  const knownCards = its.hand ?? its.known; // the whole hand in a replay
  const { kind, player, name } = table.value.seats[seat];
  const removable = you.value?.host && kind === "person" && player !== you.value.player && view.value.decides !== null;
  const isParticipant = you.value?.host || (you.value?.seats.length ?? 0) > 0; // spectators can only report chat messages
  const canReport = can().chat && isParticipant && player && player !== you.value.player;
  const report = () => player && showOverlay({ kind: "report", table: currentSession().id, player, name });
  const askRemove = async () =>
    (await askConfirmation(t("confirm-remove", { who: seatName(seat) }), t("do-remove"))) && removePlayer(seat);
  return html`<div class="seat-details">
    <ul class="seats"><${Seat} seat=${seat} /></ul>
    <p>${t("score-title")} ${scoreParts(its).join(" · ")}</p>
    <${CarriageTrack} />
    ${player !== you.value?.player && mayRequestTransfer(seat) && html`<button class="button" onClick=${() => transferSeat(seat)}>${t("do-hand-on")}</button>`}
    ${removable && html`<button class="button button-wax-line" onClick=${askRemove}>${t("do-remove")}</button>`}
    ${canReport && html`<button class="button-quiet" onClick=${report}><${Icon} name="flag" /> ${t("complain-of", { name })}</button>`}
    ${knownCards.length > 0 && seat !== me.value && html`<p>${its.hand ? t("hand-title", { count: knownCards.length }) : t("known-cards")}</p><div class="sheet-cards">${knownCards.map((city, /** @type {number} */ place) => html`<${CityCard} key=${place} city=${city} size="small" />`)}</div>`}
    ${
      its.clergy &&
      html`<ul class="seat-clergy">
      ${Object.entries(its.clergy).map(([coach, rank]) => html`<li key=${coach}><${Coach} coach=${coach} /> ${rank === "hidden" || !rank ? t("clergy-hidden") : html`<${Clergy} rank=${rank} /> ${t(`rank-${rank}`)}`}</li>`)}
    </ul>`
    }
  </div>`;
}
