// What people do beside playing: they leave and come back, give up, hand a seat on, let the clock stand, and take back what all agree to.
// These are lines of the log, and news for the others. So is what happens in Rome, and what the rules do for somebody without a choice.

import { joinNames, t } from "../../app/texts.js";
import { STAND_IN } from "../../local/seats.js";
import { botName } from "../../ui/levels.js";
import { entries, you } from "../session/current.js";
import { officialName } from "../session/names.js";
import { ownerAt } from "../session/seat_players.js";
import { logLines } from "./log_lines.js";

/** @typedef {import("../../wire.d.ts").Entry} Entry */

/** By the kind of the entry. @type {Partial<Record<Entry["kind"], string>>} */
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

/** An entry in words, or null where it has none of its own. @param {Entry} entry @returns {string | null} */
export function eventText(entry) {
  const key = standInKey(entry) ?? KEYS[entry.kind] ?? answerKey(entry);
  const bot = entry.kind === "fill" ? botName(entry.action) : "";
  const successor = entry.kind === "hand" ? entry.player?.name : undefined;
  const seat = actorOf(entry);
  return key && seat !== null ? t(key, { who: successor ?? ownerAt(entry, seat), bot }) : null;
}

/** A stand-in comes for a bot that is not here yet, or goes. Nobody chooses this bot any more. @param {Entry} entry */
function standInKey({ kind, seat, action, seq }) {
  if (kind !== "fill") return null;
  if (action === STAND_IN) return "log-stands-in";
  const before = entries.value.findLast((entry) => entry.kind === "fill" && entry.seat === seat && entry.seq < seq);
  return before?.action === STAND_IN ? "log-arrived" : null;
}

/** Whose doing an entry is: a pause is that of whoever asked for it. @param {Entry} entry */
export const actorOf = (entry) => (entry.kind === "pause" ? (lastRequestBefore(entry)?.seat ?? null) : entry.seat);

/** What others were asked for last before an entry. @param {Entry} entry */
const lastRequestBefore = ({ seq }) => entries.value.findLast((entry) => entry.kind.startsWith("ask-") && entry.seq < seq);

/** What became of something that others were asked for. @param {Entry} entry */
function answerKey(entry) {
  const { kind, seat, undoes } = entry;
  if (kind === "undo" && Array.isArray(undoes)) return "log-undo-agreed";
  if (kind !== "refuse") return null;
  const question = lastRequestBefore(entry);
  if (question?.kind === "ask-seat") return "log-seat-refused";
  if (question?.kind === "ask-pause") return question.seat === seat ? "log-pause-withdrawn" : "log-pause-refused";
  return question?.seat === seat ? "log-undo-withdrawn" : "log-undo-refused";
}

/** Did a coach arrive in Rome? @param {Entry} entry */
export const coachArrives = (entry) => entry.events.some(({ ev }) => ev === "arrive");

/** Words, and whose roof belongs to them: whoever did it, or whoever is spoken to. @typedef {{ seat: number, text: string }} NewsItem */

/** What an entry brought about in Rome, or for one of the own seats that had no choice. @param {Entry} entry @returns {NewsItem[]} */
export const tableEvents = (entry) => [...arrivals(entry), ...forcedHandIns(entry)];

/** Who got out in Rome, and who had to leave for them: the doing of whoever moved the coach. @param {Entry} entry @returns {NewsItem[]} */
function arrivals({ events, seat }) {
  const text = logLines(events.filter(({ ev }) => ev === "arrive" || ev === "leave")).map((line) => line.text);
  return text.length && seat !== null ? [{ seat, text: text.join(" ") }] : [];
}

/** Tokens that the own seats handed in because they had no others. @param {Entry} entry @returns {NewsItem[]} */
const forcedHandIns = ({ action, events, seat: decided }) =>
  events.flatMap((event) => {
    if (event.ev !== "return" || !event.tokens.length || !you.value.seats.includes(event.seat)) return [];
    if (event.seat === decided && action?.startsWith("return:")) return [];
    return [{ seat: event.seat, text: t("news-handed-in", { tokens: joinNames(event.tokens.map(officialName)) }) }];
  });
