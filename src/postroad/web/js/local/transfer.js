// A running game on its way to another device of the same people: the game as a link holds it, who plays each seat, and whether by heart.

import { LinkError, pack, unpack } from "../engine/link.js";
import { BETWEEN, levelsIn, whoOf } from "./seat_codes.js";
import { seatOf } from "./seats.js";

/** @import { Rules } from "../engine/rules.js" */
/** @import { Table } from "./table.js" */

const BY_HEART = "h";

/** Bots as they were chosen: a stand-in stays behind. @param {Table["seats"]} seats @param {Table["seats"]} laid */
const chosen = (seats, laid) => seats.map((seat, number) => (laid[number].level ? laid[number] : seat));

/** @param {Table} table */
export const packedUp = ({ game, seats, laid }) =>
  [
    pack(game, { names: seats.map(({ name }) => name) }),
    whoOf(chosen(seats, laid.seats)),
    ...(laid.by_heart ? [BY_HEART] : []),
  ].join(BETWEEN);

/** @param {Rules} rules @param {string} text */
export function unpacked(rules, text) {
  const [packed, who = "", how = ""] = text.split(BETWEEN);
  const { game, names } = unpack(rules, packed);
  const levels = levelsIn(who);
  if (!names || !levels || levels.length !== names.length) throw new LinkError("broken");
  return { game, seats: names.map((name, seat) => seatOf(name, levels[seat])), ...(how === BY_HEART && { by_heart: true }) };
}
