// A running game on its way to another device of the same people: the game as a link holds it, and who plays each seat.

import { LinkError, pack, unpack } from "../engine/link.js";
import { LEVEL_NAMES, seatOf } from "./seats.js";

/** @import { Rules } from "../engine/rules.js" */
/** @import { Seat } from "./seats.js" */
/** @import { Table } from "./table.js" */

const PERSON = "p"; // instead of the number of a bot's level
const BETWEEN = "~";

/** @param {Table} table */
export function packedUp({ game, seats }) {
  const who = seats.map(({ level, away }) => (level === null || away === "left" ? PERSON : LEVEL_NAMES.indexOf(level)));
  return pack(game, { names: seats.map(({ name }) => name) }) + BETWEEN + who.join("");
}

/** @param {Rules} rules @param {string} text */
export function unpacked(rules, text) {
  const [packed, who = ""] = text.split(BETWEEN);
  const { game, names } = unpack(rules, packed);
  if (!names || who.length !== names.length) throw new LinkError("broken");
  return { game, seats: names.map((name, seat) => seatFor(name, who[seat])) };
}

/** @param {string} name @param {string} who @returns {Seat} */
function seatFor(name, who) {
  if (who !== PERSON && !(who in LEVEL_NAMES)) throw new LinkError("broken");
  return seatOf(name, who === PERSON ? null : /** @type {import("../wire.d.ts").Level} */ (LEVEL_NAMES[Number(who)]));
}
