// Reads the player's finished games one by one, from this browser and from the server.

import { getRecord } from "../../app/api.js";
import { hintCount } from "../../app/hints_asked.js";
import { getEvents, isLocalTable } from "../../local/local_client.js";
import { originOf } from "../../local/origin.js";
import { isMine } from "../landing/tables.js";
import { finishedGame } from "./summary.js";

/** @import { MyTable } from "../../wire.d.ts" */
/** @import { FinishedGame } from "./summary.js" */

const MOST = 500; // games, the newest ones

/** The player's only seat in a finished game, null if there is none or if the game was branched off in the middle. @param {MyTable} table */
function ownSeat(table) {
  const own = table.seats.flatMap(({ kind, player }, seat) => (kind === "person" && isMine(player) ? [seat] : []));
  return table.over && own.length === 1 && !originOf(table)?.at ? own[0] : null;
}

/** @param {MyTable[]} tables the newest first @param {(done: number, of: number) => void} onProgress @returns {Promise<FinishedGame[]>} the oldest first */
export async function readFinishedGames(tables, onProgress) {
  const mine = tables.flatMap((table) => {
    const seat = ownSeat(table);
    return seat === null ? [] : [{ table, seat }];
  });
  const games = [];
  for (const [done, { table, seat }] of mine.slice(0, MOST).entries()) {
    onProgress(done, Math.min(mine.length, MOST));
    const { id } = table;
    const record = await (isLocalTable(id) ? getEvents(id) : getRecord(id, null)).catch(() => null); // deleted meanwhile, or unreachable
    if (record?.events.at(-1)?.ev === "end") games.push(finishedGame(table, seat, record.events, hintCount(id)));
  }
  return games.reverse();
}
