// The rules of the two modules.

import { t } from "../../app/texts.js";
import { COACHES, RANKS } from "../../board/data.js";
import { Clergy } from "../../pieces/clergy.js";
import { Coach } from "../../pieces/coach.js";
import { Token } from "../../pieces/official.js";
import { html } from "../../ui/html.js";

export const Honours = () => html`<p>${t("help-honours-1")}</p>
  <div class="example" aria-hidden="true">
    ${["postmaster", "administrator", "carrier", "cartwright"].map((id) => html`<${Token} key=${id} id=${id} size=${44} />`)}
  </div>
  <table>
    <tbody>
      ${[1, 2, 3, 4].map(
        (count) => html`<tr key=${count}>
          <th scope="row">${t("help-honours-tokens", { count })}</th>
          <td>${t(`help-honours-reward-${count}`)}</td>
        </tr>`,
      )}
    </tbody>
  </table>
  <p>${t("help-honours-2")}</p>`;

export const Audience = () => html`<p>${t("help-audience-1")}</p>
  <div class="example" aria-hidden="true">${Object.keys(COACHES).map((coach) => html`<${Coach} key=${coach} coach=${coach} size=${56} />`)}</div>
  <p>${t("help-audience-2")}</p>
  <p>${t("help-audience-3")}</p>
  <ul class="example help-ranks">
    ${RANKS.map(({ id }) => html`<li key=${id}><${Clergy} rank=${id} /><small aria-hidden="true">${t(`rank-${id}`)}</small></li>`)}
  </ul>
  <p>${t("help-audience-4")}</p>`;
