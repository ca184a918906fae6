// The note of pages without a server: which features need one, and where one is or how to start one.

import { linkedServer } from "../app/runtime.js";
import { t } from "../app/texts.js";
import { html } from "./html.js";

const COMMAND = "postroad --host 0.0.0.0";

export const NeedsServer = () => html`<p class="muted small needs-server">
  ${t("alone-about")}${" "}${
    linkedServer
      ? html`<a href=${linkedServer}>${t("alone-server", { name: new URL(linkedServer).host })}</a>`
      : html`${t("alone-host")} <code>${COMMAND}</code>`
  }
</p>`;
