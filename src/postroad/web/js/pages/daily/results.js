// The player's daily results on this device, from the tables and from stored results of deleted tables.

import { dailyTableId, dayAfter } from "../../local/days.js";
import { dailyOf } from "../../local/origin.js";
import { LOCAL_PLAYER } from "../../local/players.js";

/** @import { MyTable } from "../../wire.d.ts" */
/** The result of a day: the player's points, their place among the players, and `late` if the game began after that day. @typedef {{ points: number, place: number, players: number, late: boolean }} DayResult */

/** The player's points and place; the winner comes first whatever the points. @param {MyTable} table @returns {DayResult} */
function resultOf(table) {
  const { seats, points, winner } = table;
  const mine = seats.findIndex(({ player }) => player === LOCAL_PLAYER);
  const ahead = points.filter((its, seat) => seat !== mine && (seat === winner || (its > points[mine] && mine !== winner)));
  return { points: points[mine], place: ahead.length + 1, players: seats.length, late: Boolean(dailyOf(table)?.late) };
}

/** The tables of daily challenges, by date. @param {MyTable[]} tables @returns {Record<string, MyTable>} */
export const tablesByDay = (tables) =>
  Object.fromEntries(
    tables.flatMap((table) => {
      const daily = dailyOf(table);
      return daily && table.id === dailyTableId(daily.date) ? [[daily.date, table]] : [];
    }),
  );

/** All results: of the tables that exist, and the stored ones of deleted tables. @param {Record<string, MyTable>} tables @param {Record<string, DayResult>} stored @returns {Record<string, DayResult>} */
export const allResults = (tables, stored) => ({
  ...stored,
  ...Object.fromEntries(Object.entries(tables).flatMap(([date, table]) => (table.over ? [[date, resultOf(table)]] : []))),
});

/** The streak: the number of days in a row whose game the player began on the day itself and finished. It ends today, or yesterday while today has no result. @param {Record<string, DayResult>} results @param {string} day */
export function streak(results, day) {
  const onTheDay = (/** @type {string} */ date) => date in results && !results[date].late;
  let count = 0;
  for (let date = onTheDay(day) ? day : dayAfter(day, -1); onTheDay(date); date = dayAfter(date, -1)) count++;
  return count;
}
