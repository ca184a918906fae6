// The name under which somebody plays, as a signature.
import { html } from "../html.js";
import { t } from "../i18n.js";
import { set, settings } from "../settings.js";
import { LONGEST_NAME } from "./seating.js";

export const Sign = () => html`<p class="sign">
  <label for="sign">${t("landing-name")}</label>
  <input
    id="sign"
    autocomplete="nickname"
    maxlength=${LONGEST_NAME}
    value=${settings.value.name}
    placeholder=${t("landing-guest")}
    onInput=${(/** @type {Event} */ event) => set({ name: /** @type {HTMLInputElement} */ (event.currentTarget).value })}
  />
</p>`;
