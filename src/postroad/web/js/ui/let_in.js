// On the computer where Postroad runs, if it is for this computer alone: lets others in from the network, and nobody any more.

import { useState } from "../../vendor/hooks.js";
import { letIn, network } from "../app/lan.js";
import { t } from "../app/texts.js";
import { html } from "./html.js";
import { trouble } from "./trouble.js";

export function LetIn() {
  const [wrong, setWrong] = useState("");
  const open = Boolean(network.value?.length);
  const press = () =>
    letIn(!open).then(
      () => setWrong(""),
      (error) => setWrong(trouble(error)),
    );
  return html`<p class="small" role="status">${t(open ? "network-open" : "network-closed")}</p>
    <div class="row"><button class="button" type="button" onClick=${press}>${t(open ? "network-close" : "network-let-in")}</button></div>
    <p class="wrong" role="alert">${wrong}</p>`;
}
