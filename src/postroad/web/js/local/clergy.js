// Clergy seated by all at once (A2): a seat hands in its seating when it likes, and it is carried out when the seat must seat.

import { COACHES, NONE, PHASES, RANKS } from "../engine/layout.js";
import { badRequest, illegal } from "./rejections.js";

/** @import { Game } from "../engine/game.js" */
/** @import { Entry } from "./entries.js" */

/** @param {Game} game */
const isOpen = (game) => !game.over && PHASES[game.state.phase] === "clergy";

/** The seating that stands: the last one, unless the seat has taken back what came of it. @param {Entry[]} entries @param {number} seat @returns {string[] | null} */
export const submittedSeating = (entries, seat) =>
  entries.findLast((entry) => entry.seat === seat && (entry.kind === "seating" || entry.kind === "undo"))?.secret ?? null;

/** May this be handed in? @param {Game} game @param {number} seat @param {string[]} ranks for the coaches in their order */
export function checkSeating(game, seat, ranks) {
  if (String([...ranks].sort()) !== String([...RANKS].sort())) throw badRequest();
  const seated = seatedRanks(game, seat);
  if (!isOpen(game) || seated.length === COACHES.length) throw illegal("no-clergy-now");
  if (seated.some((rank, coach) => ranks[coach] !== rank)) throw illegal("rank-seated");
}

/** What the seat that must seat clergy has handed in for its next coach. @param {Game} game @param {Entry[]} entries */
export function nextAction(game, entries) {
  const { seat } = game;
  const ranks = seat !== null && isOpen(game) ? submittedSeating(entries, seat) : null;
  return ranks && seat !== null ? `clergy:${ranks[seatedRanks(game, seat).length]}` : null;
}

/** Which seats have nothing left to seat, while clergy are seated; that they have is no secret. @param {Game} game @param {Entry[]} entries @returns {boolean[] | null} */
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
