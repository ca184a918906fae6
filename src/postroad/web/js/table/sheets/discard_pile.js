// The cards of the discard pile, which are public.

import { t } from "../../app/texts.js";
import { CityCard } from "../../pieces/card.js";
import { html } from "../../ui/html.js";
import { view } from "../session/current.js";

export function DiscardPile() {
  const cities = [...view.value.discard].reverse();
  if (!cities.length) return html`<p class="strip-empty">${t("discard-empty")}</p>`;
  return html`<div class="sheet-cards" tabindex="0" role="group" aria-label=${t("discard-title")}>${cities.map((city, place) => html`<${CityCard} key=${place} city=${city} size="small" />`)}</div>`;
}
