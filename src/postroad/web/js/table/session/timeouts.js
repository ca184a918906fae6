// Timeouts at an open table: notices expire, and slow bots are reported.
import { effect } from "../../../vendor/signals.js";

const READ = 10_000; // ms that a notice stays; the log for screen readers keeps it
const PATIENCE = 30_000; // ms: the page says that bots may take this long

/** Start the timeouts and return a function that stops them. @param {import("./session.js").Session} session */
export function startTimeouts(session) {
  const stops = [effect(() => notices(session)), effect(() => bots(session))];
  return () => {
    for (const stop of stops) stop();
  };
}

/** @param {import("./session.js").Session} session */
function notices({ notice }) {
  if (!notice.value) return;
  const timer = setTimeout(() => (notice.value = null), READ);
  return () => clearTimeout(timer);
}

/** @param {import("./session.js").Session} session */
function bots({ bots, botsLate }) {
  botsLate.value = false;
  if (bots.value !== "waking") return;
  const timer = setTimeout(() => (botsLate.value = true), PATIENCE);
  return () => clearTimeout(timer);
}
