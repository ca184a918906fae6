// Open player reports with the chat around the reported message, and the operator's actions.

import { resolveReport } from "../../app/operator.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Link } from "../../ui/link.js";
import { timeAgo } from "../../ui/when.js";
import { PlayerActions, TableActions } from "./actions.js";

/** @import { ChatMessage, OperatorReport } from "../../wire.d.ts" */
/** @import { RunSerialized } from "../../ui/use_serialized.js" */

/** @param {{ reports: OperatorReport[], count: number, act: RunSerialized }} props */
export const Reports = ({ reports, count, act }) => html`<section class="reports" aria-labelledby="reports">
  <h2 id="reports">${t("host-complaints", { count })}</h2>
  ${reports.map((report) => html`<${Report} key=${report.id} report=${report} act=${act} />`)}
</section>`;

/** @param {{ report: OperatorReport, act: RunSerialized }} props */
function Report({ report, act }) {
  const { id, at, table, there, by, about, muted, banned, reason, words, message, messages } = report;
  return html`<article class="report">
    <h3><bdi>${about.name}</bdi> · ${t(`complain-${reason}`)}</h3>
    <p class="muted small">
      ${t("host-complaint-by", { name: by.name })} · ${timeAgo(at)} · ${there ? html`<${Link} to=${`/table/${table}`}>${t("host-complaint-table")}<//>` : t("host-complaint-gone")} · <code>${about.id}</code>
    </p>
    ${words && html`<p dir="auto">${words}</p>`}
    ${messages.length > 0 && html`<ol class="report-lines" tabindex="0" aria-label=${t("host-complaint-lines")}>${messages.map((one) => html`<${ChatLine} key=${one.n} line=${one} reported=${one.n === message} />`)}</ol>`}
    <div class="row">
      <button class="button-primary" type="button" onClick=${() => act(() => resolveReport(id))}>${t("host-settle")}</button>
      <${PlayerActions} id=${about.id} name=${about.name} muted=${muted} banned=${banned} act=${act} />
      ${there && html`<${TableActions} id=${table} act=${act} />`}
    </div>
  </article>`;
}

/** @param {{ line: ChatMessage, reported: boolean }} props */
const ChatLine = ({ line, reported }) => html`<li class=${reported ? "report-meant" : ""}>
  <b>${line.name}</b> <span dir="auto">${line.reaction ? t(`reaction-${line.reaction}`) : line.text}</span>
</li>`;
