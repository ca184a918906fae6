// The head of a page: the link back to the landing page, and the title.

import { t } from "../app/texts.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Link } from "./link.js";
import { PostHorn } from "./ornament.js";

/** @param {{ title: string }} props */
export const PageHead = ({ title }) => html`<header class="page-head">
  <${Link} class="button-quiet" to="/"><${Icon} name="arrow-left" />${t("new-back")}<//>
  <h1><${PostHorn} size="1em" />${title}</h1>
</header>`;
