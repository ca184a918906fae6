// The rematch: a player alone with bots starts it at once, other players once all agree. It also appears in the other players' lists of tables.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { changeSeating, getTable } from "../../app/api.js";
import { goIfStillHere } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { followTurns, myTables } from "../../app/turns.js";
import { requestErrorText } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";

/** @import { AnyMessage } from "../../wire.d.ts" */

/** The message of the rematch's table, read again after each change of it. @param {string | null} id */
function useRematch(id) {
  const [message, setMessage] = useState(/** @type {AnyMessage | null} */ (null));
  const news = myTables.value?.find((table) => table.id === id);
  useEffect(followTurns, []);
  useEffect(() => {
    if (!id) return setMessage(null);
    let left = false; // a newer effect reads the table by itself
    const update = (/** @type {AnyMessage | null} */ one) => left || setMessage(one);
    void getTable(id).then(update, () => update(null)); // deleted or unreachable: shown as if there were no rematch
    return () => {
      left = true;
    };
  }, [id, news?.seq, news?.stage]);
  return /** @type {const} */ ([message, setMessage]);
}

/** The seat that is reserved for this player, -1 if there is none. @param {AnyMessage} message */
const reservedSeat = (message) =>
  "seating_table" in message
    ? message.seating_table.seats.findIndex(
        ({ kind, reserved }) => kind === "open" && reserved && reserved === message.you.player,
      )
    : -1;

/** The table's transport, the rematch's id if a player asked for one, and has this person played? @typedef {{ transport: import("../../table/session/transport.d.ts").Transport, asked: string | null, played: boolean }} RematchProps */

/** @param {RematchProps} props */
export function Rematch({ transport, asked, played }) {
  const [message, setMessage] = useRematch(transport.can.presence ? asked : null); // without other people there is no answer to wait for
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  async function attempt(/** @type {() => Promise<unknown>} */ what) {
    setBusy(true);
    setWrong("");
    await what().catch((error) => setWrong(requestErrorText(error)));
    setBusy(false);
  }
  const play = () => {
    const go = goIfStillHere();
    return attempt(async () => go(`/table/${(await transport.rematch()).id}`));
  };
  const button = (/** @type {string} */ key) =>
    html`<button class="button-primary button-large" type="button" disabled=${busy} onClick=${play}>${t(key)}</button>`;
  const seat = message ? reservedSeat(message) : -1;
  const decline = () => attempt(async () => setMessage(await changeSeating(/** @type {string} */ (asked), "stand", { seat })));
  return html`${
    seat >= 0
      ? html`<p class="final-asked" role="status">${t("rematch-asked", { name: hostName(message) })}</p>
        ${button("rematch-join")} <button class="button" type="button" disabled=${busy} onClick=${decline}>${t("rematch-decline")}</button>`
      : message?.you.seats.length
        ? button("rematch-go")
        : message && ("table" in message || !played)
          ? html`<p class="final-asked" role="status">${t("rematch-without")}</p>${button("lobby-watch")}`
          : played && button("final-again")
  }
    <p class="wrong" role="alert">${wrong}</p>`;
}

/** @param {AnyMessage | null} message */
const hostName = (message) => (message && "seating_table" in message ? message.seating_table.host.name : "");
