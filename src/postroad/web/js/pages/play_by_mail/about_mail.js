// The explanation of play by mail, with the warning about what is not secret in it.

import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";

export const AboutMail = () => html`<p>${t("post-about")}</p><p class="muted small">${t("post-covered")}</p>`;
