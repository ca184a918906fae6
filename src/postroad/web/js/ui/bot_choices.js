// The bots in a seat's menu: the levels, then the server's custom bots.

import { useEffect } from "../../vendor/hooks.js";
import { signal } from "../../vendor/signals.js";
import { getAbout } from "../app/api.js";
import { hasServer } from "../app/runtime.js";
import { t } from "../app/texts.js";
import { html } from "./html.js";
import { botName, isCustom, LEVELS } from "./levels.js";

/** @import { BotId } from "../wire.d.ts" */

/** The server's custom bots, null before the server has listed them. @type {import("../../vendor/signals.js").Signal<BotId[] | null>} */
const customBots = signal(null);

/** Load the custom bots; an unreachable server offers none. */
const loadCustomBots = () =>
  getAbout().then(
    ({ bots }) => {
      customBots.value = bots;
    },
    () => null,
  );

/** Reload the custom bots; for components in which players choose bots. */
export function useCustomBots() {
  useEffect(() => {
    if (hasServer) void loadCustomBots();
  }, []);
}

/** Is it a custom bot that the server no longer offers? @param {string | null} level */
export const isMissing = (level) =>
  isCustom(level) && customBots.value !== null && !customBots.value.includes(/** @type {string} */ (level));

/** @param {string | null} level */
export const botLabel = (level) => (isMissing(level) ? t("bot-missing", { bot: botName(level) }) : botName(level));

/** @param {{ level: string | null }} props `level`: the chosen one */
export function BotChoices({ level }) {
  const choice = (/** @type {string} */ one) =>
    html`<option key=${one} value=${one} selected=${one === level}>${botName(one)}</option>`;
  const other = level !== null && !LEVELS.some((one) => one === level) && !customBots.value?.includes(level);
  return html`<optgroup label=${t("new-bots")}>
      ${LEVELS.map(choice)} ${other && html`<option value=${level} selected disabled=${isMissing(level)}>${botName(level)}</option>`}
    </optgroup>
    ${customBots.value && customBots.value.length > 0 && html`<optgroup label=${t("new-house-bots")}>${customBots.value.map(choice)}</optgroup>`}`;
}
