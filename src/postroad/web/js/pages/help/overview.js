// The first chapters of the help: the goal of the game, and a turn in short.

import { t } from "../../app/texts.js";
import { Carriage } from "../../pieces/carriage.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";
import { searchWords } from "./search_words.js";

export const Goal = () => html`<p class="help-part">${t("help-goal-1")}</p>
  <p class="help-part">${t("help-goal-2")}</p>
  <p class="help-part" data-words=${searchWords("bots")}>${t("help-bots")}</p>
  <div class="example" aria-hidden="true">
    ${[0, 1, 2, 3].map((seat) => html`<${Roof} key=${seat} seat=${seat} size=${36} />`)}<${Carriage} number=${6} />
  </div>`;

export const Turn = () => html`<ol class="help-steps">
  <li class="help-part"><b>${t("help-term", { term: t("help-turn-take") })}</b> ${t("help-turn-take-about")}</li>
  <li class="help-part"><b>${t("help-term", { term: t("help-turn-play") })}</b> ${t("help-turn-play-about")} ${t("help-turn-give-up")}</li>
  <li class="help-part"><b>${t("help-term", { term: t("help-turn-close") })}</b> ${t("help-turn-close-about")}</li>
</ol>`;
