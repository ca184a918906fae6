// A table while it is open: what its transport said of it, and what this screen adds. Whatever belongs to a table belongs to its session.
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
 * @typedef {{ state: "thinking" | "unfetched" } | { state: "ready", answer: import("../../engine/adviser.js").Hint }} Hint asked for
 */
/** @typedef {Message & { seat: number | null }} PendingMessage */
/** What goes on around the game. @typedef {Pick<Message, "presence" | "vote" | "transfer" | "seating" | "rematch"> & { clock: (NonNullable<Message["clock"]> & { since: number }) | null }} TableStatus */
/** A refusal, or news, in words: a message's key and its values, or the action that they are about; `reason`: the rules are against it. @typedef {{ key: string, action?: string, reason?: string, values?: Record<string, string | number> }} Notice */
/** Shows how pieces move: `remember` is called right before the page changes, `show` right after. @typedef {{ remember: () => void, show: (moves: import("./moves.js").Move[]) => Promise<void> }} Motion */

export const OFFLINE = "reason-offline"; // the key of the notice that nobody answers
export const NOT_YOUR_TURN = "reason-not-your-turn";
const MOST_SPOKEN = 200; // sentences that stay on the page: more than come at once
const MOST_PENDING = 4; // messages; who is further behind sees no pieces move

export class Session {
  /** @param {string} id @param {Transport} transport */
  constructor(id, transport) {
    this.id = id;
    this.transport = transport;

    // What the transport said.
    this.seatingTable = signal(/** @type {SeatingMessage | null} */ (null)); // before the game
    this.table = signal(/** @type {Message["table"] | null} */ (null));
    this.you = signal(/** @type {Message["you"] | null} */ (null));
    this.tableStatus = signal(/** @type {TableStatus | null} */ (null));
    this.view = signal(/** @type {Shown | null} */ (null));
    this.entries = signal(/** @type {Entry[]} */ ([]));
    this.chat = signal(/** @type {ChatMessage[]} */ ([]));
    this.mayUndo = signal(false);
    this.bots = signal(/** @type {Message["bots"]["state"]} */ ("ready"));
    this.botsLate = signal(false); // have they been getting ready for longer than is usual?
    this.connection = signal(
      /** @type {"open" | "lost" | "busy" | "opening" | "gone" | "banned" | "signed-out" | "damaged" | "newer"} */ ("opening"),
    );
    this.seq = signal(0); // the last entry that is known
    this.shownSeq = 0; // the last one that is seen: the view follows as fast as pieces move
    this.seqAtOpening = 0; // the last one that was there when the table was opened

    // What this screen adds.
    this.me = signal(/** @type {number | null} */ (null)); // the seat whose eyes it has, null for a spectator's
    this.outbox = new Outbox(this);
    this.notice = signal(/** @type {Notice | null} */ (null));
    this.selected = signal(/** @type {string | null} */ (null)); // a letter picked up, while it is not said yet where it goes
    this.newRoute = signal(false); // is the next letter to begin a new route?
    this.closingPreviews = signal(
      /** @type {{ view: Shown, previews: Record<string, import("../../wire.d.ts").Preview> } | null} */ (null),
    ); // every way to close the route, for a view
    this.plan = signal(/** @type {Plan | null} */ (null));
    this.hint = signal(/** @type {Hint | null} */ (null));
    this.inspected = signal(/** @type {string | null} */ (null)); // only looked at: "discard", "seat:2"
    this.hoveredSeat = signal(/** @type {number | null} */ (null)); // a seat that is pointed at
    this.routesShown = signal(/** @type {Record<number, boolean>} */ ({})); // on the map or not, where the player has said so
    this.about = signal(/** @type {{ what: string, piece: Element, held: "mouse" | "touch" | "key" | null } | null} */ (null)); // what explains itself; asked for by what, if not by pointing at it
    this.stagedTokens = signal(/** @type {string[]} */ ([])); // laid out to be handed in
    this.stagedClergy = signal(/** @type {Record<string, string>} */ ({})); // coach → rank, while clergy are seated
    this.highlightedCities = signal(/** @type {string[]} */ ([])); // cities that a line of the log speaks of
    this.lastMessageRead = signal(lastRead(id)); // of the chat, by its number
    this.newsRead = signal(0); // the last entry that is no news: it was there before, or was shown for long enough
    this.paused = signal(false);
    this.skipping = false; // until somebody at this screen is asked again
    this.continuesAlone = signal(false); // against bots alone, though the others have given up
    this.activeTab = signal("map"); // of a narrow screen
    this.chatOpen = signal(false);
    this.chatDraft = signal(""); // what is being written there
    this.romeOpen = signal(false);
    this.spoken = signal(/** @type {{ number: number, seq: number, text: string }[]} */ ([])); // what is read aloud, newest last, and after which entry
    /** @type {import("../announcer/narrator.js").Narrator | null} */
    this.narrator = null; // who has heard what is to be read aloud

    /** @type {Motion | null} */
    this.motion = null;
    /** Messages that wait until the pieces of the one before have moved, and whose eyes they are for. @type {PendingMessage[]} */
    this.pending = [];
    this.showing = false;
    /** @type {import("./transport.d.ts").Subscription | null} */
    this.subscription = null;
    this.viewerSeat = /** @type {number | null} */ (null); // those of the line; `me` follows with what they see
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

  /** See the table with the eyes of a seat, or of a spectator. @param {number | null} seat */
  viewAs(seat) {
    this.subscription?.close();
    if (seat !== this.viewerSeat) this.#discardInput();
    this.viewerSeat = seat;
    this.seq.value = 0; // hidden fields of the log differ from seat to seat
    this.pending = [];
    const subscription = this.transport.watch(seat, () => this.seq.peek(), {
      message: (message) => this.subscription === subscription && this.#handleMessage(message, seat),
      state: (state) => this.subscription === subscription && this.#connected(state),
    });
    this.subscription = subscription;
  }

  /** Read something aloud, after all that was said before. @param {string} text */
  announce(text) {
    const earlier = this.spoken.peek();
    const number = (earlier.at(-1)?.number ?? 0) + 1;
    this.spoken.value = [...earlier, { number, seq: this.shownSeq, text }].slice(-MOST_SPOKEN);
  }

  /** Something was lost on the way, or may have been: ask for all of it. */
  resubscribe() {
    if (!this.closed) this.viewAs(this.viewerSeat);
  }

  /** How fast bots go on. @param {boolean} [stop] */
  setPace(stop = this.paused.value) {
    this.paused.value = stop;
    this.subscription?.pace(stop ? null : this.skipping ? 0 : SPEEDS[settings.value.speed].pace);
  }

  /** All that bots do is done at once, until somebody at this screen is asked again. */
  skipToOwnTurn() {
    this.skipping = true;
    this.subscription?.pace(0);
  }

  /** Somebody at this screen is asked, or nobody any more: from now on at the usual pace. @param {Message} message */
  #restorePace({ table, you, view: { decides } }) {
    if (!this.skipping || (decides !== null && !ownSeats(table, you).includes(decides))) return;
    this.skipping = false;
    this.setPace();
  }

  /** @param {"open" | "lost" | "busy" | "gone" | "banned" | "refused" | "signed-out" | "damaged" | "newer"} state */
  #connected(state) {
    if (state === "refused") return this.#handleRefused();
    this.connection.value = state;
    if (state !== "open") return;
    this.#clearOfflineNotice();
    this.setPace();
    this.outbox.retryNow();
  }

  /** What was asked for in vain meanwhile says so no longer. */
  #clearOfflineNotice() {
    if (this.notice.value?.key === OFFLINE) this.notice.value = null;
  }

  /** The seat belongs to somebody else by now: one may still look on, if at all. */
  #handleRefused() {
    if (this.viewerSeat === null) this.connection.value = "gone";
    else this.viewAs(null);
  }

  /** A message meant for the eyes of a seat. @param {Message | SeatingMessage} message @param {number | null} seat */
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
    if (message.seq < lastSeq) return this.resubscribe(); // the transport has gone back to an older copy
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
      if (before && message.seat !== this.me.value) this.#discardInput(); // while the pieces moved
      this.me.value = message.seat; // not before: the view so far is not for these eyes
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

  /** Whatever goes wrong with it, the game goes on. @param {Shown} before @param {Shown} after */
  async #animate(before, after) {
    try {
      const { piecesMoved } = await import("./moves.js"); // not needed to begin
      await this.motion?.show(piecesMoved(before, after));
    } catch (error) {
      reportError(error);
    }
  }

  /** Another position: what was begun for the one before means nothing any more. */
  #resetPosition() {
    this.selected.value = null;
    this.newRoute.value = false;
    this.plan.value = null;
    this.hint.value = null;
    this.stagedTokens.value = [];
    this.outbox.overdue.value = false;
    if (this.notice.value && isPast(this.notice.value, this)) this.notice.value = null;
  }

  /** Other eyes: they are not to see what was begun before them. */
  #discardInput() {
    this.#resetPosition();
    this.stagedClergy.value = {};
    this.about.value = null;
    this.spoken.value = [];
  }
}

/** Does the position that is shown now end what was said about another one? @param {Notice} notice @param {Session} session */
function isPast({ key, action }, { view, me }) {
  if (key !== NOT_YOUR_TURN) return action !== undefined && key !== STALE;
  return [me.value, null].includes(view.value?.decides ?? null);
}

/** What is drawn, from what the transport said: the one place that knows how a message holds it. @param {Message} message */
const viewOf = ({ table, view }) => (table.memory ? coveredView(view) : view);

/** The own seats that no bot plays. @param {Message["table"] | null} table @param {Message["you"] | null} you @returns {number[]} */
export const ownSeats = (table, you) => (you?.seats ?? []).filter((seat) => table?.seats[seat].kind === "person");

/** Whoever plays one seat here sees with its eyes; whose seat is gone sees what everybody sees. @param {Message} message @param {number | null} seat */
function viewerSeatOf(message, seat) {
  const own = ownSeats(message.table, message.you);
  if (own.length === 1) return own[0];
  return seat !== null && (own.includes(seat) || message.view.decides === null) ? seat : null;
}
