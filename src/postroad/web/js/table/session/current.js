// The session of the open table and named access to its signals.
import { computed, signal } from "../../../vendor/signals.js";
import { PLAYER_CREATED } from "../../app/api.js";
import { me as player } from "../../app/player.js";
import { isLocalTable } from "../../local/local_client.js";
import { dailyOf } from "../../local/origin.js";
import { MAIL_PLAYER } from "../../local/players.js";
import { localTransport } from "./local_transport.js";
import { coveredEntries } from "./memory_mode.js";
import { serverTransport } from "./server_transport.js";
import { ownSeats, Session } from "./session.js";

/** @typedef {import("../../../vendor/signals.js").Signal<Session | null>} SessionSignal */
/** @type {SessionSignal} null until the first table is opened; closed when the player leaves its screen */
export const session = signal(null);

/** The session of the shown table. Components of a table may assume that it exists. */
export const currentSession = () => /** @type {Session} */ (session.value);

/** Open a table with a new session, and close the previous one. @param {string} id */
export function open(id, transport = isLocalTable(id) ? localTransport(id) : serverTransport(id)) {
  session.peek()?.close();
  session.value = new Session(id, transport);
  return session.value;
}

// The player has signed in since the table was opened: subscribe again as this player.
addEventListener(PLAYER_CREATED, () => {
  const open = session.peek();
  if (open?.you.value?.player !== player.value?.id) open?.resubscribe();
});

/**
 * A signal of the open session.
 * @template {{ [K in keyof Session]: Session[K] extends import("../../../vendor/signals.js").Signal<any> ? K : never }[keyof Session]} K
 * @param {K} name
 * @returns {{ value: Session[K]["value"] }}
 */
const sessionSignal = (name) => ({
  get value() {
    return currentSession()[name].value;
  },
  set value(to) {
    currentSession()[name].value = to;
  },
});

/**
 * A signal of the open session that is never null: a table renders only after its first message.
 * @template {"table" | "view" | "you" | "tableStatus"} K
 * @param {K} name
 * @returns {{ readonly value: NonNullable<Session[K]["value"]> }}
 */
const loadedSignal = (name) => ({
  get value() {
    return /** @type {any} */ (currentSession()[name].value);
  },
});

export const table = loadedSignal("table");
export const view = loadedSignal("view");
export const you = loadedSignal("you");
export const tableStatus = loadedSignal("tableStatus");

export const seatingTable = sessionSignal("seatingTable");
export const chat = sessionSignal("chat");
export const mayUndo = sessionSignal("mayUndo");
export const bots = sessionSignal("bots");
export const botsLate = sessionSignal("botsLate");
export const me = sessionSignal("me");
export const connection = sessionSignal("connection");
export const notice = sessionSignal("notice");
export const selected = sessionSignal("selected");
export const newRoute = sessionSignal("newRoute");
export const plan = sessionSignal("plan");
export const hint = sessionSignal("hint");
export const inspected = sessionSignal("inspected");
export const about = sessionSignal("about");
export const hoveredSeat = sessionSignal("hoveredSeat");
export const routesShown = sessionSignal("routesShown");
export const stagedTokens = sessionSignal("stagedTokens");
export const stagedClergy = sessionSignal("stagedClergy");
export const highlightedCities = sessionSignal("highlightedCities");
export const lastMessageRead = sessionSignal("lastMessageRead");
export const paused = sessionSignal("paused");
export const doneKey = sessionSignal("doneKey");
export const continuesAlone = sessionSignal("continuesAlone");
export const activeTab = sessionSignal("activeTab");
export const chatOpen = sessionSignal("chatOpen");
export const chatDraft = sessionSignal("chatDraft");
export const romeOpen = sessionSignal("romeOpen");

/** The log as it may be shown: memory mode hides parts of it. */
export const entries = computed(() => {
  const { entries: all, table: at, view: seen } = currentSession();
  return at.value?.memory && seen.value?.decides !== null ? coveredEntries(all.value) : all.value;
});

/** Whether this is a game by mail: the others play on other devices and receive turn links. */
export const isPlayByMail = () => table.value.seats.some(({ player }) => player === MAIL_PLAYER);

/** Whether decisions are final: games by mail and the daily challenge have no undo by agreement. */
export const decisionsAreFinal = () => isPlayByMail() || dailyOf(table.value) !== null;

/** The abilities of this table's transport. */
export const can = () => currentSession().transport.can;

/** Whether a command has waited so long that the player cannot decide meanwhile. */
const sending = computed(() => session.value?.outbox.overdue.value ?? false);
export const unsent = computed(() => session.value?.outbox.unsent.value ?? null);
/** The action that waits for its answer for a noticeable time. Until then the player cannot choose another. */
export const pendingAction = computed(() => {
  const outbox = session.value?.outbox;
  return (unsent.value ?? (sending.value ? outbox?.delivery?.sent : null))?.command.action ?? "";
});

const decides = computed(() => session.value?.view.value?.decides ?? null);
const mine = computed(() => decides.value !== null && decides.value === session.value?.me.value && can().decide);
export const myTurn = computed(() => mine.value && !sending.value && !unsent.value);
export const legal = computed(() => (mine.value ? view.value.legal : []));

/** The seats of this player that no bot plays. */
export const mySeats = computed(() => ownSeats(session.value?.table.value ?? null, session.value?.you.value ?? null));

/** The seat whose player takes over this device. The hand stays hidden until they confirm. */
export const passDeviceTo = computed(() => {
  const seat = decides.value;
  return seat !== null && !mine.value && mySeats.value.length > 1 && mySeats.value.includes(seat) ? seat : null;
});

/** Open details, or close them if they are open. @param {string | null} what "discard", "seat:2", or null to close */
export const inspect = (what) => (inspected.value = inspected.value === what ? null : what);
