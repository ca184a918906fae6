// The tables that are kept: unfinished ones to go on with, finished ones to look at again.
import { html } from "../html.js";
import { useState } from "../../vendor/hooks.js";
import { listed, t } from "../i18n.js";
import { deleteTable, recordAddress } from "../api.js";
import { ask } from "../overlay.js";
import { Icon } from "../icons.js";
import { Roof } from "../pieces/roof.js";
import { Link } from "./link.js";
import { signed } from "../signed.js";
import { ago } from "./when.js";

/** @typedef {{ name: string, kind: "person" | "bot", level: string | null, resigned: boolean }} Sitting */
/**
 * @typedef {object} Stored
 * @property {string} id
 * @property {number} updated unix seconds
 * @property {Record<string, any>} options
 * @property {Sitting[]} seats
 * @property {boolean} over
 * @property {number} round
 * @property {number | null} decides
 * @property {number[]} points
 * @property {number | null} winner
 */

const FIRST_SHOWN = 6;

/** The seat whose knowledge the record of a running game holds: that of the only person, else what everybody sees. @param {Stored} table */
function eyes({ over, seats }) {
  const persons = seats.flatMap((seat, n) => (seat.kind === "person" ? [n] : []));
  return over || persons.length !== 1 ? null : persons[0];
}

/** @param {{ table: Stored, seat: number }} props */
function SeatLine({ table, seat }) {
  const { name, level } = table.seats[seat];
  const points = table.points[seat];
  const mark = seat === table.winner ? "landing-won" : seat === table.decides ? "landing-turn" : null;
  return html`<li class=${mark ? "marked" : ""}>
    <${Roof} seat=${seat} />
    <span class="seat-who"><b>${name}</b>${level && html` <small class="muted">${t(`level-${level}`)}</small>`}</span>
    ${mark && html`<small class="stored-mark">${t(mark)}</small>`}
    <span class="number" aria-hidden="true">${signed(points)}</span><span class="visually-hidden">${t("landing-points", { points })}</span>
  </li>`;
}

/** @param {{ table: Stored, reload: () => void }} props */
function TableCard({ table, reload }) {
  const { id, options, over, seats } = table;
  const names = listed(seats.map(({ name }) => name));
  const modules = ["honours", "audience"].filter((module) => options[module]).map((module) => t(`module-${module}`));
  const facts = [t("landing-round", { round: table.round }), ...modules, ago(table.updated)];
  const open = t(over ? "landing-look" : "landing-continue");
  async function remove() {
    if (!(await ask(t("landing-delete-ask", { names }), t("landing-delete")))) return;
    await deleteTable(id).catch(() => null); // gone already, or out of reach: the list read again says which
    reload();
  }
  return html`<li class="panel stored">
    <ol class="stored-seats">
      ${seats.map((_, seat) => html`<${SeatLine} key=${seat} table=${table} seat=${seat} />`)}
    </ol>
    <p class="muted small">${facts.join(" · ")}</p>
    <div class="row">
      <${Link} class="button" to=${`/table/${id}`} aria-label=${`${open}: ${names}`}>${open}<//>
      <span class="row-rest"></span>
      <a class="button-quiet button-icon" href=${recordAddress(id, eyes(table))} download aria-label=${t("landing-record")} title=${t("landing-record")}>
        <${Icon} name="download" />
      </a>
      <button class="button-quiet button-icon" type="button" aria-label=${t("landing-delete")} title=${t("landing-delete")} onClick=${remove}>
        <${Icon} name="trash" />
      </button>
    </div>
  </li>`;
}

/** @param {{ title: string, tables: Stored[], reload: () => void }} props */
function Shelf({ title, tables, reload }) {
  const [all, setAll] = useState(false);
  if (!tables.length) return null;
  const shown = all ? tables : tables.slice(0, FIRST_SHOWN);
  const hidden = tables.length - shown.length;
  return html`<section class="shelf">
    <h2>${title}</h2>
    <ul>
      ${shown.map((table) => html`<${TableCard} key=${table.id} table=${table} reload=${reload} />`)}
    </ul>
    ${hidden > 0 && html`<button class="button" type="button" onClick=${() => setAll(true)}>${t("landing-show-all", { count: hidden })}</button>`}
  </section>`;
}

/** @param {{ tables: Stored[], reload: () => void }} props */
export const StoredTables = ({ tables, reload }) => html`
  <${Shelf} title=${t("landing-unfinished")} tables=${tables.filter(({ over }) => !over)} reload=${reload} />
  <${Shelf} title=${t("landing-finished")} tables=${tables.filter(({ over }) => over)} reload=${reload} />
`;
