// Officials and tile stacks beside the map, with the pieces left.

import { nameForms, t } from "../../app/texts.js";
import { OFFICIALS } from "../../board/data.js";
import { Official } from "../../pieces/official.js";
import { Chip } from "../../pieces/seal.js";
import { Tile } from "../../pieces/tile.js";
import { html } from "../../ui/html.js";
import { calls, isPending, tapOfficial } from "../input/targets.js";
import { myTurn, view } from "../session/current.js";
import { officialName } from "../session/names.js";
import { requiredProvinces } from "./progress.js";

const MARGIN_STACKS = ["length-5", "length-6", "length-7", "all-provinces", "game-end"];

export function Officials() {
  const { official, tokens, chips = 0 } = view.value;
  return html`<section class="officials" aria-label=${t("officials")}>
    ${OFFICIALS.map((id) => {
      const able = Boolean(calls.value[id]) && myTurn.value;
      return html`<button
        key=${id}
        class=${`official-place ${able ? "target" : `about ${isPending(id, "call") ? "chosen" : ""}`}`}
        data-about=${`official:${id}`}
        data-target=${able ? `call:${id}` : undefined}
        data-drag=${`official:${id}`}
        aria-disabled=${!able}
        aria-label=${t(able ? "official-label-call" : "official-label", { ...nameForms("official", `official-${id}`), help: t(`official-${id}-help`) })}
        onClick=${() => tapOfficial(id)}
      >
        <${Official} id=${id} used=${official === id} />
        <span class="official-name">${officialName(id)}</span>
        ${tokens && html`<span class="official-tokens" title=${t("tokens-left", { count: tokens[id] })}>${tokens[id]}</span>`}
      </button>`;
    })}
    ${tokens && html`<span class="official-chips about" data-about="chip"><${Chip} count=${chips} /><span class="visually-hidden">${t("chips-left", { count: chips })}</span></span>`}
  </section>`;
}

/** @param {string} stack */
export const stackExplanation = (stack) => t(`stack-${stack}-how`, { provinces: requiredProvinces().length });

/** The stacks without a region; on a narrow screen all of them. A press explains how they are earned. @param {{ all?: boolean }} props */
export function TileStacks({ all }) {
  const { tiles } = view.value;
  const stacks = all ? Object.keys(tiles) : MARGIN_STACKS;
  return html`<ul class="stacks" aria-label=${t("tiles")}>
    ${stacks.map(
      (stack) => html`<li
        key=${stack}
        class=${`stack ${tiles[stack].length ? "" : "stack-empty"}`}
        data-piece=${`stack:${stack}`}
      >
        <button class="stack-place about" data-about=${`stack:${stack}`}><${Stack} stack=${stack} /></button>
      </li>`,
    )}
  </ul>`;
}

/** @param {{ stack: string }} props */
function Stack({ stack }) {
  const points = view.value.tiles[stack];
  return html`<${Tile} stack=${stack} points=${points[0]} left=${points.length} />
    <span class="visually-hidden">${t("stack-label", { stack: t(`stack-${stack}`), points: points.join(", ") || t("result-none") })}</span>`;
}
