// The timeline of a replay: a slider, buttons and keys for steps and turns, and playback.

import { useEffect, useLayoutEffect, useRef, useState } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { logLines } from "../../table/parts/log_lines.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { inputValue } from "../../ui/input_value.js";
import { isOverlayOpen } from "../../ui/overlay.js";
import { PlaybackOptions, SPEEDS } from "./playback_options.js";

/** @import { ReplayTransport } from "../../table/session/replay_transport.js" */
/** @import { Playback } from "./playback_options.js" */

/** The icon path of each control. @type {Record<string, string>} */
const ICON_PATHS = {
  first: "M6 5v14M18.5 5.5 9 12l9.5 6.5Z",
  "back-turn": "M12 5.5 3.5 12l8.5 6.5ZM20.5 5.5 12 12l8.5 6.5Z",
  back: "M14.5 5.5 5 12l9.5 6.5ZM18.5 5.5v13",
  forward: "M9.5 5.5 19 12l-9.5 6.5ZM5.5 5.5v13",
  "forward-turn": "M3.5 5.5 12 12l-8.5 6.5ZM12 5.5l8.5 6.5-8.5 6.5Z",
  last: "M18 5v14M5.5 5.5 15 12l-9.5 6.5Z",
};

/** The position that each control leads to. @type {Record<string, (replay: ReplayTransport, at: number) => number>} */
const TARGETS = {
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

const USES_KEYS = "input:not([type=range]), select, textarea, .board, .rome, [role=tablist]"; // elements that use these keys themselves
const USES_SPACE = "a, button, input, select, textarea, summary, [tabindex], [role=tab]"; // elements that the space bar presses

/** Advance the replay step by step while it runs, until its end. @param {ReplayTransport} replay @param {boolean} begins does it run from the start? @param {Playback} playback @param {(control: string) => void} go */
function useRunning(replay, begins, playback, go) {
  const [runs, setRuns] = useState(begins);
  const at = replay.at.value;
  const goesOn = runs && at < replay.last && !isOverlayOpen();
  useLayoutEffect(() => {
    if (!goesOn) return setRuns(false); // immediately, otherwise a step that is due would still happen
    const timer = setTimeout(() => go(playback.step), SPEEDS[playback.speed]);
    return () => clearTimeout(timer);
  }, [goesOn, at, playback]);
  return /** @type {const} */ ([goesOn, setRuns]);
}

/** Keys for the controls, and the space bar to run or pause. @param {ReplayTransport} replay @param {(control: string) => void} go @param {() => void} run */
function useKeys(replay, go, run) {
  const does = useRef({ go, run });
  does.current = { go, run };
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      const control = KEYS[event.key];
      const space = event.key === " ";
      const other = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isOverlayOpen();
      const elsewhere = space ? USES_SPACE : USES_KEYS;
      if ((!control && !space) || other || /** @type {Element} */ (event.target).closest(elsewhere)) return;
      event.preventDefault();
      if (space) does.current.run();
      else does.current.go(control);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [replay]);
}

/** @param {{ replay: ReplayTransport, begins: boolean, show: (at: number) => void, see: (seat: number | null) => void, onBranch: () => void, onShare: () => void }} props */
export function Timeline({ replay, begins, show, see, onBranch, onShare }) {
  const at = replay.at.value;
  const { last } = replay;
  const [playback, setPlayback] = useState(/** @type {Playback} */ ({ speed: "normal", step: "forward" }));
  const [more, setMore] = useState(false);
  const go = (/** @type {string} */ control) => show(TARGETS[control](replay, replay.at.peek()));
  const [runs, setRuns] = useRunning(replay, begins, playback, go);
  const run = () => {
    if (!runs && at === last) show(0);
    setRuns(!runs);
  };
  /** Go to a position and pause there. */
  const stepTo = (/** @type {number} */ to) => {
    setRuns(false);
    show(to);
  };
  const step = (/** @type {string} */ control) => stepTo(TARGETS[control](replay, replay.at.peek()));
  useKeys(replay, step, run);
  /** @param {string} control @param {boolean} able */
  const button = (control, able) =>
    html`<button key=${control} class=${`button-quiet button-icon time-${control}`} type="button" disabled=${!able} aria-label=${t(`game-${control}`)} title=${t(`game-${control}`)} onClick=${() => step(control)}>
      <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d=${ICON_PATHS[control]} /></svg>
    </button>`;
  const running = t(runs ? "pause" : "game-run");
  const close = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && setMore(false);
  return html`<nav class="time-line" aria-label=${t("game-time")} onKeyDown=${close}>
    <div class="time-steps">
      ${["first", "back-turn", "back"].map((control) => button(control, at > 0))}
      <button class="button button-icon time-run" type="button" aria-label=${running} title=${running} onClick=${run}><${Icon} name=${runs ? "pause" : "play"} /></button>
      ${["forward", "forward-turn", "last"].map((control) => button(control, at < last))}
    </div>
    <input
      type="range"
      min="0"
      max=${last}
      value=${at}
      aria-label=${t("game-time")}
      aria-valuetext=${[t("game-at", { at, of: last }), ...logLines(replay.entries[at].events).map(({ text }) => text)].join(" ")}
      onInput=${(/** @type {Event} */ event) => stepTo(Number(inputValue(event)))}
    />
    <output class="time-at muted small" aria-live=${runs ? "off" : "polite"}>${t("game-at", { at, of: last })}</output>
    <div class=${`time-choices ${more ? "time-choices-open" : ""}`} id="time-choices">
      <${PlaybackOptions} replay=${replay} playback=${playback} setPlayback=${setPlayback} see=${see} />
    </div>
    ${
      replay.game.over &&
      html`<button class="button time-try" type="button" disabled=${at === last} aria-label=${t("try-title")} title=${t("try-title")} onClick=${onBranch}><${Icon} name="horn" /><span>${t("try-title")}</span></button>`
    }
    <button class="button-quiet button-icon time-share" type="button" aria-label=${t("share-title")} title=${t("share-title")} onClick=${onShare}><${Icon} name="link" /></button>
    <button class="button-quiet button-icon time-more" type="button" aria-expanded=${more} aria-controls="time-choices" aria-label=${t("game-choices")} title=${t("game-choices")} onClick=${() => setMore(!more)}><${Icon} name="settings" /></button>
  </nav>`;
}
