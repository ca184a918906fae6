// The open table: what the server said of it, and what this screen adds to it.
import { batch, computed, signal } from "../../../vendor/signals.js";
import * as api from "../../app/api.js";
import { SPEEDS, settings } from "../../app/settings.js";

/** @typedef {import("../../../vendor/signals.js").Signal<any>} AnySignal */

/** @type {AnySignal} what the server says while people gather, before the game */
export const gathering = signal(null);
/** @type {AnySignal} who sits here and what is played */
export const table = signal(null);
/** @type {AnySignal} what of it is one's own: seats, whether one is its host */
export const you = signal(null);
/** @type {AnySignal} what goes on around the game: presence, clock, a wish to undo, who has seated clergy, the next game */
export const around = signal({});
/** @type {import("../../../vendor/signals.js").Signal<any[]>} */
export const chat = signal([]);
/** @type {AnySignal} the view as shown; it follows the server's as fast as pieces move */
export const view = signal(null);
/** @type {import("../../../vendor/signals.js").Signal<any[]>} the table's log */
export const entries = signal([]);
export const mayUndo = signal(false);
export const bots = signal("ready");
/** The seat whose eyes this screen has, null for a spectator's. @type {import("../../../vendor/signals.js").Signal<number | null>} */
export const me = signal(null);
export const connection = signal(/** @type {"open" | "lost" | "opening" | "gone"} */ ("opening"));
/** Is a decision on its way for so long that one would wonder? */
export const sending = signal(false);
/** A refusal, or news, in words: a message key and its values. @type {AnySignal} */
export const notice = signal(null);

export const myTurn = computed(() => me.value !== null && view.value?.decides === me.value && !sending.value);
export const legal = computed(() => (view.value && me.value !== null && view.value.decides === me.value ? view.value.legal : []));

/** The own seats that no bot plays. */
export const people = computed(() => ownSeats(table.value, you.value));
/** The person whose turn it is while this screen has other eyes: the hand stays hidden until they say that they are ready. */
export const handOver = computed(() => {
  const seat = view.value?.decides ?? null;
  return seat !== null && seat !== me.value && people.value.length > 1 && people.value.includes(seat) ? seat : null;
});

let id = "";
let seq = 0;
/** @type {ReturnType<typeof api.watch> | null} */
let line = null;
/** Messages that wait until the pieces of the one before have moved. @type {any[]} */
let waiting = [];
let moving = false;

/** @param {any} told the table @param {any} own what the server says of this player @returns {number[]} */
const ownSeats = (told, own) => (own?.seats ?? []).filter((/** @type {number} */ seat) => told?.seats[seat].kind === "person");

/** Moves pieces from one view to the next. @type {((before: any, after: any) => Promise<void>) | null} */
let animate = null;
/** @param {(before: any, after: any) => Promise<void>} how */
export const animateWith = (how) => (animate = how);
/** Called right before a new view is shown. @type {() => void} */
let remember = () => {};
/** @param {() => void} how */
export const beforeChange = (how) => (remember = how);
export const tableId = () => id;
export const tableSeq = () => seq;

/** Go to a table. @param {string} which */
export function open(which) {
  leave();
  id = which;
  connection.value = "opening";
  look(null);
}

export function leave() {
  line?.close();
  line = null;
  id = "";
  seq = 0;
  waiting = [];
  batch(() => {
    gathering.value = table.value = you.value = view.value = notice.value = null;
    around.value = {};
    entries.value = chat.value = [];
    me.value = null;
    sending.value = false;
  });
}

addEventListener(api.INTRODUCED, () => id && look(me.value));

/** See the table with the eyes of a seat, or of a spectator. @param {number | null} seat */
export function look(seat) {
  line?.close();
  const which = id;
  seq = 0; // hidden fields of the log differ from seat to seat
  waiting = [];
  line = api.watch(
    which,
    seat,
    () => seq,
    (message) => which === id && hear(message, seat),
    (state) => {
      if (which !== id) return;
      connection.value = state;
      if (state === "open") sendPace();
    },
  );
}

/** A message meant for the eyes of a seat. @param {any} message @param {number | null} seat */
function hear(message, seat) {
  if (message.gathering) {
    gathering.value = message;
    hearChat(message.chat);
    return;
  }
  const own = ownSeats(message.table, message.you);
  const over = message.view.decides === null;
  // Whoever plays one seat here sees with its eyes; whose seat is gone sees what everybody sees.
  const wanted = own.length === 1 ? own[0] : seat !== null && (own.includes(seat) || over) ? seat : null;
  if (wanted !== seat) return look(wanted);
  batch(() => {
    gathering.value = null;
    if (me.value !== seat) me.value = seat;
    receive(message);
  });
}

let paused = false;
export const isPaused = signal(false);

/** How fast bots go on. @param {boolean} [stop] */
export function sendPace(stop = paused) {
  paused = isPaused.value = stop;
  line?.send({ pace: stop ? null : SPEEDS[settings.value.speed].pace });
}

/** @param {any[]} [lines] */
function hearChat(lines = []) {
  const last = chat.value.at(-1)?.n ?? -1;
  const fresh = lines.filter((one) => one.n > last);
  if (fresh.length) chat.value = [...chat.value, ...fresh];
}

/** @param {any} message */
export function receive(message) {
  if (message.seq < seq) return;
  const { presence, clock, asked, seating, rematch } = message;
  around.value = { presence, clock: clock && { ...clock, since: performance.now() }, asked, seating, rematch };
  hearChat(message.chat);
  const fresh = message.entries.filter((/** @type {any} */ entry) => entry.seq > seq);
  if (message.seq > seq && (!fresh.length || fresh[0].seq !== seq + 1)) {
    if (seq) look(me.value); // something was lost on the way
    return;
  }
  if (seq === 0) entries.value = [];
  seq = message.seq;
  waiting.push({ ...message, entries: fresh });
  void showWaiting();
}

async function showWaiting() {
  if (moving) return;
  moving = true;
  const which = id;
  while (waiting.length && which === id) {
    const message = waiting.shift();
    const before = view.value;
    remember();
    batch(() => {
      table.value = message.table;
      you.value = message.you;
      if (message.entries.length) {
        view.value = message.view;
        entries.value = [...entries.value, ...message.entries];
      }
      mayUndo.value = message.undo;
      bots.value = message.bots.state;
    });
    if (before && message.entries.length && waiting.length < 4) await animate?.(before, message.view);
  }
  moving = false;
}
