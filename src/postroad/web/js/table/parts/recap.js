// A mark on a phone's map: opponents did something important since the player's last turn. A press shows what.

import { t } from "../../app/texts.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { entries, inspect, inspected, me, myTurn } from "../session/current.js";
import { sinceLastTurn } from "./history.js";

/** Whether the player has decided nothing in this turn so far. */
const isTurnStart = () => entries.value.findLast(({ kind }) => kind === "decision" || kind === "undo")?.seat !== me.value;

export function Recap() {
  if (me.value === null || !myTurn.value || !isTurnStart() || inspected.value) return null;
  const lines = sinceLastTurn(me.value);
  if (!lines?.length) return null;
  const seats = [...new Set(lines.flatMap(([seat]) => (seat === null || seat === me.value ? [] : [seat])))];
  return html`<button class="recap" aria-label=${`${t("since-title")} ${lines.map(([, text]) => text).join(" ")}`} onClick=${() => inspect("since")}>
    <${Icon} name="log" size=${16} />${seats.map((seat) => html`<${Roof} key=${seat} seat=${seat} />`)}<b class="numeral">${lines.length}</b>
  </button>`;
}
