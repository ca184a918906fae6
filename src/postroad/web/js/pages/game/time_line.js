// The time line of a game: to any position by a slider, and by steps and turns; the keys do the same.

import { useEffect } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { overlayOpen } from "../../ui/overlay.js";

/** @import { Replay } from "../../table/session/replay.js" */

/** How each control is drawn. @type {Record<string, string>} */
const SIGNS = {
  first: "M6 5v14M18.5 5.5 9 12l9.5 6.5Z",
  "back-turn": "M12 5.5 3.5 12l8.5 6.5ZM20.5 5.5 12 12l8.5 6.5Z",
  back: "M16.5 5.5 7 12l9.5 6.5Z",
  forward: "M7.5 5.5 17 12l-9.5 6.5Z",
  "forward-turn": "M3.5 5.5 12 12l-8.5 6.5ZM12 5.5l8.5 6.5-8.5 6.5Z",
  last: "M18 5v14M5.5 5.5 15 12l-9.5 6.5Z",
};

/** Where each control leads to. @type {Record<string, (replay: Replay, at: number) => number>} */
const WAYS = {
  first: () => 0,
  "back-turn": ({ turns }, at) => turns.findLast((turn) => turn < at) ?? 0,
  back: (_, at) => at - 1,
  forward: (_, at) => at + 1,
  "forward-turn": ({ turns, last }, at) => turns.find((turn) => turn > at) ?? last,
  last: ({ last }) => last,
};

const KEYS = /** @type {Record<string, string>} */ ({
  Home: "first",
  PageUp: "back-turn",
  ArrowLeft: "back",
  ArrowRight: "forward",
  PageDown: "forward-turn",
  End: "last",
});

const ELSEWHERE = "input:not([type=range]), select, textarea, .board, .rome, [role=tablist]"; // these have a use for such keys

/** @param {{ replay: Replay, show: (at: number) => void, onShare: () => void }} props */
export function TimeLine({ replay, show, onShare }) {
  const at = replay.at.value;
  const { last } = replay;
  const go = (/** @type {string} */ way) => show(WAYS[way](replay, replay.at.peek()));
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      const way = KEYS[event.key];
      const other = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || overlayOpen();
      if (!way || other || /** @type {Element} */ (event.target).closest(ELSEWHERE)) return;
      event.preventDefault();
      go(way);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [replay]);
  /** @param {string} way @param {boolean} able */
  const button = (way, able) =>
    html`<button key=${way} class="button-quiet button-icon" type="button" disabled=${!able} aria-label=${t(`game-${way}`)} title=${t(`game-${way}`)} onClick=${() => go(way)}>
      <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d=${SIGNS[way]} /></svg>
    </button>`;
  return html`<nav class="time-line" aria-label=${t("game-time")}>
    <div class="time-steps">${["first", "back-turn", "back"].map((way) => button(way, at > 0))}</div>
    <input
      type="range"
      min="0"
      max=${last}
      value=${at}
      aria-label=${t("game-time")}
      aria-valuetext=${t("game-at", { at, of: last })}
      onInput=${(/** @type {Event} */ event) => show(Number(/** @type {HTMLInputElement} */ (event.currentTarget).value))}
    />
    <div class="time-steps">${["forward", "forward-turn", "last"].map((way) => button(way, at < last))}</div>
    <output class="time-at muted small">${t("game-at", { at, of: last })}</output>
    <button class="button-quiet button-icon" type="button" aria-label=${t("share-title")} title=${t("share-title")} onClick=${onShare}><${Icon} name="link" /></button>
  </nav>`;
}
