// The field for the player's name.

import { changeSettings, settings } from "../app/settings.js";
import { t } from "../app/texts.js";
import { html } from "./html.js";
import { LONGEST_NAME } from "./seat_choices.js";

export const NameField = () => html`<p class="sign">
  <label for="sign">${t("landing-name")}</label>
  <input
    id="sign"
    autocomplete="nickname"
    maxlength=${LONGEST_NAME}
    value=${settings.value.name}
    placeholder=${t("landing-guest")}
    onInput=${(/** @type {Event} */ event) => changeSettings({ name: /** @type {HTMLInputElement} */ (event.currentTarget).value })}
  />
</p>`;
