// The seats and the modules of a day's deal.

import { t } from "../../app/texts.js";
import { dealOf } from "../../local/deal.js";
import { Roof } from "../../pieces/roof.js";
import { moduleTexts } from "../../ui/game_settings.js";
import { html } from "../../ui/html.js";
import { botName } from "../../ui/levels.js";

/** @param {{ date: string, points: number[] | null, names: string[] | null }} props `points`: of the player's game, if it is over; `names`: of its seats, if there is one */
export function Deal({ date, points, names }) {
  const { options, levels } = dealOf(date);
  const modules = moduleTexts(options);
  return html`<div class="daily-deal">
    <ol class="beat-seats">
      ${levels.map(
        (level, seat) => html`<li key=${seat} class=${level ? "" : "beat-mine"}>
          <${Roof} seat=${seat} /> <b>${names?.[seat] ?? (level ? botName(level) : t("daily-you"))}</b>
          ${names && level && html` <small class="muted">${botName(level)}</small>`} ${names && !level && html` <small>${t("beat-yours")}</small>`}
          ${points && html` <span class="number">${t("landing-points", { points: points[seat] })}</span>`}
        </li>`,
      )}
    </ol>
    <p class="muted">${(modules.length ? modules : [t("term-basic")]).join(" · ")}</p>
  </div>`;
}
