// Unread news: the items of the newest entry, and forced hand-ins of the player's own seats from earlier entries too.

import { currentSession, entries, you } from "../session/current.js";
import { actorOf, eventText, tableEvents } from "./table_events.js";

/** @typedef {import("./table_events.js").Entry} Entry */
/** @typedef {import("./table_events.js").NewsItem} NewsItem */
/** @typedef {NewsItem & { seq: number }} UnreadItem */

const SHOWN_ELSEWHERE = new Set(["offer", "pause"]); // requests.js shows these while they last

/** @param {Entry} entry @returns {NewsItem[]} */
function itemsOf(entry) {
  const seat = actorOf(entry);
  if (seat === null || SHOWN_ELSEWHERE.has(entry.kind)) return [];
  const events = tableEvents(entry);
  const text = events.length || you.value.seats.includes(seat) ? null : eventText(entry);
  return text === null ? events : [{ seat, text }];
}

/** The unread items to show: all of the newest entry, and those of earlier entries that must be seen. @returns {UnreadItem[]} */
export function shownNews() {
  const unread = entries.value
    .filter(({ seq }) => seq > currentSession().newsRead.value)
    .flatMap((entry) => itemsOf(entry).map((item) => ({ ...item, seq: entry.seq })));
  const newest = unread.at(-1)?.seq;
  return unread.filter(({ seq, mustBeSeen }) => mustBeSeen || seq === newest);
}
