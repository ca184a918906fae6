// What others just did beside playing, who arrived in Rome, what was done for somebody who had no choice: for a little while.
// It is spoken with the log, so it is only to be seen.

import { useEffect } from "../../../vendor/hooks.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";
import { entries, here, you } from "../session/current.js";
import { doer, happening, tiding } from "./tidings.js";

const SHOWN = 8000; // ms
const STANDING = new Set(["offer", "pause"]); // of these more is told as long as they stand

export function News() {
  const { newsRead } = here();
  /** @param {import("./tidings.js").Entry} entry */
  const told = (entry) => {
    const seat = doer(entry);
    if (seat === null || entry.seq <= newsRead.value || STANDING.has(entry.kind)) return null;
    return happening(entry) ?? (you.value.seats.includes(seat) ? null : tiding(entry));
  };
  const newest = entries.value.findLast(told);
  useEffect(() => {
    if (!newest) return;
    const timer = setTimeout(() => (newsRead.value = newest.seq), SHOWN);
    return () => clearTimeout(timer);
  }, [newest?.seq]);
  return (
    newest && html`<p class="asked news" aria-hidden="true"><${Roof} seat=${doer(newest)} /> <span>${told(newest)}</span></p>`
  );
}
