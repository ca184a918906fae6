// What stands in the place of a part that has thrown an error.

import { t } from "../app/texts.js";
import { html } from "./html.js";

/** @param {{ again: () => void, save?: () => unknown }} props */
export const Failed = ({ again, save }) => html`<div class="failed" role="alert">
  <p>${t("part-failed")}</p>
  <p class="row">
    <button class="button" type="button" onClick=${again}>${t("try-again")}</button>
    <button class="button" type="button" onClick=${() => location.reload()}>${t("newer-reload")}</button>
    ${save && html`<button class="button" type="button" onClick=${save}>${t("menu-record")}</button>`}
  </p>
</div>`;
