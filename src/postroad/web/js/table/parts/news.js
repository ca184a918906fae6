// What others just did beside playing, for a little while. It is spoken with the log, so it is only to be seen.

import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";
import { entries, you } from "../session/current.js";
import { tiding } from "./tidings.js";

const SHOWN = 8000; // ms

export function News() {
  const seen = useRef(entries.value.at(-1)?.seq ?? 0); // what is older is no news
  const [, look] = useState(0);
  const isNews = (/** @type {import("./tidings.js").Entry} */ { seq, seat }) =>
    seq > seen.current && seat !== null && !you.value.seats.includes(seat);
  const newest = entries.value.findLast((entry) => isNews(entry) && tiding(entry));
  useEffect(() => {
    if (!newest) return;
    const timer = setTimeout(() => {
      seen.current = newest.seq;
      look(newest.seq);
    }, SHOWN);
    return () => clearTimeout(timer);
  }, [newest?.seq]);
  return newest && html`<p class="asked news" aria-hidden="true"><${Roof} seat=${newest.seat} /> ${tiding(newest)}</p>`;
}
