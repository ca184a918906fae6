// What came of the deals of days on this device: by their tables, and by what was noted of those that are gone.

import { dayAfter, tableOf } from "../../local/days.js";
import { dailyOf } from "../../local/origin.js";
import { HERE } from "../../local/players.js";

/** @import { MyTable } from "../../wire.d.ts" */
/** What was noted of a day: own points and place among so many; `late` if it was begun after that day. @typedef {{ points: number, place: number, players: number, late: boolean }} Noted */

/** Own points and place; whoever won is before all others. @param {MyTable} table @returns {Noted} */
function resultOf(table) {
  const { seats, points, winner } = table;
  const mine = seats.findIndex(({ player }) => player === HERE);
  const ahead = points.filter((its, seat) => seat !== mine && (seat === winner || (its > points[mine] && mine !== winner)));
  return { points: points[mine], place: ahead.length + 1, players: seats.length, late: Boolean(dailyOf(table)?.late) };
}

/** The tables of days, by their dates. @param {MyTable[]} tables @returns {Record<string, MyTable>} */
export const tablesByDay = (tables) =>
  Object.fromEntries(
    tables.flatMap((table) => {
      const daily = dailyOf(table);
      return daily && table.id === tableOf(daily.date) ? [[daily.date, table]] : [];
    }),
  );

/** All results: of tables that are there, and of those that were deleted. @param {Record<string, MyTable>} tables @param {Record<string, Noted>} noted @returns {Record<string, Noted>} */
export const allResults = (tables, noted) => ({
  ...noted,
  ...Object.fromEntries(Object.entries(tables).flatMap(([date, table]) => (table.over ? [[date, resultOf(table)]] : []))),
});

/** How many days without a gap have a result of that very day, up to today, or up to yesterday while today's is still to be played. @param {Record<string, Noted>} results @param {string} day */
export function streak(results, day) {
  const onTheDay = (/** @type {string} */ date) => date in results && !results[date].late;
  let count = 0;
  for (let date = onTheDay(day) ? day : dayAfter(day, -1); onTheDay(date); date = dayAfter(date, -1)) count++;
  return count;
}
