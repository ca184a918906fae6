// The backup file of the browser's games.

import { LEVELS, RECORD } from "../engine/layout.js";
import { BEFORE, OPTIONS } from "../engine/options.js";
import { readDaily, readOrigin } from "./origin.js";
import { MAIL_PLAYER } from "./players.js";
import { seatOf } from "./seats.js";
import { currentEntry, currentLevel } from "./stored_levels.js";
import { CorruptLogError, Table } from "./table.js";

/** @import { Rules } from "../engine/rules.js" */
/** @import { Entry } from "./entries.js" */
/** @import { StoredTable } from "./store.js" */
/** @import { TableTerms } from "./table.js" */
/** @typedef {{ laid: TableTerms, entries: Entry[] }} SavedGame */
/** @typedef {{ format: string, games: SavedGame[] }} Backup */

const FORMAT = "postroad-games/1";
const LONGEST_NAME = 24;

/** @param {StoredTable[]} kept @returns {Backup} */
export const makeBackup = (kept) => ({ format: FORMAT, games: kept.map(({ row, entries }) => ({ laid: row.laid, entries })) });

/** The games of a backup, null if the file is not a backup. @param {any} backup @returns {unknown[] | null} */
export const gamesIn = (backup) => (backup?.format === FORMAT && Array.isArray(backup.games) ? backup.games : null);

/** The table of a saved game, replayed from its start; CorruptLogError if the game is not valid. @param {Rules} rules @param {any} given @returns {Table} */
export function restoreTable(rules, given) {
  try {
    const { id, created, options, seats, post, origin, daily, by_heart } = given.laid;
    if (typeof id !== "string" || !/^here-[a-z0-9]{10}$/.test(id) || typeof created !== "number") throw new CorruptLogError();
    const terms = {
      id,
      created,
      options: checkedOptions(options),
      seats: seats.map(seat),
      rematch: null,
      post: Number.isInteger(post) ? post : null,
      origin: readOrigin(origin),
      daily: readDaily(daily),
      ...(by_heart === true && { by_heart }),
    };
    if (seats.length !== terms.options.players) throw new CorruptLogError();
    return Table.fromLog(rules, terms, given.entries.map(entry));
  } catch (error) {
    throw error instanceof CorruptLogError ? error : new CorruptLogError(); // an error of reading means that the file has another structure
  }
}

/** @param {any} given */
function checkedOptions(given) {
  const options = { ...BEFORE, ...given };
  if (RECORD.alwaysTold.some((name) => !(name in given))) throw new CorruptLogError();
  for (const { name, choices } of OPTIONS) if (!choices.includes(options[name])) throw new CorruptLogError();
  return options;
}

/** @param {any} given */
function seat({ name, level: stored, player }) {
  const level = currentLevel(stored);
  const fits = typeof name === "string" && name.length <= 2 * LONGEST_NAME && (level === null || level in LEVELS);
  if (!fits) throw new CorruptLogError();
  return { ...seatOf(name, level), ...(player === MAIL_PLAYER && { player }) };
}

/** @param {any} given @param {number} place @returns {Entry} */
function entry({ seq, at, kind, seat, action, events, undoes, command, secret }, place) {
  if (seq !== place + 1 || typeof at !== "number" || typeof kind !== "string") throw new CorruptLogError();
  const read = currentEntry(/** @type {Entry} */ ({ seq, at, kind, seat, action, events, undoes, command, secret }));
  if (kind === "fill" && !(String(read.action) in LEVELS)) throw new CorruptLogError();
  return read;
}
