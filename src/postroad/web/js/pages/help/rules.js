// The rules of the base game, chapter by chapter, with the pieces beside them.

import { t } from "../../app/texts.js";
import { CityCard } from "../../pieces/card.js";
import { Carriage } from "../../pieces/carriage.js";
import { Official } from "../../pieces/official.js";
import { Roof } from "../../pieces/roof.js";
import { Tile } from "../../pieces/tile.js";
import { html } from "../../ui/html.js";

/** Cards joined by roads. @param {{ cities: string[], offices?: string[] }} props offices: the cities that got one */
const Route = ({ cities, offices = [] }) => html`<span class="example">
  ${cities.map(
    (city, n) => html`${n > 0 && html`<i class="joint" />`}<span class="example-stop"
        ><${CityCard} city=${city} size="small" />${offices.includes(city) && html`<${Roof} seat=${0} size=${26} />`}</span
      >`,
  )}
</span>`;

export const Goal = () => html`<p>${t("help-goal-1")}</p>
  <p>${t("help-goal-2")}</p>
  <div class="example" aria-hidden="true">
    ${[0, 1, 2, 3].map((seat) => html`<${Roof} key=${seat} seat=${seat} size=${36} />`)}<${Carriage} number=${6} />
  </div>`;

export const Turn = () => html`<ol class="help-steps">
    <li><b>${t("help-term", { term: t("help-turn-take") })}</b> ${t("help-turn-take-about")}</li>
    <li><b>${t("help-term", { term: t("help-turn-play") })}</b> ${t("help-turn-play-about")} ${t("help-turn-give-up")}</li>
    <li><b>${t("help-term", { term: t("help-turn-close") })}</b> ${t("help-turn-close-about")}</li>
  </ol>
  <figure>
    <${Route} cities=${["karlsruhe", "stuttgart", "nurnberg", "regensburg"]} />
    <figcaption class="muted">${t("help-turn-example")}</figcaption>
  </figure>`;

export const Officials = () => html`<p>${t("help-officials-1")}</p>
  <ul class="help-list">
    ${["administrator", "postmaster", "carrier", "cartwright"].map(
      (id) => html`<li key=${id}>
        <${Official} id=${id} size=${52} aria-hidden="true" />
        <span><b>${t("help-term", { term: t(`official-${id}`) })}</b> ${t(`official-${id}-help`)}</span>
      </li>`,
    )}
  </ul>`;

const CLOSED = ["sigmaringen", "stuttgart", "nurnberg", "regensburg", "ingolstadt", "augsburg"];

/** @param {{ way: "each" | "province", offices: string[] }} props */
const Way = ({ way, offices }) => html`<li>
  <p><b>${t("help-term", { term: t(`help-closing-${way}`) })}</b> ${t(`help-closing-${way}-about`)}</p>
  <div aria-hidden="true"><${Route} cities=${CLOSED} offices=${offices} /></div>
</li>`;

export const Closing = () => html`<p>${t("help-closing-1")}</p>
  <ul class="help-ways">
    <${Way} way="each" offices=${["sigmaringen", "stuttgart", "ingolstadt"]} />
    <${Way} way="province" offices=${CLOSED.slice(2)} />
  </ul>
  <p>${t("help-closing-2")}</p>
  <p>${t("help-closing-3")}</p>
  <p>${t("help-closing-4")}</p>`;

const TILES = /** @type {const} */ ([
  ["length", "length-7", 4],
  ["region", "baden", 3],
  ["all", "all-provinces", 6],
  ["end", "game-end", 1],
]);

export const Tiles = () => html`<p>${t("help-tiles-1")}</p>
  <ul class="help-list">
    ${TILES.map(
      ([kind, stack, points]) =>
        html`<li key=${kind}><${Tile} stack=${stack} points=${points} aria-hidden="true" /><span>${t(`help-tiles-${kind}`)}</span></li>`,
    )}
  </ul>`;

export const Carriages = () => html`<p>${t("help-carriages-1")}</p>
  <div class="example" aria-hidden="true">${[3, 4, 5, 6, 7].map((number) => html`<${Carriage} key=${number} number=${number} />`)}</div>
  <p>${t("help-carriages-2")}</p>`;

export const End = () => html`<p>${t("help-end-1")}</p>
  <p class="formula">${t("help-end-score")}</p>
  <p>${t("help-end-tie")}</p>
  <p>${t("help-end-stalled")}</p>`;
