// The text that transfers a running game to another device: the packed game, the codes of its seats, and memory mode.

import { LinkError, pack, unpack } from "../engine/link.js";
import { parseLevels, SEPARATOR, seatCodes } from "./seat_codes.js";
import { seatOf } from "./seats.js";

/** @import { Rules } from "../engine/rules.js" */
/** @import { Table } from "./table.js" */

const MEMORY = "h";

/** The seats with their original bots, without stand-ins. @param {Table["seats"]} seats @param {Table["seats"]} original */
const chosen = (seats, original) => seats.map((seat, number) => (original[number].level ? original[number] : seat));

/** @param {Table} table */
export const packTransfer = ({ game, seats, terms }) =>
  [
    pack(game, { names: seats.map(({ name }) => name) }),
    seatCodes(chosen(seats, terms.seats)),
    ...(terms.by_heart ? [MEMORY] : []),
  ].join(SEPARATOR);

/** @param {Rules} rules @param {string} text */
export function unpackTransfer(rules, text) {
  const [packed, who = "", how = ""] = text.split(SEPARATOR);
  const { game, names } = unpack(rules, packed);
  const levels = parseLevels(who);
  if (!names || !levels || levels.length !== names.length) throw new LinkError("broken");
  return { game, seats: names.map((name, seat) => seatOf(name, levels[seat])), ...(how === MEMORY && { by_heart: true }) };
}
