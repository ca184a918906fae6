// What the host of the server tells everybody. Whom the server knows hears it by the stream; others ask now and then.

import { signal } from "../../vendor/signals.js";
import { getAnnouncement } from "./api.js";
import { me } from "./player.js";

/** @import { Announcement } from "../wire.d.ts" */

const AGAIN = 15_000; // ms
const SELDOM = 4; // times as long for whom the server knows: a line that was lost may have missed something

/** @type {import("../../vendor/signals.js").Signal<Announcement>} */
export const announcement = signal({ text: null, read_only: false });

/** @param {Announcement} told */
export const noteAnnouncement = ({ text, read_only }) => void (announcement.value = { text, read_only });

async function ask() {
  if (document.hidden) return;
  const told = await getAnnouncement().catch(() => null); // the next time
  if (told) noteAnnouncement(told);
}

/** From now on. */
export function followAnnouncements() {
  void ask();
  let times = 0;
  setInterval(() => {
    times += 1;
    if (!me.peek() || times % SELDOM === 0) void ask();
  }, AGAIN);
  document.addEventListener("visibilitychange", ask);
}
