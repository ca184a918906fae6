// The latest players and tables, or the operator's search results, with the actions on each.

import { useState } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { inputValue } from "../../ui/input_value.js";
import { Link } from "../../ui/link.js";
import { timeAgo } from "../../ui/when.js";
import { PlayerActions, TableActions } from "./actions.js";

/** @import { OperatorPlayer, OperatorTable, OperatorView } from "../../wire.d.ts" */
/** @import { RunSerialized } from "../../ui/use_serialized.js" */
/** @import { OperatorQuery } from "../../app/operator.js" */

export const PAGE = 30; // tables and players per page
export const STAGES = /** @type {const} */ (["seating", "playing", "over"]);
const MOST = 500; // tables and players that can be listed; the search finds the others
const LONGEST = 80; // characters

/** @param {{ seen: OperatorView, wanted: OperatorQuery, act: RunSerialized }} props */
export function Search({ seen, wanted, act }) {
  const [query, setQuery] = useState(wanted.find);
  const look = (/** @type {Partial<OperatorQuery>} */ others) => act(async () => Object.assign(wanted, others));
  const more = (/** @type {"tables" | "players"} */ kind) => look({ [kind]: Math.min(MOST, wanted[kind] + PAGE) });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void look({ find: query.trim(), tables: PAGE, players: PAGE });
  };
  const { tables, players, tables_found, players_found } = seen;
  return html`<section class="operator-finding" aria-labelledby="operator-finding">
    <h2 id="operator-finding">${t("host-finding")}</h2>
    <form class="operator-find" role="search" onSubmit=${submit}>
      <div class="field">
        <label for="operator-find">${t("host-find-by")}</label>
        <input id="operator-find" type="search" maxlength=${LONGEST} value=${query} onInput=${(/** @type {Event} */ event) => setQuery(inputValue(event))} />
      </div>
      <button class="button-primary" type="submit">${t("host-find")}</button>
    </form>
    <p role="status">${wanted.find && t("host-found", { players: players_found, tables: tables_found })}</p>
    <div class="stats-grid">
      <div><${Tables} tables=${tables} act=${act} />${tables.length < Math.min(tables_found, MOST) && html`<${More} label="host-more-tables" more=${() => more("tables")} />`}</div>
      <div><${Players} players=${players} act=${act} />${players.length < Math.min(players_found, MOST) && html`<${More} label="host-more-players" more=${() => more("players")} />`}</div>
    </div>
  </section>`;
}

/** @param {{ label: string, more: () => unknown }} props */
const More = ({ label, more }) => html`<p><button class="button" type="button" onClick=${more}>${t(label)}</button></p>`;

/** @param {{ tables: OperatorTable[], act: RunSerialized }} props */
const Tables = ({ tables, act }) => html`<table class="stats-table">
  <caption>${t("host-tables")}</caption>
  <thead><tr><th scope="col">${t("host-table-of")}</th><th scope="col">${t("host-stage")}</th><th scope="col">${t("host-touched")}</th></tr></thead>
  ${tables.map(
    ({ id, host, stage, updated }) => html`<tbody key=${id}>
      <tr>
        <th scope="row"><${Link} to=${`/table/${id}`}><bdi>${host}</bdi><//></th>
        <td>${STAGES.includes(/** @type {any} */ (stage)) ? t(`host-${stage}`) : stage}</td>
        <td>${timeAgo(updated)}</td>
      </tr>
      <tr><td colspan="3"><div class="operator-acts"><code>${id}</code><${TableActions} id=${id} act=${act} /></div></td></tr>
    </tbody>`,
  )}
</table>`;

/** @param {{ players: OperatorPlayer[], act: RunSerialized }} props */
const Players = ({ players, act }) => html`<table class="stats-table">
  <caption>${t("host-players")}</caption>
  <thead><tr><th scope="col">${t("host-name")}</th><th class="number" scope="col">${t("host-tables-of")}</th><th scope="col">${t("host-came")}</th></tr></thead>
  ${players.map(
    ({ id, name, tables, created, muted, banned }) => html`<tbody key=${id}>
      <tr>
        <th scope="row"><bdi>${name}</bdi> ${muted && html`<small class="muted">${t("host-muted")}</small> `}${banned && html`<small class="muted">${t("host-banned")}</small>`}</th>
        <td class="number">${tables}</td>
        <td>${timeAgo(created)}</td>
      </tr>
      <tr><td colspan="3"><div class="operator-acts"><code>${id}</code><${PlayerActions} id=${id} name=${name} muted=${muted} banned=${banned} act=${act} /></div></td></tr>
    </tbody>`,
  )}
</table>`;
