// A transport for a puzzle: the position as one seat saw it; every decision but the best is taken back.

import { signal } from "../../../vendor/signals.js";
import { Explainer } from "../../engine/explainer.js";
import { Game } from "../../engine/game.js";
import { STATE } from "../../engine/layout.js";
import { logOf } from "../../local/play_by_mail.js";
import { seatOf } from "../../local/seats.js";
import { Table } from "../../local/table.js";
import { PreparedTransport } from "../../table/session/prepared_transport.js";

/** @import { Rules } from "../../engine/rules.js" */
/** @import { Puzzle } from "./positions.js" */

const ID = "puzzle"; // a puzzle is no table, so nothing is stored

/** Codes of the reasons against an action. */
const AGAINST = [
  "loses-route",
  "dead-end",
  "opens-none",
  "returns-one",
  "returns-idle",
  "without-cartwright",
  "left-out",
  "cuts-hand",
];

/** The bytes of the seat's view. @param {Puzzle["state"]} state */
function bytesOf(state) {
  const raw = new Uint8Array(STATE.size);
  for (const [field, hex] of Object.entries(state))
    raw.set(hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [], STATE.fields[field][0]);
  return raw;
}

/** A game with a sampled hidden part, because this page never gets the real one. @param {Rules} rules @param {Uint8Array} hidden */
function worldOf(rules, hidden) {
  const raw = rules.sample(hidden, [0, 0]);
  return new Game(rules, { raw, legal: rules.legal(raw), action: null, rows: [] });
}

export class PuzzleTable extends PreparedTransport {
  /** @param {Rules} rules @param {Puzzle} puzzle @param {string[]} names of the seats */
  constructor(rules, puzzle, names) {
    const hidden = bytesOf(puzzle.state);
    const game = worldOf(rules, hidden);
    const seats = names.map((name, seat) => seatOf(name, seat === puzzle.seat ? null : "master"));
    const terms = { id: ID, created: 0, options: game.options, seats, rematch: null, hints: false };
    const [start] = logOf(game);
    super(rules, new Table(terms, seats, [{ ...start, events: puzzle.seen }], game), puzzle.seat);
    this.puzzle = puzzle;
    this.hidden = hidden;
    this.explainer = new Explainer(rules.module);
    /** The last action, if it was wrong. */
    this.tried = signal(/** @type {string | null} */ (null));
    this.given = signal(false); // the solution was shown
  }

  /** Show the solution. */
  show() {
    this.given.value = true;
    this.decide(this.puzzle.answers[0]);
  }

  checkDecisions() {
    const [action] = this.actions;
    if (this.done.value || action === undefined) return true; // after the solution every action is fine
    this.done.value = this.puzzle.answers.includes(action);
    this.tried.value = this.done.value ? null : action;
    return this.done.value;
  }

  /** The solution: the one that the player found, else the first one. */
  get answer() {
    const [first] = this.actions;
    return this.puzzle.answers.includes(first) ? first : this.puzzle.answers[0];
  }

  /** The best action that is no solution. */
  get nextBest() {
    const { wins, answers } = this.puzzle;
    const others = Object.keys(wins).filter((action) => !answers.includes(action));
    return others.reduce((best, action) => (wins[action] > wins[best] ? action : best));
  }

  /** @param {string} action */
  grounds(action) {
    return this.explainer.explain(this.hidden, action);
  }

  /** A reason that helps after a wrong try: one against the try, else one for the solution. @param {string} action */
  help(action) {
    return this.grounds(action).find(({ code }) => AGAINST.includes(code)) ?? this.grounds(this.answer)[0];
  }
}
