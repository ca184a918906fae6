// A seat of a table in a list, before the game gives it a roof.

import { t } from "../app/texts.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";

/** @import { GatheringSeat } from "../wire.d.ts" */

/** Who sits there, in words. @param {Pick<GatheringSeat, "kind" | "name">} chair */
export const sitting = ({ kind, name }) => (kind !== "open" ? name : name ? t("gathering-kept", { name }) : t("gathering-open"));

/** @param {{ chair: Pick<GatheringSeat, "kind" | "name" | "level"> }} props */
export const Chair = ({ chair }) => html`<li class=${chair.kind === "open" ? "chair-open" : ""}>
  <${Icon} name=${chair.kind === "open" ? "plus" : "check"} size=${16} />
  <span class="seat-who"><b>${sitting(chair)}</b>${chair.level && html` <small class="muted">${t(`level-${chair.level}`)}</small>`}</span>
</li>`;
