// The origin of a local table: a position of another game, or a day's challenge.

/** `text`: the game as its address packs it (docs/links.md); `at`: the number of decisions; `seat`: the player's; `deck`: the cards come in the same order, or newly shuffled. @typedef {{ text: string, at: number, seat: number, deck: "same" | "new" }} Origin */

/** A day's challenge; `late` if the player began it after that day. @typedef {{ date: string, late: boolean }} Daily */

/** A seat of a game at a position, from which a player may branch off. @typedef {{ text: string, at: number, seat: number, seats: { name: string, level: import("../wire.d.ts").Level | null, away?: import("../wire.d.ts").TableSeat["away"] }[] }} BranchPoint */

/** The origin of a table in a message or a list, null for a table without one. @param {object} table @returns {Origin | null} */
export const originOf = (table) => /** @type {{ origin?: Origin }} */ (table).origin ?? null;

/** The day's challenge of a table, null for other tables. @param {object} table @returns {Daily | null} */
export const dailyOf = (table) => /** @type {{ daily?: Daily }} */ (table).daily ?? null;

/** An origin from a backup, null unless it is valid. @param {any} given @returns {Origin | null} */
export function readOrigin(given) {
  const { text, at, seat, deck } = given ?? {};
  const fits =
    /^[0-9A-Za-z]+(~\w+)?$/.test(text) && Number.isInteger(at) && Number.isInteger(seat) && (deck === "same" || deck === "new");
  return fits ? { text, at, seat, deck } : null;
}

/** A day's challenge from a backup, null unless it is valid. @param {any} given @returns {Daily | null} */
export const readDaily = (given) =>
  /^\d{4}-\d\d-\d\d$/.test(given?.date) && typeof given.late === "boolean" ? { date: given.date, late: given.late } : null;
