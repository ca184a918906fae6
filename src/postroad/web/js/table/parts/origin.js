// The link to this game's origin: the recorded game it branched from, or the daily challenge.

import { t } from "../../app/texts.js";
import { dailyOf, originOf } from "../../local/origin.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Link } from "../../ui/link.js";
import { table } from "../session/current.js";

export function Origin() {
  const [origin, daily] = [originOf(table.value), dailyOf(table.value)];
  if (daily) return html`<${OriginLink} to=${`/daily/${daily.date}`} words=${t("origin-daily")} />`;
  if (!origin) return null;
  const { text, at, seat } = origin;
  return at
    ? html`<${OriginLink} to=${`/game/${text}?at=${at}`} words=${t("origin-at", { at })} />`
    : html`<${OriginLink} to=${`/beat/${text}?seat=${seat}`} words=${t("origin-deal")} />`;
}

/** @param {{ to: string, words: string }} props */
const OriginLink = ({ to, words }) => html`<${Link} class="button-quiet origin" to=${to} aria-label=${words} title=${words}>
  <${Icon} name="log" /><span>${words}</span>
<//>`;
