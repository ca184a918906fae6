// The review of a whole game, as in analysis/review.py: each evaluation uses only what a seat knew at that moment.

import { COUNTS, EVENTS, REVIEW, STATE } from "./layout.js";

/** @import { Adviser, ActionValue } from "./adviser.js" */
/** @import { Reason } from "./explainer.js" */
/** @import { Game } from "./game.js" */
/** All seats' chances and predicted points at the start of a turn. @typedef {{ at: number, round: number, turn: number, wins: number[], points: number[] }} TurnEvaluation */
/** A turn that changed a seat's chance. @typedef {{ from: number, to: number, round: number, turn: number, seat: number, before: number, after: number }} TurningPoint */
/** A decision and its best alternative. @typedef {{ at: number, seat: number, action: string, best: string, lost: number, lost_points: number, choices: ActionValue[], grounds: Reason[] }} Decision */
/** @typedef {{ seat: number, decisions: number, good: number, worst: number | null }} Summary */
/** @typedef {{ seats: number[], course: TurnEvaluation[], turning: TurningPoint[], decisions: Decision[], summary: Summary[] }} Review */

const TURN = EVENTS.findIndex(({ ev }) => ev === "turn");

/** @param {Game} game @param {string} field */
const numberIn = (game, field) => game.state[field];

/** @param {Adviser} adviser @param {Game[]} games @param {number[]} seats @returns {TurnEvaluation[]} */
export const evaluateTurns = (adviser, games, seats) =>
  games.flatMap((game, at) =>
    at === games.length - 1 || game.step.rows.some(([kind]) => kind === TURN) ? [evaluateTurn(adviser, game, at, seats)] : [],
  );

/** @param {Adviser} adviser @param {Game} game @param {number} at @param {number[]} seats @returns {TurnEvaluation} */
function evaluateTurn(adviser, game, at, seats) {
  const outlooks = seats.map((seat) => evaluateFor(adviser, game, seat));
  const mean = (/** @type {"wins" | "points"} */ what) =>
    outlooks[0][what].map((_, seat) => outlooks.reduce((sum, one) => sum + one[what][seat], 0) / outlooks.length);
  return { at, round: numberIn(game, "round_number"), turn: numberIn(game, "turn"), wins: mean("wins"), points: mean("points") };
}

/** The prediction for a position; the result itself once the game is over. @param {Adviser} adviser @param {Game} game @param {number} seat */
function evaluateFor(adviser, game, seat) {
  const hidden = game.viewBytes(seat);
  if (numberIn(game, "phase") !== COUNTS.over) return adviser.master.predict(hidden, seat);
  const { points, ahead } = game.rules.counts(hidden);
  const players = hidden[STATE.fields.players[0]];
  return { wins: Array.from({ length: players }, (_, one) => Number(one === ahead)), points: [...points.slice(0, players)] };
}

/** The indices of positions at which one of these seats had a choice. @param {Game[]} games @param {number[]} seats */
export const choicePositions = (games, seats) =>
  games.slice(0, -1).flatMap((game, at) => (game.step.legal.length > 1 && seats.includes(Number(game.seat)) ? [at] : []));

/** The decision there, the master's choice, and the values of both. @param {Adviser} adviser @param {Game[]} games @param {number} at @returns {Decision} */
export function reviewDecision(adviser, games, at) {
  const seat = Number(games[at].seat);
  const hidden = games[at].viewBytes(seat);
  const taken = /** @type {string} */ (games[at + 1].action);
  const { action: best, choices } = adviser.evaluate(hidden, taken);
  const [most, got] = [best, taken].map((action) => /** @type {ActionValue} */ (choices.find((one) => one.action === action)));
  const [lost, lost_points] = [Math.max(0, most.worth - got.worth), Math.max(0, most.points - got.points)];
  const grounds = isGood({ lost, lost_points }) ? [] : adviser.explain(hidden, best);
  return { at, seat, action: taken, best, lost, lost_points, choices, grounds };
}

/** The loss of a decision in chance or in points, whichever is more, relative to the limit: below 1 it is good. @param {Pick<Decision, "lost" | "lost_points">} one */
const loss = ({ lost, lost_points }) => Math.max(lost / REVIEW.clearly, lost_points / REVIEW.pointsClearly);

/** @param {Pick<Decision, "lost" | "lost_points">} one */
const isGood = (one) => loss(one) < 1;

/** The decisions that are not good, the worst first. @param {Decision[]} decisions */
export const worstOf = (decisions) => decisions.filter((one) => !isGood(one)).sort((one, other) => loss(other) - loss(one));

/** The turns that changed a seat's chance most, the largest change first. @param {TurnEvaluation[]} stands @returns {TurningPoint[]} */
function turningPoints(stands) {
  const found = stands.slice(1).flatMap((after, place) => {
    const before = stands[place];
    const changes = after.wins.map((wins, seat) => Math.abs(wins - before.wins[seat]));
    const seat = changes.indexOf(Math.max(...changes));
    const { at: from, round, turn } = before;
    const told = { from, to: after.at, round, turn, seat, before: before.wins[seat], after: after.wins[seat] };
    return changes[seat] >= REVIEW.turning ? [told] : [];
  });
  const change = (/** @type {TurningPoint} */ one) => Math.abs(one.after - one.before);
  return found.sort((one, other) => change(other) - change(one)).slice(0, REVIEW.most);
}

/** @param {Decision[]} decisions @param {number[]} seats @returns {Summary[]} */
const summary = (decisions, seats) =>
  seats.map((seat) => {
    const own = decisions.filter((one) => one.seat === seat);
    return {
      seat,
      decisions: own.length,
      good: own.filter(isGood).length,
      worst: worstOf(own)[0]?.at ?? null,
    };
  });

/** The review from its parts. @param {number[]} seats @param {TurnEvaluation[]} stands @param {Decision[]} decisions @returns {Review} */
export function review(seats, stands, decisions) {
  const sorted = [...decisions].sort((one, other) => one.at - other.at);
  return { seats, course: stands, turning: turningPoints(stands), decisions: sorted, summary: summary(sorted, seats) };
}
