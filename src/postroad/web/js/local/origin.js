// Where a table of this page came from, if it goes on from a position of another game, or is the deal of a day.

/** The game as its address tells it (docs/links.md); after how many decisions; who was taken over; whether the cards come as they did there. @typedef {{ text: string, at: number, seat: number, deck: "same" | "new" }} Origin */

/** The deal of a day; `late` if it was begun after that day. @typedef {{ date: string, late: boolean }} Daily */

/** What somebody may take over: a seat of a game, at a position. @typedef {{ text: string, at: number, seat: number, seats: { name: string, level: import("../wire.d.ts").Level | null }[] }} BranchPoint */

/** Of a table as it is told to a screen. @param {object} table @returns {Origin | null} */
export const originOf = (table) => /** @type {{ origin?: Origin }} */ (table).origin ?? null;

/** Likewise. @param {object} table @returns {Daily | null} */
export const dailyOf = (table) => /** @type {{ daily?: Daily }} */ (table).daily ?? null;

/** As somebody brings it in a file; null if it is none. @param {any} given @returns {Origin | null} */
export function readOrigin(given) {
  const { text, at, seat, deck } = given ?? {};
  const fits =
    /^[0-9A-Za-z]+(~\w+)?$/.test(text) && Number.isInteger(at) && Number.isInteger(seat) && (deck === "same" || deck === "new");
  return fits ? { text, at, seat, deck } : null;
}

/** Likewise. @param {any} given @returns {Daily | null} */
export const readDaily = (given) =>
  /^\d{4}-\d\d-\d\d$/.test(given?.date) && typeof given.late === "boolean" ? { date: given.date, late: given.late } : null;
