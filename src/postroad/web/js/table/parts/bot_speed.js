// Buttons for the speed of the bots, shown while the player waits for them.

import { changeSettings, SPEEDS, settings } from "../../app/settings.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { skip } from "../motion/lazy_motion.js";
import { can, currentSession, mySeats, paused, table, view } from "../session/current.js";

const NAMES = /** @type {(keyof typeof SPEEDS)[]} */ (Object.keys(SPEEDS));

/** Whether a bot decides now whose pace this screen can change. */
export const waitsForBot = () =>
  view.value.decides !== null && can().decide && table.value.seats[view.value.decides].kind === "bot";

/** Buttons to skip to the player's turn and to speed up the bots. */
export function BotSpeed() {
  const { speed } = settings.value;
  const name = t(`settings-speed-${speed}`);
  const faster = () => changeSettings({ speed: NAMES[(NAMES.indexOf(speed) + 1) % NAMES.length] });
  return html`
    <button class="button" aria-label=${t("speed-label", { speed: name })} title=${t("speed-label", { speed: name })} onClick=${faster}><${Icon} name="speed" /> ${name}</button>
    ${mySeats.value.length > 0 && speed !== "instant" && html`<button class="button" onClick=${skipToOwnTurn}><${Icon} name="skip" /> ${t("skip")}</button>`}
  `;
}

function skipToOwnTurn() {
  skip();
  currentSession().skipToOwnTurn();
}

/** The button that pauses and resumes a game of bots alone. */
export function PauseBots() {
  const persons = table.value.seats.some((seat) => seat.kind === "person");
  if (persons || view.value.decides === null || !can().decide) return null;
  return html`<button class="button" onClick=${() => currentSession().setPace(!paused.value)}>
    <${Icon} name=${paused.value ? "play" : "pause"} /> ${t(paused.value ? "go-on" : "pause")}
  </button>`;
}
