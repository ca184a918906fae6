// The list of tables where it is the player's turn.
import { useEffect } from "../../vendor/hooks.js";
import { joinNames, t } from "../app/texts.js";
import { followTurns, isRematch, othersAt, waitingTables } from "../app/turns.js";
import { useDropDown } from "./drop_down.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Link } from "./link.js";

/**
 * A button "Your turn at 2 tables" with a list, or a link to the only one; nothing while no table waits.
 * The open table is left out. The component follows the stream by itself.
 */
export function TurnList() {
  const tableText = (/** @type {string} */ id) =>
    t(isRematch(id) ? "turns-rematch" : "turns-with", { names: joinNames(othersAt(id)) });
  const { close, props } = useDropDown();
  useEffect(followTurns, []);
  const ids = waitingTables.value;
  if (!ids.length) return null;
  const label = ids.length === 1 && isRematch(ids[0]) ? tableText(ids[0]) : t("turns-button", { count: ids.length });
  const button = html`<${Icon} name="horn" /><b class="numeral turns-short" aria-hidden="true">${ids.length}</b><span class="turns-words">${label}</span>`;
  if (ids.length === 1)
    return html`<${Link} class="button-primary" to=${`/table/${ids[0]}`} title=${tableText(ids[0])}>${button}<//>`;
  return html`<details class="turns" ...${props}>
    <summary class="button-primary">${button}</summary>
    <ul class="turns-list">
      ${ids.map((id) => html`<li key=${id} onClick=${close}><${Link} to=${`/table/${id}`}>${tableText(id)}<//></li>`)}
    </ul>
  </details>`;
}
