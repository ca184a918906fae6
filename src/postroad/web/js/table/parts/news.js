// Short news: events around the game, arrivals in Rome and forced hand-ins. The announcer speaks them with the log, so screen
// readers skip this element.

import { useEffect } from "../../../vendor/hooks.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";
import { currentSession, entries, you } from "../session/current.js";
import { actorOf, eventText, tableEvents } from "./table_events.js";

const SHOWN = 8000; // ms
const SHOWN_ELSEWHERE = new Set(["offer", "pause"]); // requests.js shows these while they last

export function News() {
  const { newsRead } = currentSession();
  /** @param {import("./table_events.js").Entry} entry @returns {import("./table_events.js").NewsItem[]} */
  const itemsOf = (entry) => {
    const seat = actorOf(entry);
    if (seat === null || entry.seq <= newsRead.value || SHOWN_ELSEWHERE.has(entry.kind)) return [];
    const events = tableEvents(entry);
    const text = events.length || you.value.seats.includes(seat) ? null : eventText(entry);
    return text === null ? events : [{ seat, text }];
  };
  const newest = entries.value.findLast((entry) => itemsOf(entry).length);
  const dismiss = () => newest && (newsRead.value = newest.seq);
  useEffect(() => {
    if (!newest) return;
    const timer = setTimeout(dismiss, SHOWN);
    return () => clearTimeout(timer);
  }, [newest?.seq]);
  return (
    newest &&
    html`<div class="asked news" aria-hidden="true" onClick=${dismiss}>
      ${itemsOf(newest).map(({ seat, text }) => html`<p key=${text}><${Roof} seat=${seat} /> <span>${text}</span></p>`)}
    </div>`
  );
}
