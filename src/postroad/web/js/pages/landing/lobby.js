// The lobby: listed tables to join or to watch, refreshed while the page is visible.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { getLobby } from "../../app/api.js";
import { t } from "../../app/texts.js";
import { CardRow } from "../../ui/card_row.js";
import { clockText, moduleTexts } from "../../ui/game_settings.js";
import { html } from "../../ui/html.js";
import { Link } from "../../ui/link.js";
import { SeatMark } from "../../ui/seat_mark.js";

/** @import { LobbyTable } from "../../wire.d.ts" */

const READ_AGAIN = 10_000; // ms

function useLobby() {
  const [tables, setTables] = useState(/** @type {LobbyTable[]} */ ([]));
  useEffect(() => {
    const read = () =>
      document.hidden ||
      void getLobby().then(
        (answer) => setTables(answer.tables),
        () => null,
      ); // retried at the next refresh
    read();
    const timer = setInterval(read, READ_AGAIN);
    document.addEventListener("visibilitychange", read);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", read);
    };
  }, []);
  return tables;
}

/** @param {{ table: LobbyTable }} props */
function LobbyCard({ table: { id, stage, host, options, clock, seats } }) {
  const free = seats.filter(({ kind }) => kind === "open").length;
  const facts = [
    stage === "playing" ? t("lobby-playing") : t("lobby-free", { count: free }),
    ...moduleTexts(options),
    ...(clock ? [clockText(clock)] : []),
  ];
  const title = t("gathering-title", { name: host.name });
  const enter = t(stage === "seating" && free ? "lobby-join" : "lobby-watch");
  return html`<li class="panel stored">
    <h3>${title}</h3>
    <ol class="stored-seats">
      ${seats.map((chair, n) => html`<${SeatMark} key=${n} chair=${chair} />`)}
    </ol>
    <p class="muted small">${facts.join(" · ")}</p>
    <div class="row"><${Link} class="button" to=${`/table/${id}`} aria-label=${`${enter}: ${title}`}>${enter}<//></div>
  </li>`;
}

/** @param {{ mine: string[] }} props `mine`: ids of the player's own tables, which the page lists elsewhere */
export function Lobby({ mine }) {
  const tables = useLobby().filter(({ id }) => !mine.includes(id));
  return html`<${CardRow} title=${t("lobby-title")} tables=${tables} card=${(/** @type {LobbyTable} */ table) => html`<${LobbyCard} key=${table.id} table=${table} />`} />`;
}
