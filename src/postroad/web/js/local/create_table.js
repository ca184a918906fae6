// How a table of this page is laid: under an id that nobody else has, in the order that was drawn.

import { HERE } from "./players.js";

/** @import { Laid } from "./table.js" */

/** @param {Laid["options"]} options @param {Laid["seats"]} seats @param {number | null} post @returns {Laid} */
export const newTableRow = (options, seats, post) => {
  const created = Date.now() / 1000;
  return { id: newId(), created, options, seats, rematch: null, post };
};

/** @template T @param {T[]} list @returns {T[]} */
export function shuffled(list) {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at--) {
    const [drawn] = crypto.getRandomValues(new Uint32Array(1));
    const other = drawn % (at + 1); // of so few that none is likelier to be noticed
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}

const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"; // none that is easily taken for another

export const newId = () =>
  `${HERE}-${[...crypto.getRandomValues(new Uint8Array(10))].map((number) => LETTERS[number % LETTERS.length]).join("")}`;
