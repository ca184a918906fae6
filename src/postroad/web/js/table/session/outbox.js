// What was decided and is on its way to the table's transport. It is sent until it is answered, over a reload too, or until it is discarded.
import { batch, effect, signal } from "../../../vendor/signals.js";
import { ConnectionFailed, HttpError } from "../../app/api.js";
import { commandId } from "../../app/command_id.js";
import { play } from "../../app/sound.js";

/** @typedef {import("./transport.d.ts").CommandKind} CommandKind */
/** @typedef {import("./transport.d.ts").Command} Command */
/** @typedef {{ what: CommandKind, command: Command }} OutgoingCommand */
/** @typedef {"offline" | "read-only" | "refused"} DeliveryProblem nobody answers; the server changes nothing for the time being; it cannot take it just now */

export const STALE = "reason-stale"; // the key of the notice that something was meant for a position that is past

const PAUSES = [300, 1000, 3000]; // ms before each further try; the last one holds for all that follow
const PATIENCE = 15_000; // ms for an answer, before it is sent again
const OVERDUE = 150; // ms in which an answer mostly comes; the table looks as before until then
const SHOWN_WITHIN = 4000; // ms after the answer for the message that shows what came of it

/** What means the same whatever happens meanwhile, and so needs no number. @type {CommandKind[]} */
const ANY_POSITION = ["leave", "back", "remove", "seating", "ask-seat", "keep-seat", "ask-pause", "resume"];

/** One command, from the first try to its answer. */
class Delivery {
  /** @param {OutgoingCommand} sent */
  constructor(sent) {
    this.sent = sent;
    this.over = false; // discarded, or the table was left
    this.retryAtOnce = false; // the line is back since the last try began: the next one need not wait
    this.wake = () => {};
    this.done = Promise.resolve(false);
  }

  /** Is it the same once more? @param {CommandKind} what @param {Command} command */
  isRepeatOf(what, { command: _, ...rest }) {
    const { command: __, ...own } = this.sent.command;
    return what === this.sent.what && JSON.stringify(rest) === JSON.stringify(own);
  }

  retryNow() {
    this.retryAtOnce = true;
    this.wake();
  }

  end() {
    this.over = true;
    this.wake();
  }
}

export class Outbox {
  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
    this.key = `postroad.unsent.${session.id}`;
    this.overdue = signal(false); // has it been on its way for so long that one would wonder?
    this.unsent = signal(/** @type {(OutgoingCommand & { why: DeliveryProblem }) | null} */ (null)); // could not be sent so far
    /** @type {Delivery | null} */
    this.delivery = null;
  }

  /** Go on with what was kept when the page was closed. */
  resume() {
    const stored = this.#stored();
    if (stored) void this.#begin(new Delivery(stored));
  }

  /** `seq`: the position that it is meant for. @param {CommandKind} what @param {Partial<Command>} [more] @param {number | null} [seat] @param {number} [seq] @returns {Promise<boolean>} was it done? */
  async send(what, more = {}, seat = this.session.me.value, seq = this.session.shownSeq) {
    if (seat === null) return false;
    const command = { ...(ANY_POSITION.includes(what) ? {} : { seq }), command: commandId(), seat, ...more };
    while (this.delivery) {
      if (this.unsent.value || this.delivery.isRepeatOf(what, command)) return false; // pressed twice
      await this.delivery.done;
    }
    if (command.seq !== undefined && this.session.seq.value > seq) return this.#rejectStale();
    return this.#begin(new Delivery({ what, command }));
  }

  /** It was meant for a position that is past. */
  #rejectStale() {
    play("refuse");
    this.session.notice.value = { key: STALE };
    return false;
  }

  /** What could not be sent is forgotten. */
  discard() {
    this.unsent.value = null;
    this.delivery?.end();
  }

  /** The line is back: no need to wait any longer. */
  retryNow() {
    if (this.unsent.value) this.delivery?.retryNow();
  }

  /** The table is left; what is kept is sent when it is opened again. */
  close() {
    this.delivery?.end();
  }

  /** @param {Delivery} delivery */
  #begin(delivery) {
    this.delivery = delivery;
    delivery.done = this.#deliver(delivery);
    return delivery.done;
  }

  /** @param {Delivery} delivery */
  async #deliver(delivery) {
    const { session } = this;
    let done = false;
    const before = session.shownSeq;
    const overdue = setTimeout(() => (this.overdue.value = session.shownSeq === before), OVERDUE); // the answer may come after what it led to
    session.notice.value = null;
    session.about.value = null; // what was read is done
    this.#store(delivery.sent);
    try {
      const answer = await this.#sendUntilAnswered(delivery);
      if (answer || !session.closed) this.#removeStored(delivery.sent); // at once: what it leads to may be shown later, or to nobody
      done = answer !== null;
      if (answer) await this.#awaitEntry(answer.seq);
    } catch (error) {
      this.#removeStored(delivery.sent);
      this.#showRejection(error, delivery.sent.command);
    } finally {
      clearTimeout(overdue);
      batch(() => {
        this.delivery = null;
        this.overdue.value = false;
        this.unsent.value = null;
        if (!done && delivery.sent.what === "decisions") session.selected.value = null; // else the next position does that
      });
    }
    return done;
  }

  /** Send, and again if no answer comes; null if that ended before. @param {Delivery} delivery */
  async #sendUntilAnswered(delivery) {
    for (let tries = 0; !delivery.over; tries++) {
      /** @type {DeliveryProblem} */
      let problem;
      try {
        return await this.#attempt(delivery);
      } catch (error) {
        if (!isRetryable(error)) throw error;
        problem = problemOf(error);
      }
      if (delivery.over) break;
      this.unsent.value = { ...delivery.sent, why: problem };
      if (!delivery.retryAtOnce) await pause(delivery, PAUSES[Math.min(tries, PAUSES.length - 1)]);
    }
    return null;
  }

  /** @param {Delivery} delivery */
  #attempt(delivery) {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), PATIENCE);
    delivery.retryAtOnce = false;
    delivery.wake = () => giveUp.abort();
    return this.session.transport
      .send(delivery.sent.what, delivery.sent.command, giveUp.signal)
      .finally(() => clearTimeout(timer));
  }

  /** The message that shows it comes by the table's line; if it does not, it was lost on the way. @param {number} seq */
  async #awaitEntry(seq) {
    if (!(await until(() => this.session.seq.value >= seq, SHOWN_WITHIN))) this.session.resubscribe();
  }

  /** @param {unknown} error @param {Command} command */
  #showRejection(error, command) {
    if (!(error instanceof HttpError)) throw error;
    const { status, body } = error;
    play("refuse");
    if (status === 409 && body.seq) void this.#awaitEntry(body.seq);
    this.session.notice.value = {
      key: `reason-${body.reason ?? body.error}`,
      action: this.#actionOf(command),
      reason: body.reason,
    };
  }

  /** The one action that a refusal is about: of several it may be any; of a seating it is whoever sits elsewhere already. @param {Command} command */
  #actionOf({ action, then, ranks, seat }) {
    if (!ranks) return then ? undefined : action;
    const seated = Object.values(this.session.view.value?.seats[seat].clergy ?? {});
    const other = seated.find((rank, coach) => rank && rank !== ranks[coach]);
    return other ? `clergy:${other}` : undefined;
  }

  /** @returns {OutgoingCommand | null} */
  #stored() {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "null");
    } catch {
      return null; // unreadable, or the browser keeps nothing
    }
  }

  /** What has no number is not kept: after a while, nobody means it any more. @param {OutgoingCommand} sent */
  #store(sent) {
    if (sent.command.seq === undefined && sent.what !== "seating") return;
    try {
      localStorage.setItem(this.key, JSON.stringify(sent));
    } catch {
      // a private window may keep nothing: it is sent as long as the page is open
    }
  }

  /** Unless another page keeps something else there by now. @param {OutgoingCommand} sent */
  #removeStored(sent) {
    if (this.#stored()?.command.command === sent.command.command) localStorage.removeItem(this.key);
  }
}

/** Nobody has answered, or somebody who could not do it just now. @param {unknown} error */
const isRetryable = (error) =>
  error instanceof ConnectionFailed || (error instanceof HttpError && (error.status === 429 || error.status >= 500));

/** @param {unknown} error @returns {DeliveryProblem} */
function problemOf(error) {
  if (!(error instanceof HttpError)) return "offline";
  return error.message === "read-only" ? "read-only" : "refused";
}

/** @param {Delivery} delivery @param {number} ms @returns {Promise<void>} */
function pause(delivery, ms) {
  return new Promise((go) => {
    const timer = setTimeout(go, ms);
    delivery.wake = () => {
      clearTimeout(timer);
      go();
    };
  });
}

/** Whether something becomes the case in so many ms. @param {() => boolean} is @param {number} ms @returns {Promise<boolean>} */
function until(is, ms) {
  return new Promise((answer) => {
    let stop = () => {};
    const timer = setTimeout(() => end(false), ms);
    /** @param {boolean} met */
    function end(met) {
      clearTimeout(timer);
      queueMicrotask(() => stop()); // an effect cannot end while it runs for the first time
      answer(met);
    }
    stop = effect(() => void (is() && end(true)));
  });
}
