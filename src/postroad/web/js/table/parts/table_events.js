// Events around the game, as log lines and news: players leave, return, resign, transfer seats, pause the clock and agree to undos.
// Arrivals in Rome and forced hand-ins are news too.

import { joinNames, t } from "../../app/texts.js";
import { STAND_IN } from "../../local/seats.js";
import { botName } from "../../ui/levels.js";
import { entries, you } from "../session/current.js";
import { officialName } from "../session/names.js";
import { ownerAt } from "../session/seat_players.js";
import { logLines } from "./log_lines.js";

/** @typedef {import("../../wire.d.ts").Entry} Entry */

/** The text's key by the kind of the entry. @type {Partial<Record<Entry["kind"], string>>} */
const KEYS = {
  leave: "log-left",
  back: "log-back",
  remove: "log-removed",
  time: "log-time",
  resign: "log-resign",
  fill: "log-filled",
  offer: "log-offered",
  keep: "log-kept",
  hand: "log-handed",
  pause: "log-paused",
  resume: "log-resumed",
};

/** The text of an entry, or null if its kind has none. @param {Entry} entry @returns {string | null} */
export function eventText(entry) {
  const key = standInKey(entry) ?? KEYS[entry.kind] ?? answerKey(entry);
  const bot = entry.kind === "fill" ? botName(entry.action) : "";
  const successor = entry.kind === "hand" ? entry.player?.name : undefined;
  const seat = actorOf(entry);
  return key && seat !== null ? t(key, { who: successor ?? ownerAt(entry, seat), bot }) : null;
}

/** The key for a stand-in that replaces an unavailable bot, or goes once the bot is available. @param {Entry} entry */
function standInKey({ kind, seat, action, seq }) {
  if (kind !== "fill") return null;
  if (action === STAND_IN) return "log-stands-in";
  const before = entries.value.findLast((entry) => entry.kind === "fill" && entry.seat === seat && entry.seq < seq);
  return before?.action === STAND_IN ? "log-arrived" : null;
}

/** The seat that acted; a pause belongs to the seat that requested it. @param {Entry} entry */
export const actorOf = (entry) => (entry.kind === "pause" ? (lastRequestBefore(entry)?.seat ?? null) : entry.seat);

/** The last request before an entry. @param {Entry} entry */
const lastRequestBefore = ({ seq }) => entries.value.findLast((entry) => entry.kind.startsWith("ask-") && entry.seq < seq);

/** The key for the outcome of a request. @param {Entry} entry */
function answerKey(entry) {
  const { kind, seat, undoes } = entry;
  if (kind === "undo" && Array.isArray(undoes)) return "log-undo-agreed";
  if (kind !== "refuse") return null;
  const question = lastRequestBefore(entry);
  if (question?.kind === "ask-seat") return "log-seat-refused";
  if (question?.kind === "ask-pause") return question.seat === seat ? "log-pause-withdrawn" : "log-pause-refused";
  return question?.seat === seat ? "log-undo-withdrawn" : "log-undo-refused";
}

/** Whether a coach arrived in Rome. @param {Entry} entry */
export const coachArrives = (entry) => entry.events.some(({ ev }) => ev === "arrive");

/** A news text with the seat whose roof stands beside it: the seat that acted, or the one addressed; `mustBeSeen`: shown until the player's turn. @typedef {{ seat: number, text: string, mustBeSeen?: boolean }} NewsItem */

/** The news of an entry: arrivals in Rome, and forced hand-ins of own seats. @param {Entry} entry @returns {NewsItem[]} */
export const tableEvents = (entry) => [...arrivals(entry), ...forcedHandIns(entry)];

/** The clergy who arrive in Rome and those who leave for them, as news of the seat that moved the coach. @param {Entry} entry @returns {NewsItem[]} */
function arrivals({ events, seat }) {
  const text = logLines(events.filter(({ ev }) => ev === "arrive" || ev === "leave")).map((line) => line.text);
  return text.length && seat !== null ? [{ seat, text: text.join(" ") }] : [];
}

/** The tokens that own seats handed in without a choice. @param {Entry} entry @returns {NewsItem[]} */
const forcedHandIns = ({ action, events, seat: decided }) =>
  events.flatMap((event) => {
    if (event.ev !== "return" || !event.tokens.length || !you.value.seats.includes(event.seat)) return [];
    if (event.seat === decided && action?.startsWith("return:")) return [];
    const tokens = joinNames(event.tokens.map(officialName));
    return [{ seat: event.seat, text: t("news-handed-in", { tokens }), mustBeSeen: true }];
  });
