// The score as a table: one row per source and one column per seat, so that four seats fit on a phone.

import { t } from "../../app/texts.js";
import { Roof } from "../../pieces/roof.js";
import { formatSigned } from "../../ui/format_signed.js";
import { html } from "../../ui/html.js";

/** @param {{ ranked: import("./final.js").Ranked[], sources: (keyof import("../../wire.d.ts").Score)[] }} props */
export const ScoreTable = ({ ranked, sources }) => html`<table class="score-table">
  <thead>
    <tr>
      <th scope="col"><span class="visually-hidden">${t("final-source")}</span></th>
      ${ranked.map(({ seat, name }) => html`<th key=${seat} scope="col" class="number" title=${name}><${Roof} seat=${seat} /><span>${name}</span></th>`)}
    </tr>
  </thead>
  <tbody>
    ${sources.map(
      (source) => html`<tr key=${source}>
        <th scope="row">${t(`final-${source}`)}</th>
        ${ranked.map(({ seat, score }) => html`<td key=${seat} class="number">${formatSigned(score[source])}</td>`)}
      </tr>`,
    )}
  </tbody>
  <tfoot>
    <tr>
      <th scope="row">${t("final-points")}</th>
      ${ranked.map(({ seat, points }) => html`<td key=${seat} class="number"><b>${formatSigned(points)}</b></td>`)}
    </tr>
  </tfoot>
</table>`;
