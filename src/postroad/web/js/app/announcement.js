// The operator's announcement: the stream brings it to players the server knows, other pages poll for it.

import { signal } from "../../vendor/signals.js";
import { getAnnouncement } from "./api.js";
import { me } from "./player.js";

/** @import { Announcement } from "../wire.d.ts" */

const INTERVAL = 15_000; // ms
const KNOWN_FACTOR = 4; // a page that has the stream polls this many times less often: a lost connection may have missed an announcement

/** @type {import("../../vendor/signals.js").Signal<Announcement>} */
export const announcement = signal({ text: null, read_only: false });

/** Show this announcement. @param {Announcement} announced */
export const applyAnnouncement = ({ text, read_only }) => void (announcement.value = { text, read_only });

async function poll() {
  if (document.hidden) return;
  const answer = await getAnnouncement().catch(() => null); // asked again at the next interval
  if (answer) applyAnnouncement(answer);
}

/** Poll for the announcement until the page closes. */
export function followAnnouncements() {
  void poll();
  let ticks = 0;
  setInterval(() => {
    ticks += 1;
    if (!me.peek() || ticks % KNOWN_FACTOR === 0) void poll();
  }, INTERVAL);
  document.addEventListener("visibilitychange", poll);
}
