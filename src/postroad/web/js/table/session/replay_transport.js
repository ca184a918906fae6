// A whole game as a table's transport: it is shown at any position, and nobody decides anything there.
import { signal } from "../../../vendor/signals.js";
import { shown } from "../../local/entries.js";
import { ranking } from "../../local/seats.js";

/** @import { Game } from "../../engine/game.js" */
/** @import { Entry, Level, Message, View } from "../../wire.d.ts" */
/** @import { Transport, TableListener } from "./transport.d.ts" */

const nothing = () => Promise.reject(new Error("nobody decides anything here"));

export class ReplayTransport {
  /** Tells whoever looks on where the game is shown. @type {() => void} */
  #publish = () => {};

  /** @param {Game} game where it ends @param {{ name: string, level: Level | null }[]} seats who played; `level` null for a person, and where nobody knows */
  constructor(game, seats) {
    this.game = game;
    this.seats = seats;
    this.names = seats.map(({ name }) => name);
    this.positions = game.course;
    this.entries = this.positions.map(entry);
    this.at = signal(this.last);
    /** The seat whose eyes it is seen with; null for all that may be seen. */
    this.viewerSeat = signal(/** @type {number | null} */ (null));
    /** Where turns begin. */
    this.turns = this.positions.flatMap((one, at) => (one.events().some(({ ev }) => ev === "turn") ? [at] : []));
    /** @type {Transport} */
    this.transport = {
      can: { decide: false, resign: false, chat: false, clock: false, presence: false, spectators: false },
      watch: (_, lastSeq, listener) => this.#watch(lastSeq, listener),
      record: async () => game.record(this.names),
      send: nothing,
      preview: nothing,
      hint: nothing,
      whyNot: nothing,
      rematch: nothing,
      deleteTable: nothing,
      sendChat: nothing,
    };
  }

  get last() {
    return this.positions.length - 1;
  }

  /** Show the game after so many decisions. @param {number} at */
  show(at) {
    this.at.value = Math.max(0, Math.min(at, this.last));
    this.#publish();
  }

  /** See it with the eyes of a seat, or null: all that may be seen. A running game shows nobody's hand. @param {number | null} seat */
  viewAs(seat) {
    this.viewerSeat.value = this.game.over && seat !== null && seat in this.seats ? seat : null;
  }

  /** @param {() => number} lastSeq @param {TableListener} listener */
  #watch(lastSeq, listener) {
    const publish = () => listener.message(this.#message(lastSeq()));
    this.#publish = publish;
    queueMicrotask(() => {
      listener.state("open");
      publish();
    });
    return { pace: () => {}, close: () => this.#publish === publish && (this.#publish = () => {}) };
  }

  /** @param {number} lastSeq @returns {Message} */
  #message(lastSeq) {
    const [at, viewerSeat] = [this.at.peek(), this.viewerSeat.peek()];
    const { options } = this.game;
    const whole = this.game.over && viewerSeat === null;
    const view = whole ? open(this.positions[at]) : this.positions[at].view(viewerSeat);
    const seats = this.seats.map((seat, number) => shownSeat(seat, number === viewerSeat));
    const points = view.seats.map((seat) => seat.points);
    return {
      table: {
        id: "",
        created: 0,
        host: { id: "", name: "" },
        listed: false,
        hints: false,
        memory: false,
        options: /** @type {any} */ (options),
        seats,
        ranking: ranking(seats, points, view.winner),
      },
      seq: at + 1,
      view,
      undo: false,
      vote: null,
      transfer: null,
      seating: view.phase === "clergy" ? { done: this.seats.map(() => true) } : null, // nobody is asked any more
      entries: this.entries.slice(lastSeq, at + 1).map((entry) => (whole ? entry : covered(entry, viewerSeat))),
      bots: { state: "ready" },
      you: { player: null, seats: viewerSeat === null ? [] : [viewerSeat], host: false },
      presence: { seats: [], spectators: 0 },
      clock: null,
      chat: [],
      rematch: null,
    };
  }
}

/** Whoever looks with somebody's eyes is that person. @param {{ name: string, level: Level | null }} seat @param {boolean} isViewer */
const shownSeat = ({ name, level }, isViewer) => {
  const kind = /** @type {"bot" | "person"} */ (level && !isViewer ? "bot" : "person");
  return { name, kind, level: isViewer ? null : level, player: null, away: null, resigned: false };
};

/** What a seat, or a spectator, was told of it. @param {Entry} entry @param {number | null} viewerSeat @returns {Entry} */
const covered = (entry, viewerSeat) =>
  /** @type {Entry} */ ({ ...entry, events: entry.events.map((event) => shown(/** @type {any} */ (event), viewerSeat)) });

/** @param {Game} game @param {number} at @returns {Entry} */
const entry = (game, at) => ({
  seq: at + 1,
  at: 0,
  kind: at ? "decision" : "start",
  seat: game.past?.seat ?? null,
  action: null,
  events: /** @type {Entry["events"]} */ (game.events()),
});

/** Once a game is over, nothing that was in it is hidden any more. @param {Game} game @returns {View} */
function open(game) {
  const view = game.view(null);
  const seats = view.seats.map((seat, n) => {
    const { hand, clergy } = game.view(n).seats[n];
    return { ...seat, hand, ...(clergy && { clergy }) };
  });
  return { ...view, seats };
}
