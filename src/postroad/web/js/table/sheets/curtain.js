// Between two people at one screen: nobody's hand is open until the next one says so.
import { t } from "../../app/texts.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";
import { Since } from "../parts/log.js";
import { currentSession } from "../session/current.js";
import { who } from "../session/names.js";

/** @param {{ seat: number }} props */
export function Curtain({ seat }) {
  return html`<section class="sheet curtain" aria-label=${t("curtain-title", { who: who(seat) })}>
    <h2><${Roof} seat=${seat} /> ${t("curtain-title", { who: who(seat) })}</h2>
    <p>${t("curtain-text")}</p>
    <${Since} seat=${seat} />
    <button class="button button-primary" data-target="ready" onClick=${() => currentSession().seeAs(seat)}>${t("curtain-ready", { who: who(seat) })}</button>
  </section>`;
}
