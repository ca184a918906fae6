// What others just did beside playing, for a little while. It is spoken with the log, so it is only to be seen.

import { useEffect } from "../../../vendor/hooks.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";
import { entries, here, you } from "../session/current.js";
import { tiding } from "./tidings.js";

const SHOWN = 8000; // ms

export function News() {
  const { newsRead } = here();
  const isNews = (/** @type {import("./tidings.js").Entry} */ { seq, seat }) =>
    seq > newsRead.value && seat !== null && !you.value.seats.includes(seat);
  const newest = entries.value.findLast((entry) => isNews(entry) && tiding(entry));
  useEffect(() => {
    if (!newest) return;
    const timer = setTimeout(() => (newsRead.value = newest.seq), SHOWN);
    return () => clearTimeout(timer);
  }, [newest?.seq]);
  return newest && html`<p class="asked news" aria-hidden="true"><${Roof} seat=${newest.seat} /> ${tiding(newest)}</p>`;
}
