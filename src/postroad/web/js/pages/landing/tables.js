// The player's tables, from the server and from this browser.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { loadMe, me } from "../../app/player.js";
import { hasServer } from "../../app/runtime.js";
import { myTables } from "../../app/turns.js";
import { CHANGES_CHANNEL, listStored, listTables } from "../../local/local_client.js";
import { LOCAL_PLAYER } from "../../local/players.js";
import { requestErrorText } from "../../ui/error_text.js";

/** @import { MyTable } from "../../wire.d.ts" */

/** Is this the player of this browser? @param {string | null} player */
export const isMine = (player) => player !== null && (player === LOCAL_PLAYER || player === me.value?.id);

const READ_AGAIN = 300; // ms, to gather changes that come together

/** The sequence numbers of the tables that the stream reports, as one string to compare. @param {{ id: string, seq: number }[]} tables */
const state = (tables) =>
  tables
    .slice(0, 100)
    .map(({ id, seq }) => `${id}:${seq}`)
    .join();

/** The tables on the server, read again after a change at one of them. */
function useServerTables() {
  const [tables, setTables] = useState(/** @type {MyTable[] | null} */ (hasServer ? null : []));
  const [wrong, setWrong] = useState("");
  const load = () =>
    loadMe().then(
      (answer) => {
        setTables(answer?.tables ?? []);
        setWrong("");
      },
      (error) => setWrong(requestErrorText(error)),
    );
  const streamed = myTables.value;
  useEffect(() => {
    if (!hasServer || (tables && (!streamed || state(streamed) === state(tables)))) return;
    const timer = setTimeout(load, tables ? READ_AGAIN : 0);
    return () => clearTimeout(timer);
  }, [streamed]);
  return { tables, wrong, load };
}

/** The tables in this browser, whether they survive when the page is closed, and why they may be incomplete. */
export function useLocalTables() {
  const [here, setHere] = useState(/** @type {{ tables: MyTable[], lasting: boolean } | null} */ (null));
  const [wrong, setWrong] = useState("");
  const load = () =>
    listTables().then(
      (answer) => {
        setHere(answer);
        setWrong("");
      },
      async (error) => {
        await listStored().then(setHere, () => {}); // or the last list stays
        setWrong(requestErrorText(error));
      },
    );
  useEffect(() => {
    void load();
    const news = new BroadcastChannel(CHANGES_CHANNEL);
    news.onmessage = () => void load();
    return () => news.close();
  }, []);
  return { here, wrong, load };
}

/** All tables of the player, the newest first; null until they are loaded. */
export function useTables() {
  const atServer = useServerTables();
  const { here, wrong, load } = useLocalTables();
  const known = (here || wrong) && (atServer.tables || atServer.wrong);
  return {
    tables: known
      ? [...(here?.tables ?? []), ...(atServer.tables ?? [])].sort((one, other) => other.updated - one.updated)
      : null,
    lasting: here?.lasting ?? true,
    wrong: wrong || atServer.wrong,
    load: () => Promise.all([load(), hasServer && atServer.load()]),
  };
}
