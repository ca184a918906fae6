// The folded map to Rome: a flap with the coaches' distances, which opens the map beside the board.

import { t } from "../../app/texts.js";
import { COACHES } from "../../board/data.js";
import { movesToRome } from "../../board/rome/distance.js";
import { Coach } from "../../pieces/coach.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { romeOpen, view } from "../session/current.js";
import { Rome } from "./maps.js";

export function RomeFolded() {
  const open = romeOpen.value;
  return html`${open && html`<div class="rome"><${Rome} /></div>`}
    <button class=${`flap ${open ? "flap-open" : ""}`} aria-expanded=${open} title=${t("rome-label")} onClick=${() => (romeOpen.value = !open)}>
      <b class="flap-title"><${Icon} name=${open ? "arrow-right" : "arrow-left"} size=${14} />${t("leaf-rome")}</b>
      ${Object.keys(COACHES).map((coach) => html`<${HowFar} key=${coach} coach=${coach} folded=${!open} />`)}
    </button>`;
}

/** @param {{ coach: string, folded: boolean }} props */
function HowFar({ coach, folded }) {
  const left = movesToRome(view.value.options.rome, view.value.coaches?.[coach] ?? "rome");
  const words = t("moves-to-rome", { count: left });
  return html`<span class="flap-coach" data-about=${`coach:${coach}`} data-piece=${folded ? `coach:${coach}` : undefined}>
    <${Coach} coach=${coach} size=${36} /><b class="milestone" aria-hidden="true">${left}</b><span class="visually-hidden">${words}</span>
  </span>`;
}
