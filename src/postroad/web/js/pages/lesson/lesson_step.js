// A transport for a step of a lesson: a prepared position of a real game that answers each try.

import { signal } from "../../../vendor/signals.js";
import { Game } from "../../engine/game.js";
import { NEW_GAME } from "../../engine/options.js";
import { logOf } from "../../local/play_by_mail.js";
import { seatOf } from "../../local/seats.js";
import { Table } from "../../local/table.js";
import { PreparedTransport } from "../../table/session/prepared_transport.js";
import { answerKey, judge, nextAction } from "./goal.js";
import { POSITIONS } from "./positions.js";

/** @import { Rules } from "../../engine/rules.js" */
/** @import { Step } from "./steps.js" */

const LEARNER = 1; // the learner's seat; the rival plays first
const ID = "lesson"; // a lesson is no table, so nothing is stored
const FIRST_LETTER = "a".charCodeAt(0);

/** The game at a position, replayed by the rules. @param {Rules} rules @param {string} id */
function positionOf(rules, id) {
  const { honours, audience, deck, actions } = POSITIONS[id];
  const order = Array.from(deck, (letter) => letter.charCodeAt(0) - FIRST_LETTER);
  const options = /** @type {any} */ ({ ...NEW_GAME, players: 2, honours, audience });
  const begun = Game.of(rules, options, { seed: [0, 0], decks: [order] });
  return actions.split(" ").reduce((game, action) => game.play(action), begun);
}

export class LessonStep extends PreparedTransport {
  /** @param {Rules} rules @param {Step} step @param {string[]} names the rival's and the learner's */
  constructor(rules, step, names) {
    const game = positionOf(rules, step.id);
    const seats = [seatOf(names[0], "easy"), seatOf(names[1], null)];
    const terms = { id: ID, created: 0, options: game.options, seats, rematch: null, hints: false };
    super(rules, new Table(terms, seats, logOf(game), game), LEARNER);
    this.step = step;
    /** The text key of the current words: the task, the answer to a try, or the praise. */
    this.says = signal(`lesson-${step.id}-ask`);
  }

  /** The next action towards the goal, null if the goal is reached. */
  get next() {
    const { at } = judge(this.step, this.actions);
    const { game } = this.table;
    return game.seat === LEARNER ? nextAction(this.step, at, game.legal()) : null;
  }

  /** Play the next action towards the goal. */
  showNext() {
    const action = this.next;
    if (action) this.decide(action);
  }

  checkDecisions() {
    const { at, done, wrong } = judge(this.step, this.actions);
    this.done.value ||= done;
    const { id } = this.step;
    if (wrong !== null) this.says.value = answerKey(this.step, at, wrong);
    else this.says.value = this.done.value ? `lesson-${id}-done` : `lesson-${id}-ask`;
    return wrong === null;
  }
}
