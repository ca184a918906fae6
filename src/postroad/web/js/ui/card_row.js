// A titled row of cards: it shows the first ones, and the rest at the press of a button.

import { useState } from "../../vendor/hooks.js";
import { t } from "../app/texts.js";
import { html } from "./html.js";

const FIRST_SHOWN = 6;

/** @param {{ title: string, tables: any[], card: (table: any) => any }} props */
export function CardRow({ title, tables, card }) {
  const [all, setAll] = useState(false);
  if (!tables.length) return null;
  const shown = all ? tables : tables.slice(0, FIRST_SHOWN);
  const hidden = tables.length - shown.length;
  return html`<section class="shelf">
    <h2>${title}</h2>
    <ul>
      ${shown.map(card)}
    </ul>
    ${hidden > 0 && html`<button class="button" type="button" onClick=${() => setAll(true)}>${t("landing-show-all", { count: hidden })}</button>`}
  </section>`;
}
