// The open table: what the server said of it, and what this screen adds to it.
import { batch, computed, signal } from "../../vendor/signals.js";
import * as api from "../api.js";
import { settings, SPEEDS } from "../settings.js";

/** @typedef {import("../../vendor/signals.js").Signal<any>} AnySignal */

/** @type {AnySignal} who sits here and what is played */
export const table = signal(null);
/** @type {AnySignal} what of it is one's own: seats, whether one is its host */
export const you = signal(null);
/** @type {AnySignal} the view as shown; it follows the server's as fast as pieces move */
export const view = signal(null);
/** @type {import("../../vendor/signals.js").Signal<any[]>} the table's log */
export const entries = signal([]);
export const mayUndo = signal(false);
export const bots = signal("ready");
/** The seat whose eyes this screen has, null for a spectator's. @type {import("../../vendor/signals.js").Signal<number | null>} */
export const me = signal(null);
export const connection = signal(/** @type {"open" | "lost" | "opening" | "gone"} */ ("opening"));
export const sending = signal(false);
/** A refusal, or news, in words: a message key and its values. @type {AnySignal} */
export const notice = signal(null);

export const myTurn = computed(() => me.value !== null && view.value?.decides === me.value && !sending.value);
export const legal = computed(() => (view.value && me.value !== null && view.value.decides === me.value ? view.value.legal : []));

/** Seats that are played at this screen. */
export const people = computed(() => seatsOfPeople(table.value, you.value));
/** The person whose turn it is while this screen has other eyes: the hand stays hidden until they say that they are ready. */
export const handOver = computed(() => {
  const seat = view.value?.decides ?? null;
  return seat !== null && seat !== me.value && people.value.includes(seat) ? seat : null;
});

let id = "";
let seq = 0;
/** @type {ReturnType<typeof api.watch> | null} */
let line = null;
/** @type {((before: any, after: any) => Promise<void>) | null} */
let animate = null;
/** Messages that wait until the pieces of the one before have moved. @type {any[]} */
let waiting = [];
let moving = false;

/** The own seats that no bot plays. @param {any} told the table @param {any} own what the server says of this player */
function seatsOfPeople(told, own) {
  return (own?.seats ?? Object.keys(told?.seats ?? []).map(Number)).filter((/** @type {number} */ seat) => told?.seats[seat].kind === "person");
}

/** @param {(before: any, after: any) => Promise<void>} how */
export const animateWith = (how) => (animate = how);
/** Called right before a new view is shown. @type {() => void} */
let remember = () => {};
/** @param {() => void} how */
export const beforeChange = (how) => (remember = how);
export const tableId = () => id;
export const tableSeq = () => seq;

/** Go to a table. @param {string} which */
export async function open(which) {
  leave();
  id = which;
  connection.value = "opening";
  try {
    const told = await api.getTable(which, null);
    if (which !== id) return;
    const persons = seatsOfPeople(told.table, told.you);
    if (persons.length === 1) look(persons[0]);
    else {
      receive(told);
      look(null);
    }
  } catch (error) {
    connection.value = error instanceof api.Refused ? "gone" : "lost";
    if (error instanceof api.Unreachable) setTimeout(() => which === id && open(which), 1000);
  }
}

export function leave() {
  line?.close();
  line = null;
  id = "";
  seq = 0;
  waiting = [];
  batch(() => {
    table.value = view.value = notice.value = null;
    entries.value = [];
    me.value = null;
    sending.value = false;
  });
}

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
    (message) => {
      if (which !== id) return;
      if (me.value !== seat) me.value = seat;
      receive(message);
    },
    (state) => {
      connection.value = state;
      if (state === "open") sendPace();
    },
  );
}

let paused = false;
export const isPaused = signal(false);

/** How fast bots go on. @param {boolean} [stop] */
export function sendPace(stop = paused) {
  paused = isPaused.value = stop;
  line?.send({ pace: stop ? null : SPEEDS[settings.value.speed].pace });
}

/** @param {any} message */
export function receive(message) {
  if (message.seq < seq) return;
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
      view.value = message.view;
      entries.value = [...entries.value, ...message.entries];
      mayUndo.value = message.undo;
      bots.value = message.bots.state;
    });
    if (before && message.entries.length && waiting.length < 4) await animate?.(before, message.view);
  }
  moving = false;
}
