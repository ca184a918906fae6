// The player's result of a day: points and rank, a text and a link to share, the replay, and other players' results.

import { useState } from "../../../vendor/hooks.js";
import { href } from "../../app/router.js";
import { language, t } from "../../app/texts.js";
import { dateText } from "../../local/days.js";
import { dealOf } from "../../local/deal.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Invite } from "../../ui/invite.js";
import { Link } from "../../ui/link.js";
import { Choice } from "../replay/share.js";
import { useLoaded } from "../replay/use_loaded.js";
import { loadOwn, resultText } from "./day_games.js";
import { PasteLink } from "./paste.js";
import { stored } from "./storage.js";

/** @import { MyTable } from "../../wire.d.ts" */
/** @import { DayGame } from "./day_games.js" */
/** @import { DayResult } from "./results.js" */

/** @param {{ date: string, table: MyTable | null, result: DayResult }} props `table`: null if it was deleted */
export function ResultPanel({ date, table, result }) {
  const own = useLoaded(() => loadOwn(table), table?.id ?? "");
  const { points, place, players, late } = result;
  return html`<section class="daily-played" aria-labelledby="daily-result">
    <h3 id="daily-result">${t("daily-result", { points, place, players })}</h3>
    ${late && html`<p class="muted">${t("daily-late")}</p>`}
    ${table && own?.[0] && html`<${OwnGame} date=${date} table=${table} own=${own[0]} result=${result} />`}
    ${!table && html`<p class="muted">${t("daily-gone")}</p>`}
  </section>`;
}

/** @param {{ date: string, table: MyTable, own: DayGame, result: DayResult }} props */
function OwnGame({ date, table, own, result }) {
  const [named, setNamed] = useState(false);
  const { points, place, players } = result;
  const words = t("daily-share", { date: dateText(date, language.value, "medium"), points, place, players });
  const path = href(`/daily/${date}/${resultText(own.game, table, named)}`);
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
    <${ReceivedLinks} date=${date} own=${own.text} />
    <${PasteLink} date=${date} before=${[]} />`;
}

/** Links to the results that other players have sent. @param {{ date: string, own: string }} props */
function ReceivedLinks({ date, own }) {
  const links = (stored().links[date] ?? []).filter((text) => text !== own);
  if (!links.length) return null;
  return html`<ul class="daily-sent">
    ${links.map((text, number) => html`<li key=${text}><${Link} class="button" to=${`/daily/${date}/${text}`}>${t("daily-sent", { number: number + 1 })}<//></li>`)}
  </ul>`;
}
