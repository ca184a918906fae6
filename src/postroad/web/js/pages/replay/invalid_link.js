// The page of a link that cannot be opened, with the reason.

import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Link } from "../../ui/link.js";

/** @param {{ why: string }} props */
export const InvalidLink = ({ why }) => html`<main class="opening">
  <h1>${t("game-wrong-title")}</h1>
  <p>${t(`game-wrong-${why}`)}</p>
  <${Link} class="button button-primary" to="/">${t("final-leave")}<//>
</main>`;
