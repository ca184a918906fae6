// A link with which the same player goes on at another device.

import { useState } from "../../../vendor/hooks.js";
import { askCode } from "../../app/api.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Invite } from "../../ui/invite.js";
import { trouble } from "../../ui/trouble.js";

export function OtherDevice() {
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState("");
  const make = () =>
    askCode().then(
      (told) => {
        setCode(told.code);
        setWrong("");
      },
      (error) => setWrong(trouble(error)),
    );
  return html`<details class="settings-more">
    <summary>${t("device-title")}</summary>
    <p class="muted small">${t("device-about")}</p>
    ${code && html`<${Invite} id="move-link" path=${`/move#${code}`} title=${t("device-title")} />`}
    <p class="wrong" role="alert">${wrong}</p>
    <button class="button" type="button" onClick=${make}>${t(code ? "device-again" : "device-make")}</button>
  </details>`;
}
