// Market, deck and discard pile.

import { settings } from "../../app/settings.js";
import { t } from "../../app/texts.js";
import { CardBack, CardPile, CardSlot, CityCard } from "../../pieces/card.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { isPending, takes, tapMarket } from "../input/targets.js";
import { inspect, legal, myTurn, view } from "../session/current.js";
import { actionLabel, cityName } from "../session/names.js";
import { joinsRoute, nearlyComplete } from "./progress.js";

/** @param {{ size: string }} props */
export function Market({ size }) {
  const { market, deck } = view.value;
  const mustTake = legal.value.some((action) => action.startsWith("take:"));
  const able = Boolean(takes.value.deck) && myTurn.value;
  return html`<section class="market" aria-label=${t("market")}>
    ${market.map((city, /** @type {number} */ slot) => html`<${MarketCard} key=${slot} ...${{ city, slot, size, mustTake }} />`)}
    <button
      class=${`place place-deck ${stateOf("deck", able, mustTake)}`}
      data-piece="deck"
      data-about="deck"
      data-target=${able ? "take:deck" : undefined}
      aria-label=${t("deck-label", { count: deck })}
      aria-disabled=${!able}
      data-drag="market:deck"
      onClick=${() => tapMarket("deck")}
    >
      <${CardBack} size=${size} count=${deck} />
    </button>
    <${Pile} size=${size} />
  </section>`;
}

/** The style of a card: it can be taken, was taken, or other cards can be. @param {string} what @param {boolean} able @param {boolean} mustTake */
const stateOf = (what, able, mustTake) => (able ? "target" : isPending(what, "take") ? "chosen" : mustTake ? "off" : "");

/** The discard pile, which opens at a press. @param {{ size: string, named?: boolean }} props */
export function Pile({ size, named }) {
  const { discard } = view.value;
  const top = discard.at(-1);
  return html`<button class="place place-pile" data-discard data-about="discard" aria-label=${t("discard-label", { count: discard.length, city: top ? cityName(top) : "–" })} onClick=${() => inspect("discard")}>
    <${CardPile} kind="discard" size=${size} city=${top} count=${discard.length} />
    ${named && html`<span class="pile-name">${t("discard-name")}</span>`}
  </button>`;
}

/** @param {{ city: string | null, slot: number, size: string, mustTake: boolean }} props */
function MarketCard({ city, slot, size, mustTake }) {
  if (!city) return html`<span class="place" data-piece=${`slot:${slot}`}><${CardSlot} size=${size} /></span>`;
  const able = Boolean(takes.value[city]) && myTurn.value;
  const { marks, about } = marksOf(city);
  return html`<button
    class=${`place ${stateOf(view.value.market.indexOf(city) === slot || able ? city : "", able, mustTake)}`}
    data-piece=${`slot:${slot}`}
    data-card=${city}
    data-about=${`city:${city}`}
    data-target=${able ? `take:${city}` : undefined}
    aria-label=${able ? actionLabel(`take:${city}`) : t("market-label", { city: cityName(city) })}
    aria-description=${about || undefined}
    aria-disabled=${!able}
    data-drag=${`market:${city}`}
    onClick=${() => tapMarket(city)}
  >
    <${CityCard} city=${city} size=${size} marks=${marks} />
  </button>`;
}

/** Discreet marks on a card that joins the own route or nearly completes a region. @param {string} city */
function marksOf(city) {
  if (!settings.value.marks) return {};
  const [joins, region] = [joinsRoute(city), nearlyComplete(city)];
  if (!joins && !region) return {};
  const words = [
    joins && t("mark-joins"),
    region && t("mark-region", { region: t(`region-${region.region}`), have: region.have, all: region.all }),
  ];
  const marks = html`<span class="marks">${region && html`<span>${region.have}/${region.all}</span>`}${joins && html`<${Icon} name="road" size=${14} />`}</span>`;
  return { marks, about: words.filter(Boolean).join(" ") };
}
