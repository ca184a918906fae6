// Playing again: alone at once; with others as soon as all of them want to, and whoever does not look here finds it in their lists.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { changeSeating, getTable } from "../../app/api.js";
import { onward } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { followTurns, myTables } from "../../app/turns.js";
import { trouble } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";

/** @import { AnyMessage } from "../../wire.d.ts" */

/** What is told of the table where they play again, whenever something happens there. @param {string | null} id */
function useRematch(id) {
  const [told, setTold] = useState(/** @type {AnyMessage | null} */ (null));
  const news = myTables.value?.find((table) => table.id === id);
  useEffect(followTurns, []);
  useEffect(() => {
    if (!id) return setTold(null);
    let left = false; // something has happened since: that is asked for by itself
    const tell = (/** @type {AnyMessage | null} */ one) => left || setTold(one);
    void getTable(id).then(tell, () => tell(null)); // deleted, or out of reach: as if nobody had asked
    return () => {
      left = true;
    };
  }, [id, news?.seq, news?.stage]);
  return /** @type {const} */ ([told, setTold]);
}

/** The seat that is kept for whoever looks, if they have not answered. @param {AnyMessage} told */
const keptSeat = (told) =>
  "seating_table" in told
    ? told.seating_table.seats.findIndex(({ kind, reserved }) => kind === "open" && reserved && reserved === told.you.player)
    : -1;

/** Who keeps the table, the one where they play again, and whether this person has played. @typedef {{ transport: import("../../table/session/transport.d.ts").Transport, asked: string | null, played: boolean }} Asked */

/** @param {Asked} props */
export function Again({ transport, asked, played }) {
  const [told, setTold] = useRematch(transport.can.presence ? asked : null); // where nobody else is, nobody need be waited for
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  async function attempt(/** @type {() => Promise<unknown>} */ what) {
    setBusy(true);
    setWrong("");
    await what().catch((error) => setWrong(trouble(error)));
    setBusy(false);
  }
  const play = () => {
    const go = onward();
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
