// The session of an open table: the transport's messages and this screen's own state.
import { batch, signal } from "../../../vendor/signals.js";
import { startCounting } from "../../app/hints_asked.js";
import { SPEEDS, settings } from "../../app/settings.js";
import { lastRead } from "./chat_read.js";
import { coveredView } from "./memory_mode.js";
import { Outbox, STALE } from "./outbox.js";

/**
 * @typedef {import("../../wire.d.ts").Message} Message
 * @typedef {import("../../wire.d.ts").SeatingMessage} SeatingMessage
 * @typedef {import("../../wire.d.ts").Entry} Entry
 * @typedef {import("./memory_mode.js").Shown} Shown
 * @typedef {import("../../wire.d.ts").ChatMessage} ChatMessage
 * @typedef {import("./transport.d.ts").Transport} Transport
 * @typedef {import("./plan.js").Plan} Plan
 * @typedef {{ state: "thinking" | "unfetched" } | { state: "ready", answer: import("../../engine/adviser.js").Hint }} Hint a hint that the player requested
 */
/** @typedef {Message & { seat: number | null }} PendingMessage */
/** The state around the game: presence, clock, votes and transfers. @typedef {Pick<Message, "presence" | "vote" | "transfer" | "seating" | "rematch"> & { clock: (NonNullable<Message["clock"]> & { since: number }) | null }} TableStatus */
/** A notice: a text's key with its values or the action that they are about. `reason` is set if the rules forbid the action. @typedef {{ key: string, action?: string, reason?: string, values?: Record<string, string | number> }} Notice */
/** Animates pieces: `remember` runs right before the page changes, `show` right after. @typedef {{ remember: () => void, show: (moves: import("./moves.js").Move[]) => Promise<void> }} Motion */

export const OFFLINE = "reason-offline"; // the notice for a lost connection
export const NOT_YOUR_TURN = "reason-not-your-turn";
const MOST_SPOKEN = 200; // sentences that stay on the page: more than can come at once
const MOST_PENDING = 4; // messages; a screen that is further behind skips animations

export class Session {
  /** @param {string} id @param {Transport} transport */
  constructor(id, transport) {
    this.id = id;
    this.transport = transport;

    // State from the transport.
    this.seatingTable = signal(/** @type {SeatingMessage | null} */ (null)); // set before the game begins
    this.table = signal(/** @type {Message["table"] | null} */ (null));
    this.you = signal(/** @type {Message["you"] | null} */ (null));
    this.tableStatus = signal(/** @type {TableStatus | null} */ (null));
    this.view = signal(/** @type {Shown | null} */ (null));
    this.entries = signal(/** @type {Entry[]} */ ([]));
    this.chat = signal(/** @type {ChatMessage[]} */ ([]));
    this.mayUndo = signal(false);
    this.bots = signal(/** @type {Message["bots"]["state"]} */ ("ready"));
    this.botsLate = signal(false); // whether the bots take longer than usual to get ready
    this.connection = signal(
      /** @type {"open" | "lost" | "stopped" | "blocked" | "busy" | "opening" | "gone" | "banned" | "signed-out" | "damaged" | "newer"} */ (
        "opening"
      ),
    );
    this.seq = signal(0); // the last entry received
    this.shownSeq = 0; // the last entry shown: the view follows as fast as pieces move
    this.seqAtOpening = 0; // the last entry that existed when the table was opened

    // State of this screen.
    this.me = signal(/** @type {number | null} */ (null)); // the viewer's seat, null for a spectator
    this.outbox = new Outbox(this);
    this.notice = signal(/** @type {Notice | null} */ (null));
    this.selected = signal(/** @type {string | null} */ (null)); // a card picked up, until the player says where it goes
    this.newRoute = signal(false); // whether the next card begins a new route
    this.closingPreviews = signal(
      /** @type {{ view: Shown, previews: Record<string, import("../../wire.d.ts").Preview> } | null} */ (null),
    ); // the previews of all closing modes, for a view
    this.plan = signal(/** @type {Plan | null} */ (null));
    this.hint = signal(/** @type {Hint | null} */ (null));
    this.inspected = signal(/** @type {string | null} */ (null)); // details that are open: "discard", "seat:2"
    this.hoveredSeat = signal(/** @type {number | null} */ (null)); // the seat under the pointer
    this.routesShown = signal(/** @type {Record<number, boolean>} */ ({})); // by seat, where the player has chosen
    this.about = signal(/** @type {{ what: string, piece: Element, trigger: "mouse" | "touch" | "key" | null } | null} */ (null)); // the piece that is explained; `trigger` says what pressed it, null if the pointer only rests on it
    this.stagedTokens = signal(/** @type {string[]} */ ([])); // tokens selected for the hand-in
    this.stagedClergy = signal(/** @type {Record<string, string>} */ ({})); // coach → rank, while the player seats the clergy
    this.highlightedCities = signal(/** @type {string[]} */ ([])); // cities of the log line under the pointer
    this.lastMessageRead = signal(lastRead(id)); // the number of the last chat message read
    this.newsRead = signal(0); // the last entry that is not news: it existed at the opening, or was shown long enough
    this.paused = signal(false);
    this.doneKey = signal(/** @type {string | null} */ (null)); // the text that replaces the question once a lesson's step or a puzzle is done
    this.skipping = false; // whether bots play at full speed until it is this screen's turn
    this.continuesAlone = signal(false); // whether the player goes on against bots after all others resigned
    this.activeTab = signal("map"); // the tab of a narrow screen
    this.chatOpen = signal(false);
    this.chatDraft = signal(""); // the chat message being written
    this.romeOpen = signal(false);
    this.spoken = signal(/** @type {{ number: number, seq: number, text: string }[]} */ ([])); // sentences for screen readers, newest last, and the entry that each follows
    /** @type {import("../announcer/narrator.js").Narrator | null} */
    this.narrator = null; // turns entries into sentences; created by the announcer

    /** @type {Motion | null} */
    this.motion = null;
    /** Messages that wait for the animation of the one before, with the viewer's seat of each. @type {PendingMessage[]} */
    this.pending = [];
    this.showing = false;
    /** @type {import("./transport.d.ts").Subscription | null} */
    this.subscription = null;
    this.viewerSeat = /** @type {number | null} */ (null); // the seat of the subscription; `me` follows when its view is shown
    this.viewAs(null);
    this.outbox.resume();
  }

  close() {
    this.subscription?.close();
    this.subscription = null;
    this.pending = [];
    this.outbox.close();
  }

  get closed() {
    return this.subscription === null;
  }

  /** View the table as a seat, or as a spectator (null). @param {number | null} seat */
  viewAs(seat) {
    this.subscription?.close();
    if (seat !== this.viewerSeat) this.#discardInput();
    this.viewerSeat = seat;
    this.seq.value = 0; // hidden fields of the log differ between seats
    this.pending = [];
    const subscription = this.transport.watch(seat, () => this.seq.peek(), {
      message: (message) => this.subscription === subscription && this.#handleMessage(message, seat),
      state: (state) => this.subscription === subscription && this.#connected(state),
    });
    this.subscription = subscription;
  }

  /** Let screen readers say a text after all earlier ones. @param {string} text */
  announce(text) {
    const earlier = this.spoken.peek();
    const number = (earlier.at(-1)?.number ?? 0) + 1;
    this.spoken.value = [...earlier, { number, seq: this.shownSeq, text }].slice(-MOST_SPOKEN);
  }

  /** Subscribe again from the beginning: a message was lost, or may have been. */
  resubscribe() {
    if (!this.closed) this.viewAs(this.viewerSeat);
  }

  /** Set the pace of the bots. @param {boolean} [stop] */
  setPace(stop = this.paused.value) {
    this.paused.value = stop;
    this.subscription?.pace(stop ? null : this.skipping ? 0 : SPEEDS[settings.value.speed].pace);
  }

  /** Let bots play at full speed until a player at this screen must decide. */
  skipToOwnTurn() {
    this.skipping = true;
    this.subscription?.pace(0);
  }

  /** Restore the usual pace when a player at this screen must decide, or when the game is over. @param {Message} message */
  #restorePace({ table, you, view: { decides } }) {
    if (!this.skipping || (decides !== null && !ownSeats(table, you).includes(decides))) return;
    this.skipping = false;
    this.setPace();
  }

  /** @param {"open" | "lost" | "stopped" | "blocked" | "busy" | "gone" | "banned" | "refused" | "signed-out" | "damaged" | "newer"} state */
  #connected(state) {
    if (state === "refused") return this.#handleRefused();
    this.connection.value = state;
    if (state !== "open") return;
    this.#clearOfflineNotice();
    this.setPace();
    this.outbox.retryNow();
  }

  /** Remove the notice of a lost connection. */
  #clearOfflineNotice() {
    if (this.notice.value?.key === OFFLINE) this.notice.value = null;
  }

  /** Continue as a spectator after the seat went to another player, if the table allows it. */
  #handleRefused() {
    if (this.viewerSeat === null) this.connection.value = "gone";
    else this.viewAs(null);
  }

  /** Handle a message for the viewer's seat. @param {Message | SeatingMessage} message @param {number | null} seat */
  #handleMessage(message, seat) {
    this.#clearOfflineNotice();
    if ("seating_table" in message)
      return batch(() => {
        this.seatingTable.value = message;
        this.you.value = message.you;
        this.#addChat(message.chat);
      });
    const wanted = viewerSeatOf(message, seat);
    if (wanted !== seat) return this.viewAs(wanted);
    batch(() => {
      this.seatingTable.value = null;
      this.#handleTableMessage(message, seat);
    });
  }

  /** @param {Message} message @param {number | null} seat */
  #handleTableMessage(message, seat) {
    const lastSeq = this.seq.value;
    if (message.seq < lastSeq) return this.resubscribe(); // the transport has restored an older copy
    const { presence, clock, vote, transfer, seating, rematch } = message;
    this.tableStatus.value = {
      presence,
      clock: clock && { ...clock, since: performance.now() },
      vote,
      transfer,
      seating,
      rematch,
    };
    this.#addChat(message.chat);
    const newEntries = message.entries.filter((entry) => entry.seq > lastSeq);
    if (message.seq > lastSeq && newEntries[0]?.seq !== lastSeq + 1) return lastSeq ? this.resubscribe() : undefined;
    if (lastSeq === 0) this.entries.value = [];
    this.seq.value = message.seq;
    this.pending.push({ ...message, entries: newEntries, seat });
    void this.#showPending();
  }

  /** @param {ChatMessage[]} messages */
  #addChat(messages) {
    const last = this.chat.value.at(-1)?.n ?? -1;
    const newMessages = messages.filter((one) => one.n > last);
    if (newMessages.length) this.chat.value = [...this.chat.value, ...newMessages];
  }

  async #showPending() {
    if (this.showing) return;
    this.showing = true;
    try {
      for (let message = this.pending.shift(); message; message = this.pending.shift()) await this.#show(message);
    } finally {
      this.showing = false;
    }
  }

  /** @param {PendingMessage} message */
  async #show(message) {
    const before = this.view.value;
    const after = message.entries.length || !before ? viewOf(message) : before;
    this.motion?.remember();
    if (!before && after.round <= 1 && message.you.seats.length) startCounting(this.id);
    batch(() => {
      if (!before) this.seqAtOpening = this.newsRead.value = message.seq;
      this.shownSeq = message.seq;
      if (before && message.seat !== this.me.value) this.#discardInput(); // the seat changed while pieces moved
      this.me.value = message.seat; // set together with the view: the previous view belongs to another seat
      this.table.value = message.table;
      this.you.value = message.you;
      this.view.value = after;
      if (message.entries.length) this.entries.value = [...this.entries.value, ...message.entries];
      this.mayUndo.value = message.undo;
      this.bots.value = message.bots.state;
      if (message.entries.some(({ kind }) => kind === "decision" || kind === "undo")) this.#resetPosition();
    });
    const skipping = this.skipping;
    this.#restorePace(message);
    if (before && before !== after && !skipping && this.pending.length < MOST_PENDING) await this.#animate(before, after);
  }

  /** Animate the change. An error does not stop the game. @param {Shown} before @param {Shown} after */
  async #animate(before, after) {
    try {
      const { piecesMoved } = await import("./moves.js"); // loaded with the first move
      await this.motion?.show(piecesMoved(before, after));
    } catch (error) {
      reportError(error);
    }
  }

  /** Reset input that was meant for the previous position. */
  #resetPosition() {
    this.selected.value = null;
    this.newRoute.value = false;
    this.plan.value = null;
    this.hint.value = null;
    this.stagedTokens.value = [];
    this.outbox.overdue.value = false;
    if (this.notice.value && isPast(this.notice.value, this)) this.notice.value = null;
  }

  /** Discard unfinished input, so that the next viewer does not see it. */
  #discardInput() {
    this.#resetPosition();
    this.stagedClergy.value = {};
    this.about.value = null;
    this.spoken.value = [];
  }
}

/** Whether the new position makes a notice obsolete. @param {Notice} notice @param {Session} session */
function isPast({ key, action }, { view, me }) {
  if (key !== NOT_YOUR_TURN) return action !== undefined && key !== STALE;
  return [me.value, null].includes(view.value?.decides ?? null);
}

/** The view to draw. Only this function reads it from a message. @param {Message} message */
const viewOf = ({ table, view }) => (table.memory ? coveredView(view) : view);

/** The player's seats that no bot plays. @param {Message["table"] | null} table @param {Message["you"] | null} you @returns {number[]} */
export const ownSeats = (table, you) => (you?.seats ?? []).filter((seat) => table?.seats[seat].kind === "person");

/** The seat to view a message as: a player with one seat sees that seat, and a player who lost the seat becomes a spectator. @param {Message} message @param {number | null} seat */
function viewerSeatOf(message, seat) {
  const own = ownSeats(message.table, message.you);
  if (own.length === 1) return own[0];
  return seat !== null && (own.includes(seat) || message.view.decides === null) ? seat : null;
}
