// A seat of a table in a list, before the game gives it a roof.

import { t } from "../app/texts.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { botName } from "./levels.js";
import { playedBy } from "./played_by.js";

/** @import { SeatingSeat } from "../wire.d.ts" */

/** `away`: where a game is played already @typedef {Pick<SeatingSeat, "kind" | "name"> & { reserved?: string | null, away?: string | null }} Sitting */

/** Who sits there, in words. @param {Sitting} chair */
export const sitting = ({ kind, name, reserved, away }) =>
  kind !== "open" ? playedBy({ name, away }) : name && reserved ? t("gathering-kept", { name }) : t("gathering-open");

/** That somebody would rather not play again, if so. @param {Sitting} chair */
export const declined = ({ kind, name, reserved }) =>
  kind === "open" && name && !reserved ? t("rematch-declined", { name }) : null;

/** @param {{ chair: Sitting & { level: SeatingSeat["level"] } }} props */
export const Chair = ({ chair }) => html`<li class=${chair.kind === "open" ? "chair-open" : ""}>
  <${Icon} name=${chair.kind === "open" ? "plus" : "check"} size=${16} />
  <span class="seat-who"><b>${sitting(chair)}</b>${chair.level && !chair.away && html` <small class="muted">${botName(chair.level)}</small>`}${declined(chair) && html` <small class="muted">${declined(chair)}</small>`}</span>
</li>`;
