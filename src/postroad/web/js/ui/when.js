// Relative times, as "3 days ago", in the player's language.
import { language } from "../app/texts.js";

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["week", 604800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** @param {number} at unix seconds */
export function timeAgo(at) {
  const words = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  const passed = Math.max(0, Date.now() / 1000 - at);
  const [unit, seconds] = UNITS.find(([, long]) => passed >= long) ?? ["second", Infinity];
  return words.format(-Math.floor(passed / seconds) || 0, unit);
}
