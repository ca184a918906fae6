// The reader of game records (docs/record.md), which replays them by the rules.

import { isObject } from "./events.js";
import { Game } from "./game.js";
import { ACTIONS, RECORD } from "./layout.js";
import { OPTIONS } from "./options.js";
import { RecordError, RecordReplayer } from "./record_replay.js";

/** @import { GameOptions, TableSeat } from "../wire.d.ts" */
/** @import { GameOption } from "./options.js" */
/** @import { Rules, Transition } from "./rules.js" */
/** @import { RecordPart } from "./record_replay.js" */
/** @typedef {TableSeat["away"]} Away */

/** Why a bot played a seat for its player in the end. */
const ABSENCES = ["left", "time", "removed", "resigned"];

/** The game of a record; RecordError if the record is invalid. `away`: for each seat, why a bot played it for its player in the end. @param {Rules} rules @param {any} record @returns {{ game: Game, names: string[], away: Away[] }} */
export function loadGame(rules, record) {
  const { names } = optionsIn(record);
  let game = /** @type {Game | null} */ (null);
  for (const step of replay(rules, record)) game = new Game(rules, step, game);
  return { game: /** @type {Game} */ (game), names, away: awayIn(record) };
}

/** The absences in a record; none in one of another writer who means something else by this key. @param {any} record @returns {Away[]} */
function awayIn({ options: { away }, names }) {
  const known =
    Array.isArray(away) && away.length === names.length && away.every((one) => one === null || ABSENCES.includes(one));
  return known ? away : names.map(() => null);
}

/** The options and names of a record. @param {any} record @returns {{ options: GameOptions, names: string[] }} */
function optionsIn(record) {
  if (!isObject(record) || record.format !== RECORD.format) throw wrongFormat(record);
  const { options: given, names } = record;
  if (!isObject(given)) throw malformed("options", "the options are missing");
  for (const option of OPTIONS) if (!option.chosen) checkKnown(option, given);
  if ("decisions" in given && !(Number.isInteger(given.decisions) && given.decisions >= 0))
    throw malformed("decisions", "decisions must be a whole number from 0 on");
  const missing = RECORD.alwaysTold.find((name) => !(name in given));
  if (missing) throw malformed("options", `the option ${missing} is missing`);
  const options = Object.fromEntries(OPTIONS.map(({ name, before }) => [name, given[name] ?? before]));
  const wrong = OPTIONS.find(({ name, choices }) => name in given && !choices.includes(given[name]));
  if (wrong) throw malformed("options", `${wrong.name} must be ${wrong.choices.join(" or ")}`);
  if (!Array.isArray(names) || names.length !== options.players || !names.every(isText))
    throw malformed("names", `there must be ${options.players} names`);
  return { options: /** @type {any} */ (options), names };
}

/** @param {any} record */
function wrongFormat(record) {
  const reason = `this is no game record of the format ${RECORD.format}`;
  const family = RECORD.format.split("/")[0];
  const later = isObject(record) && new RegExp(`^${family}/\\d+$`).test(record.format);
  return new RecordError(later ? "newer" : "no-record", reason);
}

/** @param {GameOption} option @param {Record<string, any>} given */
function checkKnown({ name, choices }, given) {
  if (!(name in given) || choices.includes(given[name])) return;
  const reason = `this program does not know these ${name}`;
  throw Number.isInteger(given[name]) ? new RecordError("newer", reason) : malformed("options", reason);
}

/** @param {RecordPart} part @param {string} reason */
const malformed = (part, reason) => new RecordError("malformed", reason, null, { why: "part", part });

/** Is it a text without lone surrogates, which no program can print? @param {any} name */
const isText = (name) => typeof name === "string" && !/\p{Surrogate}/u.test(name);

/** Replay a record decision by decision, and check every event against the rules. @param {Rules} rules @param {any} record @returns {Generator<Transition>} */
function* replay(rules, record) {
  const { options } = optionsIn(record);
  const replayer = new RecordReplayer(record.events);
  let step = rules.setUp(options, [0, 0], replayer.nextDecks(0));
  const fault = replayer.match(0, step);
  if (fault) throw fault;
  yield step;
  let at = step.rows.length;
  let decisions = 0;
  const { decisions: told } = record.options;
  while (at < replayer.length || decisions < (told ?? 0)) {
    step = at < replayer.length ? replayer.decide(rules, at, step) : unrecordedEnd(rules, step);
    yield step;
    at += step.rows.length;
    decisions++;
  }
  if (told !== undefined && told < decisions)
    throw malformed("decisions", `decisions is ${told}, but the events tell of ${decisions}`);
}

/** The one decision without an event: the end of the last turn before the last hand-in (H8). @param {Rules} rules @param {Transition} step */
function unrecordedEnd(rules, step) {
  const end = ACTIONS.indexOf("end");
  const after = step.legal.includes(end) ? rules.apply(step.raw, end) : null;
  if (!after || after.rows.length) throw malformed("decisions", "decisions is greater than the events tell of");
  return after;
}

// Files

/** The record in a JSON text; RecordError if it is not JSON. @param {string} text @returns {any} */
export function parseRecord(text) {
  try {
    return JSON.parse(checkedText(text));
  } catch (error) {
    if (error instanceof RecordError) throw error;
    throw new RecordError("no-record", `this is no JSON: ${error}`);
  }
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|-?\d[\d.eE+-]*|[{}[\]]/g;

/** Check for what JSON.parse accepts: a duplicate key throws, and a number like 1.0 becomes null, as it is not an integer in every reader. @param {string} text */
function checkedText(text) {
  const open = /** @type {(Set<string> | null)[]} */ ([]);
  return text.replace(TOKEN, (token, colon) => {
    if (token === "{" || token === "[") open.push(token === "{" ? new Set() : null);
    else if (token === "}" || token === "]") open.pop();
    else if (colon) checkDuplicate(open.at(-1), JSON.parse(token.slice(0, -colon.length)));
    else if (/^-?\d.*[.eE]/.test(token) && Number.isInteger(Number(token))) return "null";
    return token;
  });
}

/** @param {Set<string> | null | undefined} keys @param {string} key */
function checkDuplicate(keys, key) {
  if (keys?.has(key)) throw malformed("twice", `“${key}” stands twice in one object`);
  keys?.add(key);
}
