// Creation of a local table: its row, its unique id and the random order of its seats.

import { LOCAL_PLAYER } from "./players.js";

/** @import { TableTerms } from "./table.js" */

/** @param {TableTerms["options"]} options @param {TableTerms["seats"]} seats @param {number | null} post @returns {TableTerms} */
export const newTableRow = (options, seats, post) => {
  const created = Date.now() / 1000;
  return { id: newId(), created, options, seats, rematch: null, post };
};

/** @template T @param {T[]} list @returns {T[]} */
export function shuffled(list) {
  const result = [...list];
  for (let at = result.length - 1; at > 0; at--) {
    const [drawn] = crypto.getRandomValues(new Uint32Array(1));
    const other = drawn % (at + 1); // with so few seats, the bias of the remainder is negligible
    [result[at], result[other]] = [result[other], result[at]];
  }
  return result;
}

const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"; // no letters that look alike

export const newId = () =>
  `${LOCAL_PLAYER}-${[...crypto.getRandomValues(new Uint8Array(10))].map((number) => LETTERS[number % LETTERS.length]).join("")}`;
