// Delivery of commands to the transport: each is retried until it is answered or discarded, after a reload too.
import { batch, effect, signal } from "../../../vendor/signals.js";
import { ConnectionFailed, HttpError } from "../../app/api.js";
import { commandId } from "../../app/command_id.js";
import { play } from "../../app/sound.js";
import { ServiceFailed } from "../../local/local_client.js";

/** @typedef {import("./transport.d.ts").CommandKind} CommandKind */
/** @typedef {import("./transport.d.ts").Command} Command */
/** @typedef {{ what: CommandKind, command: Command }} OutgoingCommand */
/** @typedef {"offline" | "stopped" | "read-only" | "refused"} DeliveryProblem no connection; the game in the page has stopped; the server is read-only; the server cannot accept it now */

export const STALE = "reason-stale"; // the notice for a command that was meant for an older position

const PAUSES = [300, 1000, 3000]; // ms before each retry; the last value repeats
const PATIENCE = 15_000; // ms to wait for an answer before a retry
const OVERDUE = 150; // ms in which most answers come; the table does not change before
const SHOWN_WITHIN = 4000; // ms after the answer in which the entry must arrive

/** Commands that do not depend on the position, and so carry no entry number. @type {CommandKind[]} */
const ANY_POSITION = ["leave", "back", "remove", "seating", "ask-seat", "keep-seat", "ask-pause", "resume"];

/** One command, from its first attempt to its answer. */
class Delivery {
  /** @param {OutgoingCommand} sent */
  constructor(sent) {
    this.sent = sent;
    this.over = false; // discarded, or the player left the table
    this.retryAtOnce = false; // the connection returned since the last attempt began: the next one starts at once
    this.wake = () => {};
    this.done = Promise.resolve(false);
  }

  /** Whether a command is the same with another id. @param {CommandKind} kind @param {Command} command */
  isRepeatOf(kind, { command: _, ...rest }) {
    const { command: __, ...own } = this.sent.command;
    return kind === this.sent.what && JSON.stringify(rest) === JSON.stringify(own);
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
    this.overdue = signal(false); // whether the command takes noticeably long
    this.unsent = signal(/** @type {(OutgoingCommand & { why: DeliveryProblem }) | null} */ (null)); // the command that could not be sent so far
    /** @type {Delivery | null} */
    this.delivery = null;
  }

  /** Resume the delivery of a command stored before a reload. */
  resume() {
    const stored = this.#stored();
    if (stored) void this.#begin(new Delivery(stored));
  }

  /** Send a command; `seq` is the position that it is meant for. @param {CommandKind} kind @param {Partial<Command>} [more] @param {number | null} [seat] @param {number} [seq] @returns {Promise<boolean>} whether the transport applied it */
  async send(kind, more = {}, seat = this.session.me.value, seq = this.session.shownSeq) {
    if (seat === null) return false;
    const command = { ...(ANY_POSITION.includes(kind) ? {} : { seq }), command: commandId(), seat, ...more };
    while (this.delivery) {
      if (this.unsent.value || this.delivery.isRepeatOf(kind, command)) return false; // a second press of the same control
      await this.delivery.done;
    }
    if (command.seq !== undefined && this.session.seq.value > seq) return this.#rejectStale();
    return this.#begin(new Delivery({ what: kind, command }));
  }

  /** Reject a command that was meant for an older position. */
  #rejectStale() {
    play("refuse");
    this.session.notice.value = { key: STALE };
    return false;
  }

  /** Discard the command that could not be sent. */
  discard() {
    this.unsent.value = null;
    this.delivery?.end();
  }

  /** Retry at once: the connection is back. */
  retryNow() {
    if (this.unsent.value) this.delivery?.retryNow();
  }

  /** Stop the delivery. A stored command is sent when the player opens the table again. */
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
    const overdue = setTimeout(() => (this.overdue.value = session.shownSeq === before), OVERDUE); // the message may arrive before the answer
    session.notice.value = null;
    session.about.value = null; // the player has acted on the explanation
    this.#store(delivery.sent);
    try {
      const answer = await this.#sendUntilAnswered(delivery);
      if (answer || !session.closed) this.#removeStored(delivery.sent); // removed at once: the player may leave the table before its entry arrives
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
        if (!done && delivery.sent.what === "decisions") session.selected.value = null; // otherwise the next position clears it
      });
    }
    return done;
  }

  /** Send until an answer comes; null if the delivery was cancelled before. @param {Delivery} delivery */
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

  /** Wait until the entry arrives by the subscription; subscribe again if it does not. @param {number} seq */
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

  /** The action that a rejection is about: none if a plan contains several, and for seated clergy the rank that already rides elsewhere. @param {Command} command */
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
      return null; // the value is damaged, or the browser blocks storage
    }
  }

  /** Commands without an entry number are not stored, except for clergy: after a while the player no longer wants them. @param {OutgoingCommand} sent */
  #store(sent) {
    if (sent.command.seq === undefined && sent.what !== "seating") return;
    try {
      localStorage.setItem(this.key, JSON.stringify(sent));
    } catch {
      // a private window may block storage; the page still sends it while it is open
    }
  }

  /** Remove the stored command, unless another page has stored its own. @param {OutgoingCommand} sent */
  #removeStored(sent) {
    if (this.#stored()?.command.command === sent.command.command) localStorage.removeItem(this.key);
  }
}

/** Whether no answer came, or the server could not act just now. @param {unknown} error */
const isRetryable = (error) =>
  error instanceof ConnectionFailed || (error instanceof HttpError && (error.status === 429 || error.status >= 500));

/** @param {unknown} error @returns {DeliveryProblem} */
function problemOf(error) {
  if (error instanceof ServiceFailed) return "stopped";
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

/** Whether a condition becomes true within some ms. @param {() => boolean} is @param {number} ms @returns {Promise<boolean>} */
function until(is, ms) {
  return new Promise((answer) => {
    let stop = () => {};
    const timer = setTimeout(() => end(false), ms);
    /** @param {boolean} met */
    function end(met) {
      clearTimeout(timer);
      queueMicrotask(() => stop()); // an effect cannot stop during its first run
      answer(met);
    }
    stop = effect(() => void (is() && end(true)));
  });
}
