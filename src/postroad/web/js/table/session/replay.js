// A whole game as a table's host: it is shown at any position, and nobody decides anything there.
import { signal } from "../../../vendor/signals.js";

/** @import { Game } from "../../engine/game.js" */
/** @import { Entry, Message, View } from "../../wire.d.ts" */
/** @import { Host, Listener } from "./host.d.ts" */

const nothing = () => Promise.reject(new Error("nobody decides anything here"));

export class Replay {
  /** Tells whoever looks on where the game is shown. @type {() => void} */
  #tell = () => {};

  /** @param {Game} game where it ends @param {string[]} names */
  constructor(game, names) {
    this.game = game;
    this.names = names;
    this.positions = game.course;
    this.entries = this.positions.map(entry);
    this.at = signal(this.last);
    /** Where turns begin. */
    this.turns = this.positions.flatMap((one, at) => (one.events().some(({ ev }) => ev === "turn") ? [at] : []));
    /** @type {Host} */
    this.host = {
      can: { chat: false, clock: false, presence: false, spectators: false },
      watch: (_, known, listener) => this.#watch(known, listener),
      record: async () => game.record(names),
      ask: nothing,
      preview: nothing,
      why: nothing,
      rematch: nothing,
      deleteTable: nothing,
      say: nothing,
    };
  }

  get last() {
    return this.positions.length - 1;
  }

  /** Show the game after so many decisions. @param {number} at */
  show(at) {
    this.at.value = Math.max(0, Math.min(at, this.last));
    this.#tell();
  }

  /** @param {() => number} known @param {Listener} listener */
  #watch(known, listener) {
    const tell = () => listener.message(this.#message(known()));
    this.#tell = tell;
    queueMicrotask(() => {
      listener.state("open");
      tell();
    });
    return { pace: () => {}, close: () => this.#tell === tell && (this.#tell = () => {}) };
  }

  /** @param {number} known @returns {Message} */
  #message(known) {
    const at = this.at.peek();
    const seat = { kind: /** @type {const} */ ("person"), level: null, player: null, away: null, resigned: false };
    const { options } = this.game;
    return {
      table: {
        id: "",
        created: 0,
        host: { id: "", name: "" },
        listed: false,
        options: /** @type {any} */ (options),
        seats: this.names.map((name) => ({ ...seat, name })),
      },
      seq: at + 1,
      view: this.game.over ? open(this.positions[at]) : this.positions[at].view(null),
      undo: false,
      asked: null,
      seating: null,
      entries: this.entries.slice(known, at + 1),
      bots: { state: "ready" },
      you: { player: null, seats: [], host: false },
      presence: { seats: [], spectators: 0 },
      clock: null,
      chat: [],
      rematch: null,
    };
  }
}

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
