// The curtain between players at one screen: it hides the hand until the next player confirms.
import { t } from "../../app/texts.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";
import { SinceLastTurn } from "../parts/log.js";
import { currentSession } from "../session/current.js";
import { seatName } from "../session/names.js";

/** @param {{ seat: number }} props */
export function Curtain({ seat }) {
  return html`<section class="sheet curtain" aria-label=${t("curtain-title", { who: seatName(seat) })}>
    <h2><${Roof} seat=${seat} /> ${t("curtain-title", { who: seatName(seat) })}</h2>
    <p>${t("curtain-text")}</p>
    <${SinceLastTurn} seat=${seat} />
    <button class="button button-primary" data-target="ready" onClick=${() => currentSession().viewAs(seat)}>${t("curtain-ready", { who: seatName(seat) })}</button>
  </section>`;
}
