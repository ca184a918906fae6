// Bots by what tables keep of them: a level, or one that the host of the server offers, by its name.

import { t } from "../app/texts.js";

/** @import { Level } from "../wire.d.ts" */

/** @type {Level[]} */
export const LEVELS = ["apprentice", "postilion", "postmaster-general"];

const HOUSE = "house:";

/** Is it the host's own? It plays at the server alone. @param {string | null} level */
export const isOfHouse = (level) => Boolean(level?.startsWith(HOUSE));

/** @param {string | null} level */
export const botName = (level) => (isOfHouse(level) ? /** @type {string} */ (level).slice(HOUSE.length) : t(`level-${level}`));
