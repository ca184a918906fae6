// The setting for notifications while the page is open, which the browser must permit.

import { useState } from "../../../vendor/hooks.js";
import { canNotify, startNotifying } from "../../app/attention.js";
import { changeSettings, settings } from "../../app/settings.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";

export function BrowserNotifications() {
  const [refused, setRefused] = useState(false);
  const able = canNotify();
  const on = able && settings.value.notify && Notification.permission === "granted";
  const flip = async (/** @type {Event} */ event) => {
    const box = /** @type {HTMLInputElement} */ (event.currentTarget);
    if (on) return changeSettings({ notify: false });
    const works = await startNotifying();
    setRefused(!works);
    box.checked = works;
  };
  return html`<label class="switch-row">
    <span class="switch-words"
      >${t("notify")}<small class=${refused ? "wrong" : "muted"}>${t(!able ? "notify-insecure" : refused ? "notify-refused" : "notify-about")}</small></span
    >
    ${able && html`<input class="switch" type="checkbox" role="switch" checked=${on} onChange=${flip} />`}
  </label>`;
}
