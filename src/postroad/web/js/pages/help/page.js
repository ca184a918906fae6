// The help as a screen of its own, for links to a chapter or a rule.

import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { PageHead } from "../../ui/page_head.js";
import { useTitle } from "../../ui/title.js";
import { Help } from "./help.js";

/** @param {{ id: string }} props a chapter or a rule */
export function HelpScreen({ id }) {
  useTitle(t("help-page-title"));
  return html`<div class="page help-page">
    <${PageHead} title=${t("help-page-title")} />
    <main><${Help} chapter=${id.toLowerCase()} page /></main>
  </div>`;
}
