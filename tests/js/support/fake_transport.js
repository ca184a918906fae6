// A fake transport whose requests wait until the test answers them.
import { ConnectionFailed, HttpError } from "../../../src/postroad/web/js/app/api.js";
import { Session } from "../../../src/postroad/web/js/table/session/session.js";

/** A request to the transport. */
class Question {
  constructor(given, signal) {
    Object.assign(this, given);
    this.answered = new Promise((resolve, reject) => {
      this.answer = resolve;
      this.fail = reject;
    });
    signal?.addEventListener("abort", () => this.lose());
  }

  refuse(status, body = null) {
    this.fail(new HttpError(status, body));
  }

  /** Fail like a request that gets no answer. */
  lose() {
    this.fail(new ConnectionFailed("test"));
  }
}

export class FakeHost {
  can = { decide: true, resign: true, chat: true, clock: true, presence: true, spectators: true };
  lines = [];
  asked = [];
  previews = [];
  whys = [];

  get line() {
    return this.lines.at(-1);
  }

  watch(seat, known, listener) {
    const line = { seat, known, ...listener, paces: [], closed: false };
    this.lines.push(line);
    return { pace: (seconds) => line.paces.push(seconds), close: () => (line.closed = true) };
  }

  #put(list, given, signal) {
    const question = new Question(given, signal);
    list.push(question);
    return question.answered;
  }

  send = (what, command, signal) => this.#put(this.asked, { what, command }, signal);
  preview = (seat, wishes) => this.#put(this.previews, { seat, wishes });
  whyNot = (seat, action) => this.#put(this.whys, { seat, action });
}

const seatTold = (kind) => ({ name: kind, kind, level: null, player: null, away: null, resigned: false });

/** A message of the transport; `after` is the last entry that the receiver has. */
export function message(seq, { after = 0, own = [0], seats = ["person", "bot"], kind = "decision", ...more } = {}) {
  const entries = Array.from({ length: seq - after }, (_, at) => ({
    seq: after + at + 1,
    at: 0,
    kind: after + at ? kind : "start",
    seat: null,
    action: null,
    events: [],
  }));
  return {
    table: { id: "t", memory: false, seats: seats.map(seatTold) },
    seq,
    view: { seq, decides: 0, legal: ["end"], phase: "take", official: null, seats: seats.map(() => ({ clergy: {} })) },
    undo: false,
    vote: null,
    transfer: null,
    seating: null,
    entries,
    bots: { state: "ready" },
    you: { player: "me", seats: own, host: true },
    presence: { seats: [], spectators: 0 },
    clock: null,
    chat: [],
    rematch: null,
    ...more,
  };
}

/** Let pending promises settle without advancing time. */
export async function moment() {
  for (let turn = 0; turn < 5; turn++) await new Promise((go) => setImmediate(go));
}

/** Open a session and show it a position. */
export async function begun(id = "t", seq = 5, more = {}) {
  const transport = new FakeHost();
  const session = new Session(id, transport);
  await shown(transport, message(seq, more));
  return { transport, session };
}

/** Send a message on the newest connection, and again if the session then connects to a seat of its own. */
export async function shown(transport, told) {
  const { line } = transport;
  line.state("open");
  line.message(told);
  if (transport.line !== line) transport.line.message(told);
  await moment();
}
