// The open table. Its session is the only thing of a table that outlives a function; all names here are windows onto it.
import { computed, signal } from "../../../vendor/signals.js";
import { INTRODUCED } from "../../app/api.js";
import { me as player } from "../../app/player.js";
import { isHere } from "../../home/errands.js";
import { dailyOf } from "../../home/origin.js";
import { POST } from "../../home/players.js";
import { coveredEntries } from "./by_heart.js";
import { pageHost } from "./page_host.js";
import { serverHost } from "./server_host.js";
import { ownSeats, Session } from "./session.js";

/** @typedef {import("../../../vendor/signals.js").Signal<Session | null>} SessionSignal */
/** @type {SessionSignal} null before the first table is opened; it is closed when its screen is left */
export const session = signal(null);

/** The session of the table that is shown. There is one whenever a part of a table is. */
export const here = () => /** @type {Session} */ (session.value);

/** Go to a table, with nothing of the one before. @param {string} id */
export function open(id, host = isHere(id) ? pageHost(id) : serverHost(id)) {
  session.peek()?.close();
  session.value = new Session(id, host);
  return session.value;
}

// The server now knows this browser as another player than when the table was opened: ask for this player's messages.
addEventListener(INTRODUCED, () => {
  const open = session.peek();
  if (open?.you.value?.player !== player.value?.id) open?.seeAgain();
});

/**
 * A signal of the open session.
 * @template {{ [K in keyof Session]: Session[K] extends import("../../../vendor/signals.js").Signal<any> ? K : never }[keyof Session]} K
 * @param {K} name
 * @returns {{ value: Session[K]["value"] }}
 */
const window_ = (name) => ({
  get value() {
    return here()[name].value;
  },
  set value(to) {
    here()[name].value = to;
  },
});

/**
 * The same where it is there for sure: the parts of a table are shown when the first message has come.
 * @template {"table" | "view" | "you" | "around"} K
 * @param {K} name
 * @returns {{ readonly value: NonNullable<Session[K]["value"]> }}
 */
const told = (name) => ({
  get value() {
    return /** @type {any} */ (here()[name].value);
  },
});

export const table = told("table");
export const view = told("view");
export const you = told("you");
export const around = told("around");

export const seatingTable = window_("seatingTable");
export const chat = window_("chat");
export const mayUndo = window_("mayUndo");
export const bots = window_("bots");
export const botsLate = window_("botsLate");
export const me = window_("me");
export const connection = window_("connection");
export const notice = window_("notice");
export const selected = window_("selected");
export const anew = window_("anew");
export const plan = window_("plan");
export const hint = window_("hint");
export const inspected = window_("inspected");
export const about = window_("about");
export const lookedAt = window_("lookedAt");
export const routesShown = window_("routesShown");
export const tokens = window_("tokens");
export const riders = window_("riders");
export const pointedAt = window_("pointedAt");
export const linesRead = window_("linesRead");
export const paused = window_("paused");
export const playsOn = window_("playsOn");
export const leaf = window_("leaf");
export const chatOpen = window_("chatOpen");
export const draft = window_("draft");
export const romeOpen = window_("romeOpen");

/** The log, as far as it is to be looked up. */
export const entries = computed(() => {
  const { entries: all, table: at, view: seen } = here();
  return at.value?.memory && seen.value?.decides !== null ? coveredEntries(all.value) : all.value;
});

/** Do the others sit elsewhere, and send letters? */
export const byPost = () => table.value.seats.some(({ player }) => player === POST);

/** Does what was played stand, whoever agrees? By post, and in the deal of a day: nobody else plays on there. */
export const binding = () => byPost() || dailyOf(table.value) !== null;

/** What this table's host offers beside the game. */
export const can = () => here().host.can;

/** Is something on its way that keeps one from deciding? */
const sending = computed(() => session.value?.outbox.slow.value ?? false);
export const unsent = computed(() => session.value?.outbox.unsent.value ?? null);
/** What was decided, while it is on its way for so long that one would wonder: nothing else can be chosen then. */
export const chosen = computed(() => {
  const outbox = session.value?.outbox;
  return (unsent.value ?? (sending.value ? outbox?.underWay?.sent : null))?.command.action ?? "";
});

const decides = computed(() => session.value?.view.value?.decides ?? null);
const mine = computed(() => decides.value !== null && decides.value === session.value?.me.value && can().decide);
export const myTurn = computed(() => mine.value && !sending.value && !unsent.value);
export const legal = computed(() => (mine.value ? view.value.legal : []));

/** The own seats that no bot plays. */
export const people = computed(() => ownSeats(session.value?.table.value ?? null, session.value?.you.value ?? null));

/** The person whose turn it is while this screen has other eyes: the hand stays hidden until they say that they are ready. */
export const handOver = computed(() => {
  const seat = decides.value;
  return seat !== null && !mine.value && people.value.length > 1 && people.value.includes(seat) ? seat : null;
});

/** Look at something, or up again. @param {string | null} what "discard", "seat:2", or null to look up again */
export const inspect = (what) => (inspected.value = inspected.value === what ? null : what);
