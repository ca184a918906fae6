// An immutable local table: its terms, its seats, its log and its game; each change returns a new table.

import { Game } from "../engine/game.js";
import { ACTIONS, CITIES } from "../engine/layout.js";
import { NEW_GAME } from "../engine/options.js";
import { nextSeed } from "./branch.js";
import * as clergy from "./clergy.js";
import { botSeed, dealOf, deckSeed } from "./deal.js";
import { beginsTurn, decisions, entryToWire as entryTold, reveals, visibleEvent } from "./entries.js";
import { LOCAL_PLAYER, MAIL_PLAYER } from "./players.js";
import { badRequest, CommandRejected, illegal, noTable, notYourSeat, notYourTurn } from "./rejections.js";
import { hasResigned, isPerson, ranking, seatsAfter, seatToWire as seatTold, withAway } from "./seats.js";
import { standIns } from "./stand_in.js";

/** @import * as Wire from "../wire.d.ts" */
/** @import { Rules, Seed } from "../engine/rules.js" */
/** @import { Document } from "../engine/game.js" */
/** @import { Entry } from "./entries.js" */
/** @import { Daily, Origin } from "./origin.js" */
/** @import { Seat } from "./seats.js" */
/** A table's terms, as stored. @typedef {{ id: string, created: number, options: Wire.GameOptions, seats: Seat[], rematch: string | null, post?: number | null, parcel?: string, origin?: Origin | null, daily?: Daily | null, hints?: boolean, by_heart?: boolean }} TableTerms `seats`: at the start; `post`: the number of a game by mail; `parcel`: the text of a transfer; `origin`: the position from which it branched; `daily`: the day's challenge; `hints`: whether hints were agreed; `by_heart`: memory mode */
/** A command at a seat. @typedef {{ command: string, seat: number, seq?: number, action?: string, then?: string[], ranks?: string[] }} Command */

/** The log does not lead to a valid game. */
export class CorruptLogError extends Error {}

/** The game uses rulings or a map of a later version. */
export class NewerVersionError extends CorruptLogError {}

export class Table {
  /** @param {TableTerms} terms @param {Seat[]} seats @param {Entry[]} entries @param {Game} game */
  constructor(terms, seats, entries, game) {
    this.terms = terms;
    this.seats = seats;
    this.entries = entries;
    this.game = game;
  }

  /** @param {Rules} rules @param {TableTerms} terms */
  static create(rules, terms) {
    const game = Game.of(rules, terms.options, terms.daily ? { seed: dealOf(terms.daily.date).seed } : {});
    return new Table(terms, terms.seats, [entry(1, terms.created, "start", { events: game.events() })], game);
  }

  /** Replay a table from its log; CorruptLogError if that fails. @param {Rules} rules @param {TableTerms} terms @param {Entry[]} entries */
  static fromLog(rules, terms, entries) {
    if (terms.options.rulings > NEW_GAME.rulings || terms.options.rome > NEW_GAME.rome) throw new NewerVersionError();
    const [start] = entries;
    if (start?.kind !== "start") throw new CorruptLogError();
    let game = checkEvents(Game.of(rules, terms.options, { seed: [0, 0], decks: decksIn(start) }), start);
    for (const one of decisions(entries)) {
      if (game.whyNot(/** @type {string} */ (one.action))) throw new CorruptLogError();
      game = checkEvents(game.play(/** @type {string} */ (one.action), decksIn(one)), one);
    }
    return new Table(terms, entries.reduce(seatsAfter, terms.seats), entries, game);
  }

  // State

  get seq() {
    return this.entries[this.entries.length - 1].seq;
  }

  /** Is it a game by mail? */
  get byMail() {
    return this.seats.some(({ player }) => player === MAIL_PLAYER);
  }

  /** May a player leave or resign? Not by mail, and not in a day's challenge. */
  get mayLeave() {
    return !this.byMail && !this.terms.daily;
  }

  get hasPersons() {
    return this.seats.some(isPerson);
  }

  /** Does the table offer hints? Yes if one person plays; several people must have agreed. */
  get hints() {
    if (this.terms.by_heart) return false; // hints know the covered pieces
    return this.terms.hints ?? this.terms.seats.filter(({ player }) => player).length === 1;
  }

  /** The seat that must decide, null unless a bot plays it. */
  get botSeat() {
    const { seat } = this.game;
    return seat !== null && !isPerson(this.seats[seat]) ? seat : null;
  }

  /** The seed of the next bot decision in a day's challenge, null at other tables. @returns {Seed | null} */
  get botSeed() {
    return this.terms.daily ? botSeed(this.terms.daily.date, this.game) : null;
  }

  /** The seat that must decide, null unless a person plays it. */
  get personSeat() {
    const { seat } = this.game;
    return seat !== null && isPerson(this.seats[seat]) ? seat : null;
  }

  /** Is the next decision the first of a turn? */
  get beginsTurn() {
    return beginsTurn(decisions(this.entries).at(-1) ?? this.entries[0]);
  }

  /** The seat whose view the page gets, null for a spectator's view. After the game the page may ask for any seat. @param {number | null} seat */
  viewer(seat) {
    if (seat === null) return null;
    this.#checkOwn(seat);
    return hasResigned(this.seats[seat]) && !this.game.over ? null : seat;
  }

  /** @param {number} seat */
  #checkOwn(seat) {
    if (!this.seats[seat]) throw noTable();
    if (this.seats[seat].player !== LOCAL_PLAYER && !this.game.over) throw notYourSeat();
  }

  /** The entry that the seat may undo: its last decision, if that revealed nothing and the turn goes on. @param {number | null} seat */
  undoableEntry(seat) {
    const last = decisions(this.entries).at(-1);
    const own = last && last.seat === seat && seat === this.personSeat;
    return own && last.action !== "end" && !reveals(last) ? last : null;
  }

  /** The record: during the game as the viewer may know it, after the game complete. @param {number | null} viewer @returns {Document} */
  record(viewer) {
    const record = this.#fullRecord();
    return this.game.over
      ? withAway(record, this.seats)
      : { ...record, events: record.events.map((event) => visibleEvent(event, viewer)) };
  }

  /** @returns {Document} */
  #fullRecord() {
    const record = this.game.record(this.seats.map(({ name }) => name));
    const stand_ins = standIns(this.entries, this.terms.seats);
    return stand_ins.length ? { ...record, options: { ...record.options, stand_ins } } : record;
  }

  // Changes

  /** The table after a person's command; a command with a known id changes nothing. @param {string} what @param {Command} command */
  afterCommand(what, command) {
    this.#checkOwn(command.seat);
    const before = this.entries.find(({ seat, command: id }) => seat === command.seat && id === command.command);
    if (before) {
      if (!isResultOf(before, what, command)) throw badRequest(); // the id belongs to another command
      return this;
    }
    const reducer = REDUCERS[what];
    if (!reducer) throw badRequest();
    if (command.seq !== undefined && command.seq !== this.seq) throw new CommandRejected(409, "stale", { seq: this.seq });
    return reducer(this, command);
  }

  /** The table after decisions of one seat: all of them, or none. @param {number} seat @param {string[]} actions @param {string | null} [command] */
  afterDecisions(seat, actions, command = null) {
    let { game } = this;
    /** @type {Entry[]} */
    const made = [];
    for (const action of actions) {
      if (made.length && reveals(made[made.length - 1])) throw illegal("plan-reveals"); // a decision must be stored before the page sees what it reveals
      if (game.seat !== seat) throw notYourTurn();
      const reason = game.whyNot(action);
      if (reason) throw illegal(reason);
      game = game.reseeded(this.#nextSeed(game)).play(action); // a seed drawn now cannot be foreseen
      const more = { seat, action, events: game.events(), command: made.length ? null : command };
      made.push(this.#entry("decision", more, made.length));
    }
    return this.#with(made, game);
  }

  /** @param {Game} game @returns {Seed} */
  #nextSeed(game) {
    const { daily, origin } = this.terms;
    return daily ? deckSeed(daily.date, game) : nextSeed(origin, game);
  }

  /** @param {number} seat @param {number | number[]} undoes @param {string | null} [command] */
  afterUndo(seat, undoes, command = null) {
    let { game } = this;
    for (const _ of [undoes].flat()) game = /** @type {Game} */ (game.previous);
    return this.#with([this.#entry("undo", { seat, undoes, command })], game);
  }

  /** The table after an entry that is not a decision. @param {Entry["kind"]} kind @param {Partial<Entry>} more */
  afterEntry(kind, more) {
    return this.#with([this.#entry(kind, more)], this.game);
  }

  /** The table after the next automatic change, null if there is none. It carries out a requested undo, which needs no consent here, or a submitted seating. @returns {Table | null} */
  autoAdvance() {
    const last = this.entries[this.entries.length - 1];
    if (last.kind === "ask-undo") return this.afterUndo(/** @type {number} */ (last.seat), /** @type {number[]} */ (last.undoes));
    const action = clergy.nextAction(this.game, this.entries);
    return action ? this.afterDecisions(/** @type {number} */ (this.game.seat), [action]) : null;
  }

  /** @param {Entry["kind"]} kind @param {Partial<Entry>} more @param {number} [later] number of new entries before this one */
  #entry(kind, more, later = 0) {
    const last = this.entries[this.entries.length - 1];
    return entry(last.seq + 1 + later, Date.now() / 1000, kind, more);
  }

  /** @param {Entry[]} made @param {Game} game */
  #with(made, game) {
    return new Table(this.terms, made.reduce(seatsAfter, this.seats), [...this.entries, ...made], game);
  }

  // Messages

  /** The message to one viewer, with the entries after `since`. @param {number | null} viewer @param {number} since @param {Wire.Bots["state"]} bots @returns {Wire.Message} */
  stateMessage(viewer, since, bots) {
    const { terms, seats, entries, game } = this;
    const done = clergy.finishedSeats(game, entries)?.map((one, seat) => one || (this.byMail && seat !== game.seat)) ?? null; // by mail, seats decide one after another
    const fresh = since && since <= this.seq ? entries.slice(since) : entries;
    return {
      table: {
        id: terms.id,
        created: terms.created,
        host: { id: LOCAL_PLAYER, name: seats.find(({ player }) => player)?.name ?? "" },
        listed: false,
        hints: this.hints,
        memory: terms.by_heart ?? false,
        options: game.options,
        seats: seats.map(seatTold),
        ranking: this.#ranking(game.view(null)),
        ...(terms.origin && { origin: terms.origin }),
        ...(terms.daily && { daily: terms.daily }),
      },
      seq: this.seq,
      view: game.view(viewer),
      undo: this.undoableEntry(viewer) !== null,
      vote: null,
      transfer: null,
      seating: done && { done },
      entries: fresh.map((one) => entryTold(one, viewer, game.over)),
      bots: { state: bots },
      you: {
        player: LOCAL_PLAYER,
        seats: seats.flatMap(({ player }, seat) => (player === LOCAL_PLAYER ? [seat] : [])),
        host: true,
      },
      presence: { seats: seats.map(() => true), spectators: 0 },
      clock: null,
      chat: [],
      rematch: terms.rematch,
    };
  }

  /** @param {Wire.View} view */
  #ranking({ seats, winner }) {
    const points = seats.map((seat) => seat.points);
    return ranking(this.seats, points, winner);
  }

  /** The summary for lists, with nothing that a spectator may not know. */
  summary() {
    const { terms, seats, game } = this;
    const view = game.view(null);
    return {
      seats: seats.map(seatTold),
      over: game.over,
      round: view.round,
      decides: game.seat,
      points: view.seats.map(({ points }) => points),
      winner: view.winner,
      ranking: this.#ranking(view),
      options: game.options,
      id: terms.id,
      created: terms.created,
      updated: this.entries[this.entries.length - 1].at,
      stage: /** @type {Wire.MyTable["stage"]} */ (game.over ? "over" : "playing"),
      clock: null,
      memory: terms.by_heart ?? false,
      host: LOCAL_PLAYER,
      seq: this.seq,
      ...(terms.origin && { origin: terms.origin }),
      ...(terms.daily && { daily: terms.daily }),
      my_turn: this.personSeat !== null && seats[this.personSeat].player === LOCAL_PLAYER,
    };
  }
}

/** The reducer of each command. @type {Record<string, (table: Table, command: Command) => Table>} */
const REDUCERS = {
  decisions: (table, { seat, action = "", then = [], command }) => {
    if (!isPerson(table.seats[seat])) throw notYourTurn();
    return table.afterDecisions(seat, [action, ...then], command);
  },
  seating: (table, { seat, ranks = [], command }) => {
    clergy.checkSeating(table.game, seat, ranks);
    if (!isPerson(table.seats[seat])) throw notYourTurn();
    return table.afterEntry("seating", { seat, command, secret: ranks });
  },
  undo: (table, { seat, command }) => {
    const last = table.undoableEntry(seat);
    if (!last) throw new CommandRejected(403, "no-undo");
    return table.afterUndo(seat, last.seq, command);
  },
  "ask-undo": (table, { seat, command }) => {
    const undoes = table.byMail || table.terms.daily ? [] : seqsSinceDecision(table.entries, seat); // a sent turn link cannot be undone, and a day's challenge has one try
    if (!undoes.length || table.game.over || !isPerson(table.seats[seat]) || table.undoableEntry(seat))
      throw new CommandRejected(403, "no-undo");
    return table.afterEntry("ask-undo", { seat, command, undoes });
  },
  leave: (table, { seat, command }) => {
    if (table.game.over || !table.mayLeave || !isPerson(table.seats[seat])) throw new CommandRejected(403, "no-leave");
    return table.afterEntry("leave", { seat, command });
  },
  resign: (table, { seat, command }) => {
    if (table.game.over || !table.mayLeave || !isPerson(table.seats[seat])) throw new CommandRejected(403, "no-resign");
    return table.afterEntry("resign", { seat, command });
  },
  back: (table, { seat, command }) => {
    if (table.game.over || table.seats[seat].away !== "left") throw new CommandRejected(403, "no-back");
    return table.afterEntry("back", { seat, command });
  },
};

const KINDS = { decisions: "decision" }; // kinds of entries that differ from the command's name

/** Is an entry the result of this command? @param {Entry} entry @param {string} what @param {Command} command */
const isResultOf = ({ kind, action, secret }, what, command) =>
  kind === (KINDS[/** @type {keyof typeof KINDS} */ (what)] ?? what) &&
  action === (command.action ?? null) &&
  String(secret ?? "") === String(command.ranks ?? "");

/** The seqs from the seat's last decision on; a simultaneous seating counts as one decision. @param {Entry[]} entries @param {number} seat */
function seqsSinceDecision(entries, seat) {
  const taken = decisions(entries);
  const own = taken.flatMap((one, at) => (one.seat === seat ? [at] : []));
  if (!own.length) return [];
  const seated = clergy.submittedSeating(entries, seat) && own.every((at) => taken[at].action?.startsWith("clergy:"));
  return taken.slice(seated ? own[0] : own[own.length - 1]).map(({ seq }) => seq);
}

/** @param {number} seq @param {number} at @param {Entry["kind"]} kind @param {Partial<Entry>} more @returns {Entry} */
const entry = (seq, at, kind, more) => ({
  seq,
  at,
  kind,
  seat: null,
  action: null,
  events: [],
  undoes: null,
  command: null,
  secret: null,
  ...more,
});

/** The orders of an entry's shuffles. @param {Entry} entry */
const decksIn = ({ events }) =>
  events.flatMap(({ ev, deck }) => (ev === "shuffle" ? [deck.map((/** @type {string} */ city) => CITIES.indexOf(city))] : []));

/** The game, if its events equal the entry's; else CorruptLogError. @param {Game} game @param {Entry} entry */
function checkEvents(game, { events, action }) {
  if (action !== null && !ACTIONS.includes(action)) throw new CorruptLogError();
  if (JSON.stringify(game.events()) !== JSON.stringify(events)) throw new CorruptLogError();
  return game;
}
