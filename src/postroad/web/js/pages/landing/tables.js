// The tables of whoever plays in this browser: those that the server keeps, and those that are kept here.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { me, recall } from "../../app/player.js";
import { served } from "../../app/runtime.js";
import { myTables } from "../../app/turns.js";
import { listTables, NEWS } from "../../local/local_client.js";
import { HERE } from "../../local/players.js";
import { trouble } from "../../ui/error_text.js";

/** @import { MyTable } from "../../wire.d.ts" */

/** Is somebody whoever plays in this browser? @param {string | null} player */
export const isMine = (player) => player !== null && (player === HERE || player === me.value?.id);

const READ_AGAIN = 300; // ms, since much may happen at once

/** How far the tables are, as far as the stream tells. @param {{ id: string, seq: number }[]} tables */
const state = (tables) =>
  tables
    .slice(0, 100)
    .map(({ id, seq }) => `${id}:${seq}`)
    .join();

/** Those that the server keeps; they are read again when something happens at one of them. */
function useServed() {
  const [tables, setTables] = useState(/** @type {MyTable[] | null} */ (served ? null : []));
  const [wrong, setWrong] = useState("");
  const load = () =>
    recall().then(
      (told) => {
        setTables(told?.tables ?? []);
        setWrong("");
      },
      (error) => setWrong(trouble(error)),
    );
  const told = myTables.value;
  useEffect(() => {
    if (!served || (tables && (!told || state(told) === state(tables)))) return;
    const timer = setTimeout(load, tables ? READ_AGAIN : 0);
    return () => clearTimeout(timer);
  }, [told]);
  return { tables, wrong, load };
}

/** Those that are kept here, and whether they stay when the page is closed. */
export function useHere() {
  const [here, setHere] = useState(/** @type {{ tables: MyTable[], lasting: boolean } | null} */ (null));
  const load = () => listTables().then(setHere, () => setHere({ tables: [], lasting: false }));
  useEffect(() => {
    void load();
    const news = new BroadcastChannel(NEWS);
    news.onmessage = () => void load();
    return () => news.close();
  }, []);
  return { here, load };
}

/** All of them, the newest first; null before anything is known. */
export function useTables() {
  const atServer = useServed();
  const { here, load } = useHere();
  const known = here && (atServer.tables || atServer.wrong);
  return {
    tables: known ? [...here.tables, ...(atServer.tables ?? [])].sort((one, other) => other.updated - one.updated) : null,
    lasting: here?.lasting ?? true,
    wrong: atServer.wrong,
    load: () => Promise.all([load(), served && atServer.load()]),
  };
}
