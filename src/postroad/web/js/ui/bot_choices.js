// The bots on a seat's menu: the levels, and below them those that the host of the server offers.

import { useEffect } from "../../vendor/hooks.js";
import { signal } from "../../vendor/signals.js";
import { getAbout } from "../app/api.js";
import { hasServer } from "../app/runtime.js";
import { t } from "../app/texts.js";
import { html } from "./html.js";
import { botName, isCustom, LEVELS } from "./levels.js";

/** @import { BotId } from "../wire.d.ts" */

/** The host's, null before the server was asked. @type {import("../../vendor/signals.js").Signal<BotId[] | null>} */
const customBots = signal(null);

/** Who cannot be reached offers nothing. */
const loadCustomBots = () =>
  getAbout().then(
    ({ bots }) => {
      customBots.value = bots;
    },
    () => null,
  );

/** To be called where bots are chosen: what the server offers is asked for anew. */
export function useCustomBots() {
  useEffect(() => {
    if (hasServer) void loadCustomBots();
  }, []);
}

/** Does it play here no longer, as far as is known? @param {string | null} level */
export const isMissing = (level) =>
  isCustom(level) && customBots.value !== null && !customBots.value.includes(/** @type {string} */ (level));

/** @param {string | null} level */
export const botLabel = (level) => (isMissing(level) ? t("bot-missing", { bot: botName(level) }) : botName(level));

/** @param {{ level: string | null }} props the one that was chosen */
export function BotChoices({ level }) {
  const choice = (/** @type {string} */ one) =>
    html`<option key=${one} value=${one} selected=${one === level}>${botName(one)}</option>`;
  const other = level !== null && !LEVELS.some((one) => one === level) && !customBots.value?.includes(level);
  return html`<optgroup label=${t("new-bots")}>
      ${LEVELS.map(choice)} ${other && html`<option value=${level} selected disabled=${isMissing(level)}>${botName(level)}</option>`}
    </optgroup>
    ${customBots.value && customBots.value.length > 0 && html`<optgroup label=${t("new-house-bots")}>${customBots.value.map(choice)}</optgroup>`}`;
}
