// What the host of the server tells everybody. Whom the server knows hears it by the stream; others ask now and then.

import { signal } from "../../vendor/signals.js";
import { getNotice } from "./api.js";
import { me } from "./player.js";

/** @import { Notice } from "../wire.d.ts" */

const AGAIN = 15_000; // ms
const SELDOM = 4; // times as long for whom the server knows: a line that was lost may have missed something

/** @type {import("../../vendor/signals.js").Signal<Notice>} */
export const notice = signal({ line: null, read_only: false });

/** @param {Notice} told */
export const heed = ({ line, read_only }) => void (notice.value = { line, read_only });

async function ask() {
  if (document.hidden) return;
  const told = await getNotice().catch(() => null); // the next time
  if (told) heed(told);
}

/** From now on. */
export function followNotices() {
  void ask();
  let times = 0;
  setInterval(() => {
    times += 1;
    if (!me.peek() || times % SELDOM === 0) void ask();
  }, AGAIN);
  document.addEventListener("visibilitychange", ask);
}
