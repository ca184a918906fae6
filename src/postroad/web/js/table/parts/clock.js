// The clock of a seat, counted on from the server's last value.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { can, table, tableStatus } from "../session/current.js";

const FEW = 30; // seconds below which the clock is highlighted

/** @param {number} seconds */
function formatTime(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= 172800) return t("clock-days", { count: Math.floor(whole / 86400) });
  if (whole >= 3600)
    return `${Math.floor(whole / 3600)}:${String(Math.floor((whole % 3600) / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The remaining time of a seat. @param {{ seat: number }} props */
export function Clock({ seat }) {
  const { clock } = tableStatus.value;
  const running = clock?.running === seat;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [running]);
  if (!can().clock || !clock || table.value.seats[seat].kind !== "person") return null;
  const left = clock.left[seat] - (running ? (performance.now() - clock.since) / 1000 : 0);
  const label = t(clock.paused ? "clock-stands" : "clock-left", { time: formatTime(left) });
  return html`<span class=${`clock ${running ? "clock-runs" : ""} ${left < FEW ? "clock-few" : ""}`} role="timer" aria-label=${label}>${clock.paused && html`<${Icon} name="pause" size=${14} />`}${formatTime(left)}</span>`;
}
