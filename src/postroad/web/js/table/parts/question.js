// The present question in plain words, and what comes next.
import { nameForms, t } from "../../app/texts.js";
import { isLocalTable } from "../../local/local_client.js";
import { abandons, calls, closings, plays } from "../input/targets.js";
import {
  bots,
  botsLate,
  can,
  currentSession,
  doneKey,
  mayUndo,
  me,
  mySeats,
  myTurn,
  newRoute,
  selected,
  table,
  tableStatus,
  view,
} from "../session/current.js";
import { actionParts, cityName, seatName } from "../session/names.js";
import { carriageGain } from "./progress.js";
import { turnLinkDue } from "./turn_link.js";

const [FIRST_CARRIAGE, LAST_CARRIAGE] = [3, 7];
const LEAST_CITIES = 3; // the shortest route that can be closed
const CARTWRIGHT_REACH = 2; // cities that a route may lack with the cartwright

/** The seat that the bar shows: all seats place their clergy at the same time, each for itself. */
export function askedSeat() {
  const { decides, phase } = view.value;
  if (doneKey.value) return me.value;
  return phase === "clergy" && me.value !== null && can().decide ? me.value : decides;
}

/** Whether the player at this screen must decide. */
export const isAsked = () =>
  !doneKey.value && (view.value.phase === "clergy" ? me.value !== null && !clergyDone() : myTurn.value);

/** @returns {{ text: string, next: string }} */
export function question() {
  const { decides, phase } = view.value;
  if (decides === null) return { text: t("ask-over"), next: can().decide ? "" : t("replaying") };
  if (doneKey.value) return { text: t(doneKey.value), next: "" };
  if (!can().decide) return replayText(decides);
  if (phase === "clergy" && me.value !== null && !turnLinkDue()) return clergyText();
  if (decides !== me.value) return waitingText(decides);
  if (newRoute.value) return { text: t("ask-anew"), next: t("next-anew") };
  if (selected.value)
    return {
      text: t("ask-where", { city: cityName(selected.value) }),
      next: t(canExtend(selected.value) ? "next-where" : "next-where-anew"),
    };
  const next = nextKey();
  return { text: t(askKey(), askValues()), next: next && t(next, nextValues()) };
}

/** The text while another seat decides. @param {number} seat */
const waitingText = (seat) => ({ text: t(waitingKey(seat), { who: seatName(seat) }), next: waitingDetail(seat) });

/** The text of a replay, where no seat is thinking. @param {number} seat */
const replayText = (seat) => ({
  text: t("wait-person", { who: seatName(seat) }),
  next: `${t("replaying")} · ${activityText(seat)}`,
});

const clergyDone = () => view.value.phase === "clergy" && tableStatus.value.seating?.done[/** @type {number} */ (me.value)];

/** The text while all players seat their clergy. */
function clergyText() {
  if (!clergyDone()) return { text: t("ask-clergy"), next: t("next-clergy") };
  return { text: t("wait-clergy"), next: bots.value === "unfetched" ? t("next-unfetched") : "" };
}

/** @param {number} seat */
function waitingDetail(seat) {
  if (bots.value === "unfetched") return t("next-unfetched");
  if (bots.value === "missing") return "";
  if (isLate()) return isLocalTable(currentSession().id) ? "" : t("next-late");
  return [...(mySeats.value.length ? [] : [t("watching")]), activityText(seat)].join(" · "); // spectators see that they are watching
}

const isLate = () => bots.value === "waking" && botsLate.value;

/** The activity of the deciding seat. @param {number} seat */
function activityText(seat) {
  const { phase, seats } = view.value;
  const what = phase === "close" && seats[seat].route.length < LEAST_CITIES ? "end" : phase;
  return t(`doing-${what}`);
}

/** Whether a card can extend the route. @param {string} city */
const canExtend = (city) => (plays.value[city] ?? []).some((action) => !abandons(action));

/** Whether every playable card abandons the route. */
const mustAbandonRoute = () => mine().route.length > 0 && !Object.keys(plays.value).some(canExtend);

/** Whether the route can be closed after one more city. */
const closableNextTurn = () => mine().route.length + 1 >= LEAST_CITIES;

const nextCarriage = () => (mine().carriage ? mine().carriage + 1 : FIRST_CARRIAGE);

/** The points that the next carriage would add. */
const nextCarriageGain = () => carriageGain(/** @type {number} */ (me.value));

/** @param {number} seat */
function waitingKey(seat) {
  if (table.value.seats[seat].kind === "person") return "wait-person";
  if (isLate()) return "wait-late";
  return ["waking", "paused", "missing", "unfetched"].includes(bots.value) ? `wait-${bots.value}` : "wait-bot";
}

function mine() {
  return view.value.seats[/** @type {number} */ (me.value)];
}

/** Whether the postmaster helps with an empty hand: he was called before the first card. */
const postmasterHelps = () => view.value.phase === "take" && view.value.official === "postmaster";

/** The phase whose rule explains the question. */
export const ruledPhase = () => (postmasterHelps() ? "take-empty-hand" : view.value.phase);

function askKey() {
  const { phase } = view.value;
  if (postmasterHelps()) return "ask-take-two";
  if (phase === "play") return !mine().route.length ? "ask-play-first" : mustAbandonRoute() ? "ask-play-none" : "ask-play";
  if (phase === "close" && !closings.value.length) return calls.value.carrier ? "ask-close-carrier" : "ask-close-short";
  if (phase === "hand-in" && view.value.legal.includes("return:none")) return "ask-hand-in-last";
  return `ask-${phase}`;
}

function askValues() {
  const hand = mine().hand_size;
  const count = view.value.phase === "discard" ? hand - 3 : mine().route.length;
  return { count, left: mine().offices_left, number: nextCarriage() };
}

/** The text values; `after` is the next step without the cartwright: "coach", "discard" or "end". */
function nextValues() {
  const without = view.value.legal.find((action) => !action.startsWith("call:")) ?? "end";
  const { official } = view.value;
  return {
    number: nextCarriage(),
    points: nextCarriageGain(),
    count: mine().route.length,
    after: actionParts(without)[0],
    ...(official ? nameForms("official", `official-${official}`) : { official: "" }),
  };
}

/** The key of the text about the next step, or an empty string. @returns {string} */
function nextKey() {
  const { phase } = view.value;
  if (postmasterHelps()) return "next-take-two";
  if (phase === "take") return calls.value.administrator ? "next-take-administrator" : "next-take";
  if (phase === "play") return nextOfPlay();
  if (phase === "play-second") return closableNextTurn() ? "next-play-second" : "next-play-second-short";
  if (phase === "close") return nextOfClose();
  if (phase === "end") return mayUndo.value ? "next-end" : "";
  if (phase === "hand-in" && view.value.legal.includes("return:none")) return "next-hand-in-last";
  return `next-${phase}`;
}

function nextOfPlay() {
  if (calls.value.postmaster) return "next-play-postmaster";
  if (mustAbandonRoute()) return "next-play-none";
  return closableNextTurn() ? "next-play" : "next-play-short";
}

function nextOfClose() {
  const { carriage, route } = mine();
  if (route.length < LEAST_CITIES) return "next-close-short";
  if (carriage < LAST_CARRIAGE && closings.value.length && route.length >= nextCarriage()) return "next-close-brings";
  if (cartwrightReaches()) return calls.value.carrier ? "next-close-either" : "next-close-cartwright";
  if (calls.value.carrier) return "next-close-carrier";
  if (carriage < LAST_CARRIAGE) return "next-close";
  return mayUndo.value ? "next-end" : "";
}

/** Whether the cartwright would bring the next carriage if the route were closed now. A turn has one official. */
const cartwrightReaches = () =>
  mine().carriage < LAST_CARRIAGE &&
  closings.value.length > 0 &&
  !view.value.official &&
  nextCarriage() - mine().route.length <= CARTWRIGHT_REACH;
