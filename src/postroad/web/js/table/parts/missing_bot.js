// The notice that the server no longer offers a seat's bot; the host can choose another.

import { useState } from "../../../vendor/hooks.js";
import { changeSeating } from "../../app/api.js";
import { t } from "../../app/texts.js";
import { BotChoices, useCustomBots } from "../../ui/bot_choices.js";
import { requestErrorText } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";
import { inputValue } from "../../ui/input_value.js";
import { botName } from "../../ui/levels.js";
import { USUAL_BOT } from "../../ui/seat_choices.js";
import { currentSession, table, view, you } from "../session/current.js";
import { seatName } from "../session/names.js";

export function MissingBot() {
  const [level, setLevel] = useState(USUAL_BOT);
  const [wrong, setWrong] = useState("");
  useCustomBots();
  const seat = /** @type {number} */ (view.value.decides);
  const bot = botName(table.value.seats[seat].level);
  const fill = () =>
    changeSeating(currentSession().id, "fill", { seat, level }).catch((error) => setWrong(requestErrorText(error)));
  const then = you.value.host ? t("missing-host") : t("missing-guest", { host: table.value.host.name });
  return html`<section class="asked" role="status">
    <p>${t("missing", { bot, who: seatName(seat) })} ${then}${wrong && html` <span class="wrong" role="alert">${wrong}</span>`}</p>
    ${
      you.value.host &&
      html`<select aria-label=${t("missing-which")} onChange=${(/** @type {Event} */ event) => setLevel(inputValue(event))}><${BotChoices} level=${level} /></select>
    <button class="button button-primary" onClick=${fill}>${t("missing-fill")}</button>`
    }
  </section>`;
}
