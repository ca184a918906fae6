// Short news: events around the game, arrivals in Rome and forced hand-ins. The announcer speaks them with the log, so screen
// readers skip this element.

import { useEffect } from "../../../vendor/hooks.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";
import { currentSession, entries, you } from "../session/current.js";
import { isAsked } from "./question.js";
import { actorOf, eventText, tableEvents } from "./table_events.js";

/** @typedef {import("./table_events.js").Entry} Entry */
/** @typedef {import("./table_events.js").NewsItem & { seq: number }} UnreadItem */

const SHOWN = 8000; // ms
const SHOWN_ELSEWHERE = new Set(["offer", "pause"]); // requests.js shows these while they last

/** @param {Entry} entry @returns {import("./table_events.js").NewsItem[]} */
function itemsOf(entry) {
  const seat = actorOf(entry);
  if (seat === null || SHOWN_ELSEWHERE.has(entry.kind)) return [];
  const events = tableEvents(entry);
  const text = events.length || you.value.seats.includes(seat) ? null : eventText(entry);
  return text === null ? events : [{ seat, text }];
}

/** The unread news to show: those of the newest entry, and earlier ones that must be seen. @returns {UnreadItem[]} */
export function shownNews() {
  const unread = entries.value
    .filter(({ seq }) => seq > currentSession().newsRead.value)
    .flatMap((entry) => itemsOf(entry).map((item) => ({ ...item, seq: entry.seq })));
  const newest = unread.at(-1)?.seq;
  return unread.filter(({ seq, mustBeSeen }) => mustBeSeen || seq === newest);
}

/** Whether the news stay until a tap: one must be seen, and others play meanwhile. @param {UnreadItem[]} shown */
const newsStay = (shown) => shown.some(({ mustBeSeen }) => mustBeSeen) && !isAsked();

export function News() {
  const shown = shownNews();
  const newest = shown.at(-1)?.seq ?? null;
  const stay = newsStay(shown);
  const dismiss = () => newest !== null && (currentSession().newsRead.value = newest);
  useEffect(() => {
    if (newest === null || stay) return;
    const timer = setTimeout(dismiss, SHOWN);
    return () => clearTimeout(timer);
  }, [newest, stay]);
  return (
    newest !== null &&
    html`<div class="asked news" aria-hidden="true" onClick=${dismiss}>
      ${shown.map(({ seq, seat, text }) => html`<p key=${seq + text}><${Roof} seat=${seat} /> <span>${text}</span></p>`)}
    </div>`
  );
}
