// The open table. Its session is the only thing of a table that outlives a function; all names here are windows onto it.
import { computed, signal } from "../../../vendor/signals.js";
import { PLAYER_CREATED } from "../../app/api.js";
import { me as player } from "../../app/player.js";
import { isHere } from "../../local/local_client.js";
import { dailyOf } from "../../local/origin.js";
import { POST } from "../../local/players.js";
import { localTransport } from "./local_transport.js";
import { coveredEntries } from "./memory_mode.js";
import { serverTransport } from "./server_transport.js";
import { ownSeats, Session } from "./session.js";

/** @typedef {import("../../../vendor/signals.js").Signal<Session | null>} SessionSignal */
/** @type {SessionSignal} null before the first table is opened; it is closed when its screen is left */
export const session = signal(null);

/** The session of the table that is shown. There is one whenever a part of a table is. */
export const currentSession = () => /** @type {Session} */ (session.value);

/** Go to a table, with nothing of the one before. @param {string} id */
export function open(id, transport = isHere(id) ? localTransport(id) : serverTransport(id)) {
  session.peek()?.close();
  session.value = new Session(id, transport);
  return session.value;
}

// The server now knows this browser as another player than when the table was opened: ask for this player's messages.
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
 * The same where it is there for sure: the parts of a table are shown when the first message has come.
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
export const continuesAlone = sessionSignal("continuesAlone");
export const activeTab = sessionSignal("activeTab");
export const chatOpen = sessionSignal("chatOpen");
export const chatDraft = sessionSignal("chatDraft");
export const romeOpen = sessionSignal("romeOpen");

/** The log, as far as it is to be looked up. */
export const entries = computed(() => {
  const { entries: all, table: at, view: seen } = currentSession();
  return at.value?.memory && seen.value?.decides !== null ? coveredEntries(all.value) : all.value;
});

/** Do the others sit elsewhere, and send letters? */
export const isPlayByMail = () => table.value.seats.some(({ player }) => player === POST);

/** Does what was played stand, whoever agrees? By post, and in the deal of a day: nobody else plays on there. */
export const decisionsAreFinal = () => isPlayByMail() || dailyOf(table.value) !== null;

/** What this table's transport offers beside the game. */
export const can = () => currentSession().transport.can;

/** Is something on its way that keeps one from deciding? */
const sending = computed(() => session.value?.outbox.overdue.value ?? false);
export const unsent = computed(() => session.value?.outbox.unsent.value ?? null);
/** What was decided, while it is on its way for so long that one would wonder: nothing else can be chosen then. */
export const pendingAction = computed(() => {
  const outbox = session.value?.outbox;
  return (unsent.value ?? (sending.value ? outbox?.delivery?.sent : null))?.command.action ?? "";
});

const decides = computed(() => session.value?.view.value?.decides ?? null);
const mine = computed(() => decides.value !== null && decides.value === session.value?.me.value && can().decide);
export const myTurn = computed(() => mine.value && !sending.value && !unsent.value);
export const legal = computed(() => (mine.value ? view.value.legal : []));

/** The own seats that no bot plays. */
export const mySeats = computed(() => ownSeats(session.value?.table.value ?? null, session.value?.you.value ?? null));

/** The person whose turn it is while this screen has other eyes: the hand stays hidden until they say that they are ready. */
export const passDeviceTo = computed(() => {
  const seat = decides.value;
  return seat !== null && !mine.value && mySeats.value.length > 1 && mySeats.value.includes(seat) ? seat : null;
});

/** Look at something, or up again. @param {string | null} what "discard", "seat:2", or null to look up again */
export const inspect = (what) => (inspected.value = inspected.value === what ? null : what);
