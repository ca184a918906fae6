// Sheets over the lower part of the table, for complex questions and details. The map stays visible.

import { useEffect } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { useLayer } from "../../ui/layer.js";
import { lazy } from "../../ui/loader.js";
import { SinceLastTurn } from "../parts/log.js";
import { hint, inspect, inspected, legal, me, myTurn, plan, tableStatus, view } from "../session/current.js";
import { seatName } from "../session/names.js";
import { cancelClosing } from "../session/plan.js";

const SHEET = { texts: ["sheets"] };
const ClosingSheet = lazy(() => import("./closing.js").then((sheet) => sheet.ClosingSheet), { ...SHEET, styles: ["closing"] });
const ClergySheet = lazy(() => import("./clergy.js").then((sheet) => sheet.ClergySheet));
const HandInSheet = lazy(() => import("./hand_in.js").then((sheet) => sheet.HandInSheet), { ...SHEET, styles: ["hand_in"] });
const CoachSheet = lazy(() => import("./coaches.js").then((sheet) => sheet.CoachSheet), { ...SHEET, styles: ["coaches"] });
const SeatDetails = lazy(() => import("../parts/seat_details.js").then((sheet) => sheet.SeatDetails), SHEET);
const DiscardPile = lazy(() => import("./discard_pile.js").then((sheet) => sheet.DiscardPile), SHEET);

const SHEETS = /** @type {Record<string, any>} */ ({ clergy: ClergySheet, "hand-in": HandInSheet, coach: CoachSheet });

/** Give the focus to a new sheet, unless the player is typing. @param {string} name */
function useFocus(name) {
  useEffect(() => {
    if (!name || document.activeElement?.matches("input:not([type=radio], [type=checkbox]), textarea, select")) return;
    /** @type {HTMLElement | null} */ (document.querySelector(".sheet :is(input:checked, button:not([disabled]))"))?.focus({
      preventScroll: true,
    });
  }, [name]);
}

/** The phase whose question needs a sheet. All players seat clergy at the same time; coaches may move before the cartwright. */
function questionSheet() {
  const { phase } = view.value;
  if (phase === "clergy") return me.value !== null && !tableStatus.value.seating?.done[me.value] ? phase : "";
  if (!myTurn.value) return "";
  return legal.value.some((action) => action.startsWith("coach:")) ? "coach" : phase in SHEETS ? phase : "";
}

/** The sheet on top. */
const topSheet = () => inspected.value ?? (plan.value ? "closing" : questionSheet());

export function Sheet() {
  useFocus(topSheet());
  useLayer(plan.value !== null, cancelClosing);
  useLayer(inspected.value !== null, () => inspect(null));
  useLayer(hint.value !== null, () => (hint.value = null));
  const [what, which] = inspected.value?.split(":") ?? [];
  if (what === "since")
    return html`<${InspectSheet} title=${t("log-title")}><${SinceLastTurn} seat=${me.value} /></${InspectSheet}>`;
  if (what === "discard") return html`<${InspectSheet} title=${t("discard-title")}><${DiscardPile} /></${InspectSheet}>`;
  if (what === "seat")
    return html`<${InspectSheet} title=${seatName(Number(which))}><${SeatDetails} seat=${Number(which)} /></${InspectSheet}>`;
  if (plan.value) return html`<${ClosingSheet} />`;
  const QuestionSheet = SHEETS[questionSheet()];
  return QuestionSheet ? html`<${QuestionSheet} />` : null;
}

/** @param {{ title: string, children?: any }} props */
function InspectSheet({ title, children }) {
  return html`<section class="sheet" aria-label=${title}>
    <header class="sheet-head">
      <h2>${title}</h2>
      <button class="button-quiet" aria-label=${t("close")} onClick=${() => inspect(null)}><${Icon} name="close" /></button>
    </header>
    ${children}
  </section>`;
}
