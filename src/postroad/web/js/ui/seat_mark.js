// A seat of a table in a list.

import { t } from "../app/texts.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { botName } from "./levels.js";
import { playedBy } from "./played_by.js";

/** @import { SeatingSeat } from "../wire.d.ts" */

/** `away`: where a game is played already @typedef {Pick<SeatingSeat, "kind" | "name"> & { reserved?: string | null, away?: string | null }} ListedSeat */

/** The name of the seat's player, or that the seat is open or reserved. @param {ListedSeat} chair */
export const occupantText = ({ kind, name, reserved, away }) =>
  kind !== "open" ? playedBy({ name, away }) : name && reserved ? t("gathering-kept", { name }) : t("gathering-open");

/** The note that a player declined the rematch, else null. @param {ListedSeat} chair */
export const declinedText = ({ kind, name, reserved }) =>
  kind === "open" && name && !reserved ? t("rematch-declined", { name }) : null;

/** @param {{ chair: ListedSeat & { level: SeatingSeat["level"] } }} props */
export const SeatMark = ({ chair }) => html`<li class=${chair.kind === "open" ? "chair-open" : ""}>
  <${Icon} name=${chair.kind === "open" ? "plus" : "check"} size=${16} />
  <span class="seat-who"><b>${occupantText(chair)}</b>${chair.level && !chair.away && html` <small class="muted">${botName(chair.level)}</small>`}${declinedText(chair) && html` <small class="muted">${declinedText(chair)}</small>`}</span>
</li>`;
