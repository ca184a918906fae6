// The choices for a new table: presets, the stored last choices, and the request that creates the table.

import { guestName } from "../app/player.js";
import { t } from "../app/texts.js";
import { OPTIONS } from "../engine/options.js";
import { STAND_IN } from "../local/seats.js";
import { currentLevel } from "../local/stored_levels.js";
import { CLOCKS, MODULES, NUMBERS } from "./game_settings.js";
import { isCustom } from "./levels.js";

/** @import { BotId, NewTable, TableOptions } from "../wire.d.ts" */

export const LONGEST_NAME = 24;
/** @type {BotId} */
export const USUAL_BOT = "easy";

/** @typedef {{ name: string, level: BotId | null, open?: boolean }} SeatChoice level null: a person; open: the seat is free for a person who comes */
/**
 * @typedef {object} SeatChoices
 * @property {SeatChoice[]} seats always four, of which the first ones play
 * @property {boolean} shuffle
 * @property {boolean} hints offered although several people play
 * @property {boolean} memory memory mode: the page covers what players could remember
 * @property {boolean} listed shown in the lobby; only tables with an open seat use it and the clock
 * @property {import("./game_settings.js").Clock} clock
 */
/** With the options by their names. @typedef {SeatChoices & Required<TableOptions>} Choices */

/** Different names for bots. */
const botNames = () => t("new-bot-names").split(/,\s*|、/);

/** Fresh choices. @param {string | null} kind the seats of persons: one (alone), one and open seats (friends), all (people, post) or none (watch) */
export function preset(kind) {
  const bots = botNames().filter((name) => comparable(name) !== comparable(guestName()));
  const levels = {
    friends: [null, null, null, null],
    people: [null, null, null, null],
    post: [null, null, null, null],
    watch: ["medium", "easy", "hard", "master"],
  };
  const seats = (levels[/** @type {keyof typeof levels} */ (kind)] ?? [null, USUAL_BOT, USUAL_BOT, USUAL_BOT]).map(
    (level, n) => ({
      level,
      name: level ? bots[n] : n ? "" : guestName(),
      open: kind === "friends" && n > 0,
    }),
  );
  const players = kind === "friends" || kind === "post" ? 2 : 3;
  return /** @type {Choices} */ ({
    players,
    seats,
    ...Object.fromEntries([...MODULES, ...NUMBERS].map(({ name, before }) => [name, before])),
    shuffle: true,
    hints: false,
    memory: false,
    listed: false,
    clock: CLOCKS[0],
  });
}

/** Does the table have an open seat? @param {Choices} choices */
export const hasOpenSeat = ({ seats, players }) => seats.slice(0, players).some(({ open }) => open);

/** Do several people play? Then the table offers hints only if they are agreed. @param {Choices} choices */
export const withPeople = ({ seats, players }) =>
  seats.slice(0, players).filter(({ level, open }) => open || level === null).length > 1;

/** Does the table need the server, for open seats or custom bots? @param {Choices} choices */
export const needsServer = (choices) =>
  hasOpenSeat(choices) || choices.seats.slice(0, choices.players).some(({ level, open }) => !open && isCustom(level));

/** The form in which the server compares names: equal for names that look the same. @param {string} name */
const comparable = (name) =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{DI}/gu, "")
    .replace(/\s+/gu, " ")
    .trim();

/** A bot's name that no seat of the table has yet. @param {{ name: string | null }[]} seats */
export const freeName = (seats) =>
  botNames().find((name) => seats.every((seat) => comparable(seat.name ?? "") !== comparable(name))) ?? botNames()[0];

/** @param {string | null} kind */
const key = (kind) => `postroad.new.${kind ?? "table"}`;

/** A stored choice with the level of today; no menu offers the stand-in. @param {SeatChoice} seat @returns {SeatChoice} */
function currentChoice(seat) {
  const level = currentLevel(seat.level);
  return { ...seat, level: level === STAND_IN ? "medium" : level };
}

/** The choices with their options under other names: `key` in the store, `name` elsewhere. @param {object} choices @param {"key" | "name"} from @param {"key" | "name"} to */
const renamed = (choices, from, to) =>
  Object.fromEntries(
    Object.entries(choices).map(([name, value]) => [OPTIONS.find((option) => option[from] === name)?.[to] ?? name, value]),
  );

/** The stored last choices of this kind, or fresh ones. @param {string | null} kind @returns {Choices} */
export function loadChoices(kind) {
  try {
    const kept = JSON.parse(localStorage.getItem(key(kind)) ?? "null");
    if (kept?.seats?.length === 4)
      return { ...preset(kind), ...renamed(kept, "key", "name"), seats: kept.seats.map(currentChoice) };
  } catch {
    // unreadable, or the browser stores nothing
  }
  return preset(kind);
}

/** @param {string | null} kind @param {Choices} choices */
export function storeChoices(kind, choices) {
  try {
    localStorage.setItem(key(kind), JSON.stringify(renamed(choices, "name", "key")));
  } catch {
    // a private window may store nothing
  }
}

const INVISIBLE = /[\p{DI}\p{M}\s\u2800]/gu;

/** The error in a seat's name, or null. @param {SeatChoice} seat @param {number} n @param {SeatChoice[]} seats */
export function nameError({ name, open }, n, seats) {
  if (open) return null;
  if (!name.replace(INVISIBLE, "")) return t("new-name-missing");
  const count = [...name.trim()].length;
  if (count > LONGEST_NAME) return t("new-name-long", { count });
  const same = seats.slice(0, n).some((other) => !other.open && comparable(other.name) === comparable(name));
  return same ? t("new-name-same") : null;
}

/** The request that creates the table. @param {Choices} choices @returns {NewTable} */
export const newTableRequest = (choices) => ({
  options: {
    players: choices.players,
    ...Object.fromEntries([...MODULES, ...NUMBERS].map(({ name }) => [name, choices[name]])),
  },
  seats: choices.seats.slice(0, choices.players).map(({ name, level, open }) => (open ? { open } : { name: name.trim(), level })),
  shuffle: choices.shuffle,
  ...(withPeople(choices) && { hints: choices.hints && !choices.memory }),
  ...(choices.memory && { memory: true }),
  ...(hasOpenSeat(choices) && { listed: choices.listed, clock: choices.clock }),
});
