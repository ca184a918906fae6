// What others just did beside playing, who arrived in Rome, what was done for somebody who had no choice: for a little while.
// It is spoken with the log, so it is only to be seen.

import { useEffect } from "../../../vendor/hooks.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";
import { currentSession, entries, you } from "../session/current.js";
import { doer, eventText, tableEvents } from "./table_events.js";

const SHOWN = 8000; // ms
const STANDING = new Set(["offer", "pause"]); // of these more is told as long as they stand

export function News() {
  const { newsRead } = currentSession();
  /** @param {import("./table_events.js").Entry} entry @returns {import("./table_events.js").Told[]} */
  const told = (entry) => {
    const seat = doer(entry);
    if (seat === null || entry.seq <= newsRead.value || STANDING.has(entry.kind)) return [];
    const happened = tableEvents(entry);
    const text = happened.length || you.value.seats.includes(seat) ? null : eventText(entry);
    return text === null ? happened : [{ seat, text }];
  };
  const newest = entries.value.findLast((entry) => told(entry).length);
  const putAway = () => newest && (newsRead.value = newest.seq);
  useEffect(() => {
    if (!newest) return;
    const timer = setTimeout(putAway, SHOWN);
    return () => clearTimeout(timer);
  }, [newest?.seq]);
  return (
    newest &&
    html`<div class="asked news" aria-hidden="true" onClick=${putAway}>
      ${told(newest).map(({ seat, text }) => html`<p key=${text}><${Roof} seat=${seat} /> <span>${text}</span></p>`)}
    </div>`
  );
}
