// The button that switches LAN access, on the computer that runs the server.

import { useState } from "../../vendor/hooks.js";
import { allowLan, lanAddresses } from "../app/lan.js";
import { t } from "../app/texts.js";
import { requestErrorText } from "./error_text.js";
import { html } from "./html.js";

export function LanAccess() {
  const [wrong, setWrong] = useState("");
  const open = Boolean(lanAddresses.value?.length);
  const press = () =>
    allowLan(!open).then(
      () => setWrong(""),
      (error) => setWrong(requestErrorText(error)),
    );
  return html`<p class="small" role="status">${t(open ? "network-open" : "network-closed")}</p>
    <div class="row"><button class="button" type="button" onClick=${press}>${t(open ? "network-close" : "network-let-in")}</button></div>
    <p class="wrong" role="alert">${wrong}</p>`;
}
