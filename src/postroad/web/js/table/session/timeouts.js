// What passes with time at an open table: a notice that was read, and patience with bots that do not get ready.
import { effect } from "../../../vendor/signals.js";

const READ = 10_000; // ms in which a notice is read; what was said stays in the log for screen readers
const PATIENCE = 30_000; // ms: as long as the page says that bots may take

/** From now on; answers with how to stop. @param {import("./session.js").Session} session */
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
