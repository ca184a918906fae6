// What a tile is earned by, and what an official does: for a sheet, where nothing can be pointed at.
import { t } from "../../app/texts.js";
import { Official } from "../../pieces/official.js";
import { Tile } from "../../pieces/tile.js";
import { html } from "../../ui/html.js";
import { howEarned } from "../parts/shelf.js";
import { view } from "../session/current.js";

/** @param {{ what: string, id: string }} props */
export const Explained = ({ what, id }) => (what === "stack" ? html`<${Stack} stack=${id} />` : html`<${Deed} official=${id} />`);

/** The tiles that are left, from top to bottom. @param {{ stack: string }} props */
function Stack({ stack }) {
  const { tiles } = view.value;
  return html`<p>${howEarned(stack)}</p>
    <div class="sheet-cards">
      ${tiles[stack].map((points, /** @type {number} */ place) => html`<${Tile} key=${place} stack=${stack} points=${points} />`)}
      ${!tiles[stack].length && html`<${Tile} stack=${stack} left=${0} />`}
    </div>`;
}

/** @param {{ official: string }} props */
function Deed({ official }) {
  return html`<div class="sheet-cards"><${Official} id=${official} used=${view.value.official === official} /><p>${t(`official-${official}-help`)}</p></div>`;
}
