// The button for light or dark, for every screen.
import { changeSettings, settings } from "../app/settings.js";
import { t } from "../app/texts.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";

const isDark = () => {
  const { theme } = settings.value;
  return theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
};

export function ThemeButton() {
  const dark = isDark();
  const label = t(dark ? "settings-to-light" : "settings-to-dark");
  return html`<button class="button-quiet button-icon" type="button" aria-label=${label} title=${label} onClick=${() => changeSettings({ theme: dark ? "light" : "dark" })}>
    <${Icon} name=${dark ? "sun" : "moon"} />
  </button>`;
}
