// The rematch: alone it starts at once, with others once all agree; their lists of tables show it too.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { changeSeating, getTable } from "../../app/api.js";
import { goUnlessLeft } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { followTurns, myTables } from "../../app/turns.js";
import { trouble } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";

/** @import { AnyMessage } from "../../wire.d.ts" */

/** The message of the rematch's table, read again after each change of it. @param {string | null} id */
function useRematch(id) {
  const [told, setTold] = useState(/** @type {AnyMessage | null} */ (null));
  const news = myTables.value?.find((table) => table.id === id);
  useEffect(followTurns, []);
  useEffect(() => {
    if (!id) return setTold(null);
    let left = false; // a newer effect reads the table by itself
    const tell = (/** @type {AnyMessage | null} */ one) => left || setTold(one);
    void getTable(id).then(tell, () => tell(null)); // deleted or unreachable: shown as if there were no rematch
    return () => {
      left = true;
    };
  }, [id, news?.seq, news?.stage]);
  return /** @type {const} */ ([told, setTold]);
}

/** The seat that is reserved for this player, -1 if there is none. @param {AnyMessage} told */
const keptSeat = (told) =>
  "seating_table" in told
    ? told.seating_table.seats.findIndex(({ kind, reserved }) => kind === "open" && reserved && reserved === told.you.player)
    : -1;

/** The table's transport, the rematch's id if a player asked for one, and has this person played? @typedef {{ transport: import("../../table/session/transport.d.ts").Transport, asked: string | null, played: boolean }} Asked */

/** @param {Asked} props */
export function Again({ transport, asked, played }) {
  const [told, setTold] = useRematch(transport.can.presence ? asked : null); // without other people there is no answer to wait for
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  async function attempt(/** @type {() => Promise<unknown>} */ what) {
    setBusy(true);
    setWrong("");
    await what().catch((error) => setWrong(trouble(error)));
    setBusy(false);
  }
  const play = () => {
    const go = goUnlessLeft();
    return attempt(async () => go(`/table/${(await transport.rematch()).id}`));
  };
  const button = (/** @type {string} */ key) =>
    html`<button class="button-primary button-large" type="button" disabled=${busy} onClick=${play}>${t(key)}</button>`;
  const kept = told ? keptSeat(told) : -1;
  const decline = () => attempt(async () => setTold(await changeSeating(/** @type {string} */ (asked), "stand", { seat: kept })));
  return html`${
    kept >= 0
      ? html`<p class="final-asked" role="status">${t("rematch-asked", { name: hostName(told) })}</p>
        ${button("rematch-join")} <button class="button" type="button" disabled=${busy} onClick=${decline}>${t("rematch-decline")}</button>`
      : told?.you.seats.length
        ? button("rematch-go")
        : told && ("table" in told || !played)
          ? html`<p class="final-asked" role="status">${t("rematch-without")}</p>${button("lobby-watch")}`
          : played && button("final-again")
  }
    <p class="wrong" role="alert">${wrong}</p>`;
}

/** @param {AnyMessage | null} told */
const hostName = (told) => (told && "seating_table" in told ? told.seating_table.host.name : "");
