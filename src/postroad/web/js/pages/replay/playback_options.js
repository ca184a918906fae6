// Options of the replay: the seat whose view is shown, the speed, and steps or turns.

import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { inputValue } from "../../ui/input_value.js";

/** Milliseconds from one step to the next. @type {Record<string, number>} */
export const SPEEDS = { slow: 2500, normal: 1200, fast: 400 };
/** The controls of the timeline that a running replay can use as its step. */
const STEPS = ["forward", "forward-turn"];

/** @typedef {{ speed: string, step: string }} Playback */

/** @param {{ replay: import("../../table/session/replay_transport.js").ReplayTransport, playback: Playback, setPlayback: (playback: Playback) => void, see: (seat: number | null) => void }} props */
export function PlaybackOptions({ replay, playback, setPlayback, see }) {
  const viewer = replay.viewerSeat.value;
  return html`${
    replay.game.over &&
    html`<${Choice} title=${t("game-eyes")} chosen=${viewer === null ? "" : String(viewer)} choose=${(/** @type {string} */ seat) => see(seat === "" ? null : Number(seat))}
      options=${[["", t("game-eyes-all")], ...replay.names.map((name, seat) => [String(seat), name])]} />`
  }
    <${Choice} title=${t("game-stride")} chosen=${playback.step} choose=${(/** @type {string} */ step) => setPlayback({ ...playback, step })}
      options=${STEPS.map((step) => [step, t(`game-by-${step}`)])} />
    <${Choice} title=${t("game-pace")} chosen=${playback.speed} choose=${(/** @type {string} */ speed) => setPlayback({ ...playback, speed })}
      options=${Object.keys(SPEEDS).map((speed) => [speed, t(`settings-speed-${speed}`)])} />`;
}

/** @param {{ title: string, chosen: string, choose: (value: string) => void, options: [string, string][] }} props */
const Choice = ({ title, chosen, choose, options }) => html`<label class="time-choice">
  <span aria-hidden="true">${title}</span>
  <select aria-label=${title} onChange=${(/** @type {Event} */ event) => choose(inputValue(event))}>
    ${options.map(([value, words]) => html`<option key=${value} value=${value} selected=${value === chosen}>${words}</option>`)}
  </select>
</label>`;
