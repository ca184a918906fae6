// City cards, drawn as letters: the front names the city, the back is folded and sealed.

import { t } from "../app/texts.js";
import { CITIES, REGIONS } from "../board/data.js";
import { Emblem } from "../board/emblem.js";
import { REGION_LETTERS } from "../board/patterns.js";
import { html } from "../ui/html.js";
import { HORN_LINE, Postmark } from "../ui/ornament.js";
import { breakable, widest } from "./card_name_fit.js";
import { Seal } from "./seal.js";
import { Vignette } from "./vignette.js";

const PROVINCE_FONT = 13;

/** @typedef {"small" | "medium" | "large"} CardSize */

/** The widest line, in em, that keeps a name at a good size; a longer name is broken. */
const COMFORT = { small: 4.4, medium: 5.6, large: 6.4 };

/** Over how many lines the name goes, and how wide the widest is. @param {string} name @param {CardSize} size */
function nameFit(name, size) {
  const most = size === "small" ? 3 : 2;
  let lines = 1;
  while (lines < most && widest(name, lines) > COMFORT[size]) lines += 1;
  return { "--name-em": widest(name, lines).toFixed(2), "--name-lines": lines };
}

/** Its band tells the region by colour, pattern and letter, and the province by its shield; `marks` lie there too. @param {{ city: string, size?: CardSize, marks?: any, [rest: string]: any }} props */
export function CityCard({ city, size = "medium", marks, ...rest }) {
  const name = t(`city-${city}`);
  const { province } = CITIES[city];
  const region = CITIES[city].region ?? "poland";
  const second = REGIONS[region]?.provinces[1] === province; // in another strength of its region's colour
  return html`<span class=${`card card-${size} region-${region} ${second ? "card-second" : ""}`} data-card=${city} ...${rest}>
    <span class="card-band" aria-hidden="true"><b>${REGION_LETTERS[region]}</b><${Emblem} province=${province} />${marks}</span>
    <span class="card-name" style=${nameFit(name, size)}><span aria-hidden="true">${breakable(name)}</span><span class="visually-hidden">${name}</span></span>
    <${Province} name=${t(`province-${province}`)} />
    ${size !== "small" && html`<${Vignette} city=${city} /><${Postmark} />`}
  </span>`;
}

/** Under the city, set narrower where it is long. @param {{ name: string }} props */
function Province({ name }) {
  const width = Math.ceil(widest(name, 1) * PROVINCE_FONT);
  return html`<svg class="card-province" viewBox=${`0 0 ${width} 16`} preserveAspectRatio="none" style=${{ "--width": `${width}px` }} aria-hidden="true">
    <text x=${width / 2} y="12">${name}</text>
  </svg>`;
}

/**
 * A letter seen from behind; a count stands on its seal.
 * @param {{ size?: CardSize, count?: number, [rest: string]: any }} props
 */
export function CardBack({ size = "medium", count, ...rest }) {
  return html`<span class=${`card card-back card-${size}`} ...${rest}>
    <svg class="card-folds" viewBox="0 0 84 116" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0L42 62L84 0M0 116L36 53M84 116L48 53" />
    </svg>
    <${Seal} size=${SEAL_SIZE[size]}>${count ?? html`<${SealHorn} />`}<//>
  </span>`;
}

const SEAL_SIZE = { small: 30, medium: 38, large: 50 };

/** The horn pressed into the wax where there is nothing to count. */
function SealHorn() {
  return html`<svg class="seal-horn" viewBox="0 0 24 24" aria-hidden="true"><path d=${HORN_LINE} /></svg>`;
}

/** An empty place for a card. @param {{ size?: CardSize, children?: any, [rest: string]: any }} props */
export function CardSlot({ size = "medium", children, ...rest }) {
  return html`<span class=${`card card-slot card-${size}`} ...${rest}>${children}</span>`;
}

/**
 * A pile: the deck (backs with their count) or the discard pile (the last card on top). Its edges grow with it.
 * @param {{ kind: "deck" | "discard", count: number, city?: string | null, size?: CardSize, [rest: string]: any }} props
 */
export function CardPile({ kind, count, city, size = "medium", ...rest }) {
  const height = Math.min(3, Math.ceil(count / 12));
  const top =
    count === 0
      ? html`<${CardSlot} size=${size} />`
      : kind === "discard" && city
        ? html`<${CityCard} city=${city} size=${size} />`
        : html`<${CardBack} size=${size} count=${count} />`;
  return html`<span class=${`pile pile-${height}`} ...${rest}>${top}</span>`;
}
