// The cities as buttons with a generous touch area; one of them is in the tab order, and arrow keys reach the others.

import { useMemo, useRef, useState } from "../../../vendor/hooks.js";
import { html } from "../../ui/html.js";
import { round } from "../curve.js";
import { CITIES } from "../data.js";
import { pressed, touchRadii } from "../focus.js";

/** @typedef {import("../sheet.js").Sheet} Sheet */

const IDS = Object.keys(CITIES);
const TOUCH = 22; // half of 44 px

/**
 * @param {object} props
 * @param {Sheet} props.sheet
 * @param {Set<string>} [props.targets] legal now
 * @param {Set<string>} [props.costly] those of them that cost the route
 * @param {boolean} [props.dim] the others step back
 * @param {string | null} [props.selected]
 * @param {(city: string) => void} [props.onCity]
 * @param {(city: string) => string} props.cityLabel
 * @param {(city: string) => string} [props.cityAbout]
 */
export function Cities({ sheet, targets, costly, dim, selected, onCity, cityLabel, cityAbout }) {
  const [home, setHome] = useState(IDS[0]);
  const group = useRef(/** @type {SVGGElement | null} */ (null));
  const places = useMemo(() => Object.fromEntries(IDS.map((city) => [city, sheet.place(city)])), [sheet]);
  const radii = useMemo(() => touchRadii(places, TOUCH * Math.max(1, sheet.scale)), [places]);
  const choose = (/** @type {string} */ city) => onCity?.(city);
  const element = (/** @type {string} */ city) => group.current?.querySelector(`[data-city="${city}"]`);

  return html`<g class="cities" ref=${group}>${IDS.map((city) => {
    const [x, y] = places[city];
    const legal = targets?.has(city) ?? false;
    return html`<g key=${city} class="city" data-city=${city} data-about=${`city:${city}`} data-legal=${legal} data-costly=${costly?.has(city) ?? false} data-dim=${Boolean(dim) && !legal} data-selected=${city === selected}
      role="button" tabindex=${city === home ? 0 : -1} aria-label=${cityLabel(city)} aria-description=${cityAbout?.(city)} aria-disabled=${!legal} aria-pressed=${selected == null ? undefined : city === selected}
      transform=${`translate(${round(x)} ${round(y)})`} onClick=${() => choose(city)} onFocus=${() => setHome(city)}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => pressed(event, city, places, choose, element)}>
      <circle class="city-touch" r=${radii[city]} />
      <g class="mark"><g transform=${`scale(${sheet.scale.toFixed(2)})`}>
        <circle class="city-focus" r="12" />
        ${legal && html`<circle class="ring-case" r="8.8" /><circle class="ring" r="8.8" />`}
        <${Plan} />
      </g></g>
    </g>`;
  })}</g>`;
}

/** A walled town from above. */
export function Plan() {
  return html`<g class="plan"><circle class="plan-wall" r="5.6" /><circle class="plan-street" r="3.3" /><circle class="plan-market" r="1.4" /></g>`;
}

/**
 * The names, under the cities' places to touch but tappable too. `from`: the zoom step from which each is shown.
 * @param {{ sheet: Sheet, settings: Record<string, import("../labels.js").Setting>, from: Record<string, number>, targets?: Set<string>, dim?: boolean, onCity?: (city: string) => void }} props
 */
export function Names({ sheet, settings, from, targets, dim, onCity }) {
  return html`<g class="names" aria-hidden="true">${IDS.map(
    (city) => html`
    <${Name} key=${city} id=${city} about=${`city:${city}`} set=${settings[city]} from=${from[city]} sheet=${sheet} dim=${Boolean(dim) && !targets?.has(city)} onChoose=${onCity} />`,
  )}</g>`;
}

/**
 * A name beside its place.
 * @param {{ id: string, set: import("../labels.js").Setting, sheet: Sheet, from?: number, about?: string, dim?: boolean, onChoose?: (id: string) => void }} props
 */
export function Name({ id, set: { lines, dx, first, anchor }, sheet, from, about, dim = false, onChoose }) {
  const [x, y] = sheet.place(id);
  return html`<g class="name" data-name=${id} data-from=${from || undefined} data-about=${about} data-dim=${dim} transform=${`translate(${round(x)} ${round(y)})`} onClick=${() => onChoose?.(id)}>
    <g class="mark">${lines.map(
      ({ line, squeezed }, index) => html`
      <text x=${round(dx)} y=${round(first + index * sheet.font)} dy=".33em" text-anchor=${anchor} textLength=${squeezed} lengthAdjust="spacingAndGlyphs">${line}</text>`,
    )}</g>
  </g>`;
}
