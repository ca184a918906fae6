// The page shown when a table cannot be shown any more.

import { t } from "../app/texts.js";
import { isLocalTable } from "../local/local_client.js";
import { html } from "../ui/html.js";
import { Link } from "../ui/link.js";
import { currentSession } from "./session/current.js";

/** @param {{ why: "gone" | "banned" | "signed-out" | "damaged" | "newer" | "blocked" }} props */
export function Gone({ why }) {
  return html`<main class="opening">
    <h1>${t(`${why}-title`)}</h1>
    <p>${t(why === "damaged" && isLocalTable(currentSession().id) ? "damaged-here-text" : `${why}-text`)}</p>
    ${
      why === "newer"
        ? html`<button class="button button-primary" type="button" onClick=${() => location.reload()}>${t("newer-reload")}</button>`
        : html`<${Link} class="button button-primary" to="/">${t("menu-leave")}<//>`
    }
  </main>`;
}
