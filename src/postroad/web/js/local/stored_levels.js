// The levels of earlier versions in stored tables and files, and the levels that replace them.

import { STAND_IN } from "./seats.js";

/** @import { BotId } from "../wire.d.ts" */
/** @import { Entry } from "./entries.js" */
/** @import { TableRow } from "./store.js" */

/** @type {Partial<Record<string, BotId>>} */
const RENAMED_LEVELS = { apprentice: "easy", postilion: STAND_IN, "postmaster-general": "hard" };

/** The level that plays today for a stored one. @param {string | null} level @returns {BotId | null} */
export const currentLevel = (level) => RENAMED_LEVELS[level ?? ""] ?? level;

/** A stored row with the levels of today. @param {TableRow} row @returns {TableRow} */
export const currentRow = (row) => ({
  ...row,
  laid: { ...row.laid, seats: row.laid.seats.map(withCurrentLevel) },
  summary: { ...row.summary, seats: row.summary.seats.map(withCurrentLevel) },
});

/** A stored entry with the level of today. @param {Entry} entry @returns {Entry} */
export const currentEntry = (entry) => (entry.kind === "fill" ? { ...entry, action: currentLevel(entry.action) } : entry);

/** @template {{ level: BotId | null }} T @param {T} seat @returns {T} */
const withCurrentLevel = (seat) => ({ ...seat, level: currentLevel(seat.level) });
