// One rule: its number with its address, its text, our ruling, an example, and its figures.

import { href } from "../../app/router.js";
import { hasText, t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Link } from "../../ui/link.js";
import { Figure } from "./figure.js";
import { searchWords } from "./search_words.js";
import { PIECES, TABLES } from "./tables.js";

/** Diagrams by the number of the rule. @type {Record<string, string[]>} */
const FIGURES = { b3: ["roads"], p2: ["fits"], c2: ["each", "province"], t2: ["region"], a3: ["coaches"] };

/** @param {{ id: string, page: boolean }} props `page`: may the link to the rule replace the open screen? */
export function Rule({ id, page }) {
  const [Piece, Table] = [PIECES[id], TABLES[id]];
  const number = id.toUpperCase();
  const address = { class: "rule-number numeral", "aria-label": t("help-address", { number }) };
  return html`<div class="rule help-part" id=${`help-${id}`} tabindex="-1" data-words=${searchWords(id)}>
    ${page ? html`<${Link} to=${`/help/${id}`} ...${address}>${number}<//>` : html`<a href=${href(`/help/${id}`)} target="_blank" rel="noopener" ...${address}>${number}</a>`}
    <div class="rule-text">
      ${Piece && html`<span class="rule-piece"><${Piece} /></span>`}
      ${hasText(`rule-${id}`) && html`<p>${t(`rule-${id}`)}</p>`} ${Table && html`<${Table} />`}
      ${hasText(`rule-${id}-ours`) && html`<p class="rule-ours"><b>${t("help-ruling")}</b> ${t(`rule-${id}-ours`)}</p>`}
      ${hasText(`rule-${id}-example`) && html`<p class="rule-example"><b>${t("help-example")}</b> ${t(`rule-${id}-example`)}</p>`}
      ${FIGURES[id] && html`<div class="rule-figures">${FIGURES[id].map((what) => html`<${Figure} key=${what} what=${what} />`)}</div>`}
    </div>
  </div>`;
}
