// The result of a planned closing: offices, carriage, tiles and automatic steps.

import { t } from "../../app/texts.js";
import { CARRIAGE_POINTS } from "../../board/data.js";
import { Carriage } from "../../pieces/carriage.js";
import { Tile } from "../../pieces/tile.js";
import { html } from "../../ui/html.js";
import { me, view } from "../session/current.js";
import { actionParts, cityNames } from "../session/names.js";
import { callsCartwright, laterSteps } from "../session/plan.js";

/** @typedef {import("../session/plan.js").Preview} Preview */

/** The own seat. @param {import("../session/memory_mode.js").Shown} shown */
export const ownSeat = (shown) => shown.seats[/** @type {number} */ (me.value)];

/** The events of the own seat. @param {Preview} preview */
const ownEvents = ({ events }) => events.filter((event) => "seat" in event && event.seat === me.value);

export const nextCarriage = () => Math.max(ownSeat(view.value).carriage, 2) + 1;

/** The carriage that comes only after a general hand-in of tokens, where the preview ends. @param {Preview} preview */
const carriageAfterHandIn = (preview) =>
  callsCartwright(preview) && !ownEvents(preview).some(({ ev }) => ev === "carriage") ? [nextCarriage()] : [];

/** The own points after the closing. @param {Preview} preview */
export function pointsAfter(preview) {
  const worth = (/** @type {number} */ number) => CARRIAGE_POINTS[number] ?? 0;
  return carriageAfterHandIn(preview).reduce(
    (sum, number) => sum + worth(number) - worth(ownSeat(view.value).carriage),
    preview.points[1],
  );
}

/** The cards discarded from the hand. @param {Preview} preview */
export const cardsDropped = (preview) =>
  ownEvents(preview).flatMap((event) => (event.ev === "discard" && event.from === "hand" ? event.cities : []));

/** @param {Preview} preview */
const coachesMoved = (preview) =>
  ownEvents(preview).flatMap((event) =>
    event.ev === "coach" ? [t("coach-to", { coach: t(`region-${event.coach}`), stop: t(`stop-${event.to}`) })] : [],
  );

/** @param {{ preview: Preview }} props */
export function Result({ preview }) {
  const ownEffects = ownEvents(preview);
  const askedLater = laterSteps(preview).map(({ action }) => actionParts(action)[0]); // the player decides these later, so the result leaves them out
  const offices = ownEffects.flatMap((event) => (event.ev === "office" ? [event.city] : []));
  const coaches = askedLater.includes("coach") ? [] : coachesMoved(preview);
  const dropped = askedLater.includes("discard") ? [] : cardsDropped(preview);
  return html`<div class="result" role="status" aria-label=${t("result-title")}>
    <div class="result-pieces">
      ${[...ownEffects.flatMap((event) => (event.ev === "carriage" ? [event.number] : [])), ...carriageAfterHandIn(preview)].map((number) => html`<${Carriage} number=${number} />`)}
      ${ownEffects.map((event) => event.ev === "tile" && html`<${Tile} stack=${event.stack} points=${event.points} />`)}
    </div>
    <dl>
      <dt>${t("result-offices")}</dt>
      <dd>${offices.length ? cityNames(offices) : t("result-none")}</dd>
      ${coaches.length > 0 && html`<dt>${t("result-coaches")}</dt><dd>${coaches.join(", ")}</dd>`}
      ${dropped.length > 0 && html`<dt>${t("result-discards")}</dt><dd>${cityNames(dropped)}</dd>`}
    </dl>
    ${preview.ends !== "end" && !askedLater.length && html`<p class="sheet-note">${t(`result-ends-${preview.ends}`)}</p>`}
  </div>`;
}
