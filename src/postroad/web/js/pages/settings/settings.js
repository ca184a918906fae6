// The form of all settings, each of which takes effect immediately.

import { useEffect } from "../../../vendor/hooks.js";
import { loadMe } from "../../app/player.js";
import { hasServer } from "../../app/runtime.js";
import { changeSettings, SPEEDS, settings } from "../../app/settings.js";
import { play } from "../../app/sound.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { inputValue } from "../../ui/input_value.js";
import { LanguageSelect } from "../../ui/languages.js";
import { lazy } from "../../ui/loader.js";
import { NeedsServer } from "../../ui/needs_server.js";
import { LONGEST_NAME } from "../../ui/seat_choices.js";
import { ApiKeys } from "./api_keys.js";
import { BrowserNotifications } from "./browser_notifications.js";
import { Devices } from "./devices.js";
import { NotificationSettings } from "./notifications.js";

const LanSettings = lazy(() => import("./lan.js").then((part) => part.LanSettings), { texts: ["lan"] });

/** @param {{ name: "theme" | "speed" | "speech", values: string[] }} props */
function Choice({ name, values }) {
  return html`<fieldset class="field">
    <legend>${t(`settings-${name}`)}</legend>
    <div class="segmented">
      ${values.map(
        (value) => html`<label key=${value}
          ><input
            type="radio"
            name=${`settings-${name}`}
            checked=${settings.value[name] === value}
            onChange=${() => changeSettings(/** @type {any} */ ({ [name]: value }))}
          />
          ${t(`settings-${name}-${value}`)}</label
        >`,
      )}
    </div>
  </fieldset>`;
}

/** @param {{ name: "confirm" | "marks" | "shortcuts" | "sound" }} props */
function Switch({ name }) {
  const flip = () => {
    changeSettings({ [name]: !settings.value[name] });
    if (name === "sound" && settings.value.sound) play("horn");
  };
  return html`<label class="switch-row">
    <span class="switch-words">${t(`settings-${name}`)}<small class="muted" id=${`about-${name}`}>${t(`settings-${name}-about`)}</small></span>
    <input class="switch" type="checkbox" role="switch" checked=${settings.value[name]} onChange=${flip} />
  </label>`;
}

export function SettingsForm() {
  useEffect(() => void loadMe().catch(() => null), []); // the name may have changed on another device
  return html`<form class="settings" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
    <div class="settings-pair">
      <p class="field">
        <label for="settings-language">${t("settings-language")}</label>
        <${LanguageSelect} id="settings-language" />
      </p>
      <p class="field">
        <label for="settings-name">${t("settings-name")}</label>
        <input
          id="settings-name"
          autocomplete="nickname"
          maxlength=${LONGEST_NAME}
          value=${settings.value.name}
          placeholder=${t("landing-guest")}
          onInput=${(/** @type {Event} */ event) => changeSettings({ name: inputValue(event) })}
        />
      </p>
    </div>
    <${Choice} name="theme" values=${["auto", "light", "dark"]} />
    <${Choice} name="speed" values=${Object.keys(SPEEDS)} />
    <${Choice} name="speech" values=${["brief", "full"]} />
    <${Switch} name="confirm" /><${Switch} name="marks" /><${Switch} name="shortcuts" /><${Switch} name="sound" />
    ${hasServer ? html`<${BrowserNotifications} /><${NotificationSettings} /><${Devices} /><${ApiKeys} /><${LanSettings} />` : html`<${NeedsServer} />`}
  </form>`;
}
