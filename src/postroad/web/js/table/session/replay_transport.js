// A recorded game as a table's transport: it shows any position and accepts no decisions.
import { signal } from "../../../vendor/signals.js";
import { visibleEvent } from "../../local/entries.js";
import { ranking, STAND_IN, withAway } from "../../local/seats.js";

/** @import { Game } from "../../engine/game.js" */
/** @import { Entry, Level, Message, TableSeat, View } from "../../wire.d.ts" */
/** @import { Transport, TableListener } from "./transport.d.ts" */
/** `level` is null for a person or an unknown bot; `away`: why a bot played for the player in the end. @typedef {{ name: string, level: Level | null, away?: TableSeat["away"] }} ReplaySeat */

const nothing = () => Promise.reject(new Error("a replay accepts no decisions"));

export class ReplayTransport {
  /** Sends the shown position to the subscriber. @type {() => void} */
  #publish = () => {};

  /** @param {Game} game the game at its end @param {ReplaySeat[]} seats */
  constructor(game, seats) {
    this.game = game;
    this.seats = seats;
    this.names = seats.map(({ name }) => name);
    this.positions = game.positions;
    this.entries = this.positions.map(entryOf);
    this.at = signal(this.last);
    /** The viewer's seat; null for all public information. */
    this.viewerSeat = signal(/** @type {number | null} */ (null));
    /** The positions at which turns begin. */
    this.turns = this.positions.flatMap((one, at) => (one.events().some(({ ev }) => ev === "turn") ? [at] : []));
    /** @type {Transport} */
    this.transport = {
      can: { decide: false, resign: false, chat: false, clock: false, presence: false, spectators: false },
      watch: (_, lastSeq, listener) => this.#watch(lastSeq, listener),
      record: async () => withAway(game.record(this.names), seats),
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

  /** Show the game after a number of decisions. @param {number} at */
  show(at) {
    this.at.value = Math.max(0, Math.min(at, this.last));
    this.#publish();
  }

  /** View the game as a seat, or as a spectator (null). A running game shows no hand. @param {number | null} seat */
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
    const isPublic = this.game.over && viewerSeat === null;
    const view = isPublic ? openView(this.positions[at]) : this.positions[at].view(viewerSeat);
    const seats = this.seats.map((seat, number) => shownSeat(seat, number === viewerSeat, view.winner !== null));
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
      seating: view.phase === "clergy" ? { done: this.seats.map(() => true) } : null, // a replay asks no seat
      entries: this.entries.slice(lastSeq, at + 1).map((entry) => (isPublic ? entry : visibleEntry(entry, viewerSeat))),
      bots: { state: "ready" },
      you: { player: null, seats: viewerSeat === null ? [] : [viewerSeat], host: false },
      presence: { seats: [], spectators: 0 },
      clock: null,
      chat: [],
      rematch: null,
    };
  }
}

/** A seat in the message; the viewer's seat counts as a person's. A player is away only at the end, as a link does not tell since when. @param {ReplaySeat} seat @param {boolean} isViewer @param {boolean} isOver @returns {TableSeat} */
function shownSeat({ name, level, away = null }, isViewer, isOver) {
  const gone = isOver ? away : null;
  const bot = isViewer ? null : gone ? STAND_IN : level;
  return { name, kind: bot ? "bot" : "person", level: bot, player: null, away: gone, resigned: gone === "resigned" };
}

/** An entry as a seat or a spectator may see it. @param {Entry} entry @param {number | null} viewerSeat @returns {Entry} */
const visibleEntry = (entry, viewerSeat) =>
  /** @type {Entry} */ ({ ...entry, events: entry.events.map((event) => visibleEvent(/** @type {any} */ (event), viewerSeat)) });

/** @param {Game} game @param {number} at @returns {Entry} */
const entryOf = (game, at) => ({
  seq: at + 1,
  at: 0,
  kind: at ? "decision" : "start",
  seat: game.previous?.seat ?? null,
  action: null,
  events: /** @type {Entry["events"]} */ (game.events()),
});

/** The view of a finished game, in which nothing is hidden. @param {Game} game @returns {View} */
function openView(game) {
  const view = game.view(null);
  const seats = view.seats.map((seat, n) => {
    const { hand, clergy } = game.view(n).seats[n];
    return { ...seat, hand, ...(clergy && { clergy }) };
  });
  return { ...view, seats };
}
