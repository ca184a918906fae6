// The points of a seat, turn by turn.

/** @import { Game } from "../../engine/game.js" */
/** A turn: the points after it, and the number of decisions up to its end. @typedef {{ points: number, at: number }} Turn */

/** All turns of a seat; the last turn has the final points. @param {Game} game @param {number} seat @returns {Turn[]} */
export function turnsOf(game, seat) {
  /** @type {Turn[]} */
  const turns = [];
  let turn = /** @type {number | null} */ (null);
  game.positions.forEach((one, at) => {
    const next = one.events().findLast(({ ev }) => ev === "turn");
    if (turn === seat && (next || one.over)) turns.push({ points: pointsOf(one, seat), at });
    if (next) turn = next.seat;
  });
  if (game.over && turns.length) turns[turns.length - 1].points = pointsOf(game, seat); // points after the last turn count for it
  return turns;
}

/** @param {Game} game @param {number} seat */
const pointsOf = (game, seat) => game.view(seat).seats[seat].points;
