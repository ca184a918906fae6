// The lists of the player's tables: unfinished games to continue, finished games to review.

import * as api from "../../app/api.js";
import { me } from "../../app/player.js";
import { goIfStillHere } from "../../app/router.js";
import { joinNames, t } from "../../app/texts.js";
import * as localClient from "../../local/local_client.js";
import { dailyOf, originOf } from "../../local/origin.js";
import { gaveUp } from "../../local/seats.js";
import { Roof } from "../../pieces/roof.js";
import { CardRow } from "../../ui/card_row.js";
import { formatSigned } from "../../ui/format_signed.js";
import { clockText, moduleTexts } from "../../ui/game_settings.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { botName } from "../../ui/levels.js";
import { Link } from "../../ui/link.js";
import { askConfirmation } from "../../ui/overlay.js";
import { playedBy } from "../../ui/played_by.js";
import { saveJson } from "../../ui/save.js";
import { SeatMark } from "../../ui/seat_mark.js";
import { timeAgo } from "../../ui/when.js";
import { AwayReason, awaySeat, mayReturn, ReturnButton } from "./return_to_seat.js";
import { isMine } from "./tables.js";

/** @import { MyTable } from "../../wire.d.ts" */

/** The service that stores a table: this page or the server. @param {string} id */
const serviceOf = (id) => (localClient.isLocalTable(id) ? localClient : api);

/** The seat from whose view a running game is recorded: the player's only seat, else null for the public view. @param {MyTable} table */
function recordSeat({ over, seats }) {
  const own = seats.flatMap((seat, n) => (seat.kind === "person" && isMine(seat.player) ? [n] : []));
  return over || own.length !== 1 ? null : own[0];
}

/** The winner's seat, null if all players gave up. @param {MyTable} table */
const winnerOf = ({ ranking: [seat], seats }) => (seat !== undefined && gaveUp(seats[seat]) ? null : seat);

/** @param {{ table: MyTable, seat: number }} props */
function SeatLine({ table, seat }) {
  const { level } = table.seats[seat];
  const points = table.points[seat];
  const mark = seat === winnerOf(table) ? "landing-won" : seat === table.decides ? "landing-turn" : null;
  return html`<li class=${mark ? "marked" : ""}>
    <${Roof} seat=${seat} />
    <span class="seat-who"><b>${playedBy(table.seats[seat])}</b>${level && !table.seats[seat].away && html` <small class="muted">${botName(level)}</small>`}</span>
    ${mark && html`<small class="stored-mark">${t(mark)}</small>`}
    ${(table.over || !table.memory) && html`<span class="number" aria-hidden="true">${formatSigned(points)}</span><span class="visually-hidden">${t("landing-points", { points })}</span>`}
  </li>`;
}

/** Facts about a table: its stage, origin, modules, clock and age. @param {MyTable} table */
function facts(table) {
  const { stage, round, options, clock, updated } = table;
  const origin = originOf(table);
  if (stage === "damaged") return [t("stored-damaged")];
  const how = stage === "seating" ? [t("stored-gathering")] : [t("landing-round", { round })];
  const from = origin
    ? [origin.at ? t("stored-tried", { at: origin.at }) : t("stored-deal")]
    : dailyOf(table)
      ? [t("landing-daily")]
      : [];
  return [...how, ...from, ...moduleTexts(options), ...(clock && stage !== "over" ? [clockText(clock)] : []), timeAgo(updated)];
}

/** The names at a table, or its id if it cannot be read. @param {MyTable} table */
const namesAt = ({ id, seats }) => joinNames(seats.flatMap(({ name, kind }) => (name && kind !== "open" ? [name] : []))) || id;

const OPEN_LABELS = { seating: "stored-go", playing: "landing-continue", over: "landing-look", damaged: "landing-look" };

/** @param {{ table: MyTable, reload: () => void }} props */
function TableCard({ table, reload }) {
  const { id, host, stage, seats } = table;
  const names = namesAt(table);
  const reservedSeat = seats.findIndex((seat) => "reserved" in seat && seat.kind === "open" && seat.reserved === me.value?.id);
  const away = awaySeat(table);
  const back = mayReturn(table, away);
  const open = t(reservedSeat >= 0 ? "rematch-join" : away >= 0 ? "lobby-watch" : OPEN_LABELS[stage]);
  const inviter = seats.find(({ player }) => player === host)?.name ?? "";
  /** Take the reserved seat and open the table, which also shows a refusal. */
  async function join() {
    const go = goIfStillHere();
    await api.changeSeating(id, "sit", { seat: reservedSeat }).catch(() => null);
    go(`/table/${id}`);
  }
  async function remove() {
    if (!(await askConfirmation(t("landing-delete-ask", { names }), t("landing-delete")))) return;
    await serviceOf(id)
      .deleteTable(id)
      .catch(() => null); // deleted or unreachable: the reloaded list shows which
    reload();
  }
  const save = () =>
    serviceOf(id)
      .getRecord(id, recordSeat(table))
      .then(
        (record) => saveJson(`postroad-${id}.json`, record),
        () => null, // deleted or unreachable: the reloaded list shows which
      );
  return html`<li class="panel stored">
    <ol class="stored-seats">
      ${seats.map((seat, n) => (stage === "seating" ? html`<${SeatMark} key=${n} chair=${seat} />` : html`<${SeatLine} key=${n} table=${table} seat=${n} />`))}
    </ol>
    ${reservedSeat >= 0 && html`<p>${t("rematch-asked", { name: inviter })}</p>`}
    ${away >= 0 && html`<${AwayReason} table=${table} seat=${away} />`}
    <p class="muted small">${facts(table).join(" · ")}</p>
    <div class="row">
      ${back && html`<${ReturnButton} id=${id} seat=${away} names=${names} />`}
      ${
        reservedSeat < 0
          ? html`<${Link} class="button" to=${`/table/${id}`} aria-label=${`${open}: ${names}`}>${open}<//>`
          : html`<button class="button-primary" type="button" aria-label=${`${open}: ${names}`} onClick=${join}>${open}</button>`
      }
      <span class="row-rest"></span>
      ${
        (stage === "playing" || stage === "over") &&
        html`<button class="button-quiet button-icon" type="button" aria-label=${t("landing-record")} title=${t("landing-record")} onClick=${save}>
        <${Icon} name="download" />
      </button>`
      }
      ${
        isMine(host) &&
        html`<button class="button-quiet button-icon" type="button" aria-label=${t("landing-delete")} title=${t("landing-delete")} onClick=${remove}>
        <${Icon} name="trash" />
      </button>`
      }
    </div>
  </li>`;
}

/** @param {{ title: string, tables: MyTable[], reload: () => void }} props */
const Tables = ({ title, tables, reload }) =>
  html`<${CardRow} title=${title} tables=${tables} card=${(/** @type {MyTable} */ table) => html`<${TableCard} key=${table.id} table=${table} reload=${reload} />`} />`;

/** @param {{ tables: MyTable[], reload: () => void }} props */
export const UnfinishedTables = ({ tables, reload }) =>
  html`<${Tables} title=${t("landing-unfinished")} tables=${tables.filter(({ over }) => !over)} reload=${reload} />`;

/** @param {{ tables: MyTable[], reload: () => void }} props */
export const FinishedTables = ({ tables, reload }) =>
  html`<${Tables} title=${t("landing-finished")} tables=${tables.filter(({ over }) => over)} reload=${reload} />`;
