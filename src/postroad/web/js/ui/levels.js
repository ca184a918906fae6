// Bots by what tables keep of them: a level, or one that the host of the server offers, by its name.

import { t } from "../app/texts.js";

/** @import { Level } from "../wire.d.ts" */

/** The weakest first. @type {Level[]} */
export const LEVELS = ["beginner", "easy", "medium", "hard", "master"];

/** Those of before, which tables may still have, and what is chosen in their place. @type {Partial<Record<string, Level>>} */
export const RENAMED_LEVELS = { apprentice: "easy", postilion: "medium", "postmaster-general": "hard" };

const CUSTOM = "custom:";

/** Is it the host's own? It plays at the server alone. @param {string | null} level */
export const isCustom = (level) => Boolean(level?.startsWith(CUSTOM));

/** @param {string | null} level */
export const botName = (level) => (isCustom(level) ? /** @type {string} */ (level).slice(CUSTOM.length) : t(`level-${level}`));
