// Bots as tables store them: a level, or the name of a custom bot.

import { t } from "../app/texts.js";

/** @import { Level } from "../wire.d.ts" */

/** The levels, the weakest first. @type {Level[]} */
export const LEVELS = ["beginner", "easy", "medium", "hard", "master"];

const CUSTOM = "custom:";

/** Is it a custom bot? Those play on their server only. @param {string | null} level */
export const isCustom = (level) => Boolean(level?.startsWith(CUSTOM));

/** @param {string | null} level */
export const botName = (level) => (isCustom(level) ? /** @type {string} */ (level).slice(CUSTOM.length) : t(`level-${level}`));
