// The player's result of a day: points and rank, a text and a link to share, the replay, and other players' results.

import { useState } from "../../../vendor/hooks.js";
import { href } from "../../app/router.js";
import { language, t } from "../../app/texts.js";
import { inWords } from "../../local/days.js";
import { dealOf } from "../../local/deal.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Invite } from "../../ui/invite.js";
import { Link } from "../../ui/link.js";
import { Choice } from "../replay/share.js";
import { useFound } from "../replay/use_opened.js";
import { kept } from "./noted.js";
import { ownOf, textOf } from "./opened.js";
import { Paste } from "./paste.js";

/** @import { MyTable } from "../../wire.d.ts" */
/** @import { Result } from "./opened.js" */
/** @import { Noted } from "./results.js" */

/** @param {{ date: string, table: MyTable | null, result: Noted }} props `table`: null if it was deleted */
export function Played({ date, table, result }) {
  const own = useFound(() => ownOf(table), table?.id ?? "");
  const { points, place, players, late } = result;
  return html`<section class="daily-played" aria-labelledby="daily-result">
    <h3 id="daily-result">${t("daily-result", { points, place, players })}</h3>
    ${late && html`<p class="muted">${t("daily-late")}</p>`}
    ${table && own?.[0] && html`<${Game} date=${date} table=${table} own=${own[0]} result=${result} />`}
    ${!table && html`<p class="muted">${t("daily-gone")}</p>`}
  </section>`;
}

/** @param {{ date: string, table: MyTable, own: Result, result: Noted }} props */
function Game({ date, table, own, result }) {
  const [named, setNamed] = useState(false);
  const { points, place, players } = result;
  const words = t("daily-share", { date: inWords(date, language.value, "medium"), points, place, players });
  const path = href(`/daily/${date}/${textOf(own.game, table, named)}`);
  return html`<div class="row">
      <${Link} class="button" to=${`/game/${own.text}?at=0`}><${Icon} name="play" />${t("game-replay")}<//>
      <${Link} class="button" to=${`/table/${table.id}`}><${Icon} name="eye" />${t("daily-final")}<//>
      <${Link} class="button" to=${`/beat/${own.text}?seat=${dealOf(date).seat}`}><${Icon} name="horn" />${t("daily-practice")}<//>
    </div>
    <h3>${t("daily-pass")}</h3>
    <p>${t("daily-pass-about")}</p>
    <${Choice} on=${named} title=${t("share-names")} flip=${() => setNamed(!named)} />
    <${Invite} id="daily-link" path=${path} title=${t("daily-title")} words=${words} />
    <h3>${t("daily-compare")}</h3>
    <${Sent} date=${date} own=${own.text} />
    <${Paste} date=${date} before=${[]} />`;
}

/** Links to the results that other players have sent. @param {{ date: string, own: string }} props */
function Sent({ date, own }) {
  const links = (kept().links[date] ?? []).filter((text) => text !== own);
  if (!links.length) return null;
  return html`<ul class="daily-sent">
    ${links.map((text, number) => html`<li key=${text}><${Link} class="button" to=${`/daily/${date}/${text}`}>${t("daily-sent", { number: number + 1 })}<//></li>`)}
  </ul>`;
}
