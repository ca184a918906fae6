// The menu of languages, for every screen.

import { changeSettings } from "../app/settings.js";
import { LANGUAGES, language, t } from "../app/texts.js";
import { html } from "./html.js";

/** A menu that names each language in that language. @param {{ id?: string }} props */
export function LanguageSelect({ id }) {
  return html`<select
    id=${id}
    aria-label=${id ? undefined : t("settings-language")}
    value=${language.value}
    onChange=${(/** @type {Event} */ event) => changeSettings({ language: /** @type {HTMLSelectElement} */ (event.currentTarget).value })}
  >
    ${Object.entries(LANGUAGES).map(([tag, name]) => html`<option key=${tag} value=${tag} lang=${tag} selected=${tag === language.value}>${name}</option>`)}
  </select>`;
}
