// Simultaneous seating of clergy (A2): a seat submits its seating at any time, and the table applies it when that seat must decide.

import { COACHES, NONE, PHASES, RANKS } from "../engine/layout.js";
import { badRequest, illegal } from "./rejections.js";

/** @import { Game } from "../engine/game.js" */
/** @import { Entry } from "./entries.js" */

/** @param {Game} game */
const isOpen = (game) => !game.over && PHASES[game.state.phase] === "clergy";

/** The seat's valid seating: the last one, unless the seat has undone its result. @param {Entry[]} entries @param {number} seat @returns {string[] | null} */
export const submittedSeating = (entries, seat) =>
  entries.findLast((entry) => entry.seat === seat && (entry.kind === "seating" || entry.kind === "undo"))?.secret ?? null;

/** Throw unless the seat may submit this seating. @param {Game} game @param {number} seat @param {string[]} ranks for the coaches in their order */
export function checkSeating(game, seat, ranks) {
  if (String([...ranks].sort()) !== String([...RANKS].sort())) throw badRequest();
  const seated = seatedRanks(game, seat);
  if (!isOpen(game) || seated.length === COACHES.length) throw illegal("no-clergy-now");
  if (seated.some((rank, coach) => ranks[coach] !== rank)) throw illegal("rank-seated");
}

/** The submitted action of the seat that must decide, for its next coach. @param {Game} game @param {Entry[]} entries */
export function nextAction(game, entries) {
  const { seat } = game;
  const ranks = seat !== null && isOpen(game) ? submittedSeating(entries, seat) : null;
  return ranks && seat !== null ? `clergy:${ranks[seatedRanks(game, seat).length]}` : null;
}

/** The seats that are done, while clergy are being seated; this is public. @param {Game} game @param {Entry[]} entries @returns {boolean[] | null} */
export function finishedSeats(game, entries) {
  if (!isOpen(game)) return null;
  const { players } = game.state;
  return Array.from(
    { length: players },
    (_, seat) => seatedRanks(game, seat).length === COACHES.length || submittedSeating(entries, seat) !== null,
  );
}

/** @param {Game} game @param {number} seat */
function seatedRanks(game, seat) {
  const ranks = [...game.state.clergy[seat]];
  const empty = ranks.indexOf(NONE.rank);
  return ranks.slice(0, empty < 0 ? COACHES.length : empty).map((rank) => RANKS[rank]);
}
