// What the host of the server tells everybody. Whom the server knows hears it by the stream; others ask now and then.

import { signal } from "../../vendor/signals.js";
import { getAnnouncement } from "./api.js";
import { me } from "./player.js";

/** @import { Announcement } from "../wire.d.ts" */

const INTERVAL = 15_000; // ms
const KNOWN_FACTOR = 4; // times as long for whom the server knows: a line that was lost may have missed something

/** @type {import("../../vendor/signals.js").Signal<Announcement>} */
export const announcement = signal({ text: null, read_only: false });

/** @param {Announcement} told */
export const applyAnnouncement = ({ text, read_only }) => void (announcement.value = { text, read_only });

async function poll() {
  if (document.hidden) return;
  const answer = await getAnnouncement().catch(() => null); // the next time
  if (answer) applyAnnouncement(answer);
}

/** From now on. */
export function followAnnouncements() {
  void poll();
  let ticks = 0;
  setInterval(() => {
    ticks += 1;
    if (!me.peek() || ticks % KNOWN_FACTOR === 0) void poll();
  }, INTERVAL);
  document.addEventListener("visibilitychange", poll);
}
