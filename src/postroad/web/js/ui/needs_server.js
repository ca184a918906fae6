// Where there is no server: what would need one, and where one is, or how to start one.

import { server } from "../app/runtime.js";
import { t } from "../app/texts.js";
import { html } from "./html.js";

const COMMAND = "postroad --host 0.0.0.0";

export const NeedsServer = () => html`<p class="muted small needs-server">
  ${t("alone-about")}${" "}${
    server
      ? html`<a href=${server}>${t("alone-server", { name: new URL(server).host })}</a>`
      : html`${t("alone-host")} <code>${COMMAND}</code>`
  }
</p>`;
