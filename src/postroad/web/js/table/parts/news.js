// Short news: events around the game, arrivals in Rome and forced hand-ins. The announcer speaks them with the log, so screen
// readers skip this element.

import { useEffect } from "../../../vendor/hooks.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";
import { currentSession } from "../session/current.js";
import { isAsked } from "./question.js";
import { shownNews } from "./unread_news.js";

const SHOWN = 8000; // ms

/** Whether the news stay until a tap or the player's turn: one must be seen, and others play meanwhile. @param {import("./unread_news.js").UnreadItem[]} shown */
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
