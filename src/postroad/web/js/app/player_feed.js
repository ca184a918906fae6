// The server's event stream: news of the player's tables, and the operator's announcements.

/** @import { Announcement, TableNews } from "../wire.d.ts" */
/** @typedef {{ tables: TableNews[] } | Announcement | { error: string }} StreamEvent news of the player's tables, an announcement, or why the server ends the stream */
/** @typedef {(told: StreamEvent) => void} StreamListener */

const RETRY = 15_000; // ms after the server has refused

/** Open the stream and reopen it when the server refuses it; returns a function that closes it. @param {StreamListener} onEvent */
export function openPlayerFeed(onEvent) {
  let waiting = 0;
  let source = open();

  function open() {
    const made = new EventSource("/api/me/stream");
    for (const kind of ["tables", "announcement", "refused"])
      made.addEventListener(kind, (event) => onEvent(JSON.parse(event.data)));
    made.onerror = () => {
      // the browser reopens a lost connection by itself, but not a refused one
      if (made.readyState === EventSource.CLOSED) waiting = setTimeout(() => (source = open()), RETRY);
    };
    return made;
  }

  return () => {
    clearTimeout(waiting);
    source.close();
  };
}
