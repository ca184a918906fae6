// What was decided and is on its way to the table's host. It is sent until it is answered, over a reload too, or until it is discarded.
import { batch, effect, signal } from "../../../vendor/signals.js";
import { Refused, Unreachable } from "../../app/api.js";
import { play } from "../../app/sound.js";

/** @typedef {import("./host.d.ts").Asking} Asking */
/** @typedef {import("./host.d.ts").Command} Command */
/** @typedef {{ what: Asking, command: Command }} Kept */

const PAUSES = [300, 1000, 3000]; // ms before each further try; the last one holds for all that follow
const WONDERING = 150; // ms in which an answer mostly comes; the table looks as before until then
const PATIENCE = 4000; // ms after the answer for the message that shows what came of it

/** What means the same whatever happens meanwhile. @type {Asking[]} */
const ANY_TIME = ["leave", "back", "remove", "seating"];

export class Outbox {
  /** @param {import("./session.js").Session} session */
  constructor(session) {
    this.session = session;
    this.key = `postroad.unsent.${session.id}`;
    this.slow = signal(false); // has it been on its way for so long that one would wonder?
    this.unsent = signal(/** @type {Kept | null} */ (null)); // could not be sent so far
    /** @type {{ seq: number, done: Promise<boolean> } | null} */
    this.underWay = null;
    this.wake = () => {};
    this.stopped = false;
  }

  /** Go on with what was kept when the page was closed. */
  resume() {
    const kept = this.#kept();
    if (!kept) return;
    this.unsent.value = kept;
    void this.#begin(0, kept);
  }

  /** @param {Asking} what @param {Partial<Command>} [more] @param {number | null} [seat] @returns {Promise<boolean>} was it done? */
  async send(what, more = {}, seat = this.session.me.value) {
    if (seat === null) return false;
    const seq = this.session.seq.value;
    while (this.underWay) {
      if (this.unsent.value || this.underWay.seq === seq) return false; // pressed twice
      await this.underWay.done; // what came of it was seen before its answer
    }
    const command = { ...(ANY_TIME.includes(what) ? {} : { seq }), command: commandId(), seat, ...more };
    return this.#begin(seq, { what, command });
  }

  /** What could not be sent is forgotten. */
  discard() {
    this.#keep(null);
    this.wake();
  }

  /** The line is back: no need to wait any longer. */
  hurry() {
    this.wake();
  }

  close() {
    this.stopped = true;
    this.wake();
  }

  /** @param {number} seq @param {Kept} kept */
  #begin(seq, kept) {
    const done = this.#deliver(kept).finally(() => (this.underWay = null));
    this.underWay = { seq, done };
    return done;
  }

  /** @param {Kept} kept */
  async #deliver(kept) {
    const { session } = this;
    const slow = setTimeout(() => (this.slow.value = true), WONDERING);
    session.notice.value = null;
    try {
      const answer = await this.#insist(kept);
      if (answer) await this.#heard(answer.seq);
      return answer !== null;
    } catch (error) {
      this.#refused(error, kept.command.action);
      return false;
    } finally {
      clearTimeout(slow);
      batch(() => {
        this.slow.value = false;
        session.selected.value = null;
        if (!this.stopped) this.#keep(null);
      });
    }
  }

  /** The message that shows it comes by the table's line; if it does not, it was lost on the way. @param {number} seq */
  async #heard(seq) {
    if (!(await until(() => this.session.seq.value >= seq, PATIENCE))) this.session.seeAgain();
  }

  /** Send, and again if no answer comes; null if it was discarded, or the table was left, before. @param {Kept} kept */
  async #insist(kept) {
    for (let tries = 0; ; tries++) {
      try {
        return await this.session.host.ask(kept.what, kept.command);
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
      }
      if (this.stopped || (tries > 0 && !this.unsent.value)) return null;
      this.#keep(kept);
      await this.#pause(PAUSES[Math.min(tries, PAUSES.length - 1)]);
      if (this.stopped || !this.unsent.value) return null;
    }
  }

  /** @param {number} ms */
  #pause(ms) {
    return new Promise((go) => {
      const timer = setTimeout(() => go(null), ms);
      this.wake = () => {
        clearTimeout(timer);
        go(null);
      };
    });
  }

  /** @param {unknown} error @param {string} [action] */
  #refused(error, action) {
    if (!(error instanceof Refused)) throw error;
    const { status, body } = error;
    play("refuse");
    if (status === 409 && body?.seq) void this.#heard(body.seq);
    const code = body?.reason ?? body?.error ?? (status < 500 ? "stale" : "storage");
    this.session.notice.value = { key: `reason-${code}`, action };
  }

  /** @returns {Kept | null} */
  #kept() {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "null");
    } catch {
      return null; // unreadable, or the browser keeps nothing
    }
  }

  /** @param {Kept | null} kept */
  #keep(kept) {
    this.unsent.value = kept;
    try {
      if (kept) localStorage.setItem(this.key, JSON.stringify(kept));
      else localStorage.removeItem(this.key);
    } catch {
      // a private window may keep nothing: it is sent as long as the page is open
    }
  }
}

const commandId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

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
