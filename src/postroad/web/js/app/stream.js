// What the server tells of my tables, and its host to everybody, as a stream.

/** @import { Announcement, TableNews } from "../wire.d.ts" */
/** @typedef {{ tables: TableNews[] } | Announcement | { error: string }} StreamEvent what happened at my tables, what the host says, or why nothing will be told any more */
/** @typedef {(told: StreamEvent) => void} StreamListener */

const RETRY = 15_000; // ms after the server has refused

/** A stream of one's own; answers with a way to end it. @param {StreamListener} onEvent */
export function openStream(onEvent) {
  let waiting = 0;
  let source = open();

  function open() {
    const made = new EventSource("/api/me/stream");
    for (const kind of ["tables", "announcement", "refused"])
      made.addEventListener(kind, (event) => onEvent(JSON.parse(event.data)));
    made.onerror = () => {
      // a lost connection is taken up by the browser itself; a refusal is not
      if (made.readyState === EventSource.CLOSED) waiting = setTimeout(() => (source = open()), RETRY);
    };
    return made;
  }

  return () => {
    clearTimeout(waiting);
    source.close();
  };
}
