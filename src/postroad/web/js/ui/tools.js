// The tools at the head of every page: turns at other tables, language, theme, settings, help.

import { t } from "../app/texts.js";
import { html } from "./html.js";
import { LanguageSelect } from "./languages.js";
import { showOverlay } from "./overlay.js";
import { ThemeButton } from "./theme.js";
import { TurnList } from "./turn_list.js";

export const Tools = () => html`<nav class="tools" aria-label=${t("landing-tools")}>
  <${TurnList} /><${LanguageSelect} /><${ThemeButton} />
  <button class="button-quiet" type="button" onClick=${() => showOverlay({ kind: "settings" })}>${t("settings-title")}</button>
  <button class="button-quiet" type="button" onClick=${() => showOverlay({ kind: "help" })}>${t("help-title")}</button>
</nav>`;
