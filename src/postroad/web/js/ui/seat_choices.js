// Who sits at a new table: what was chosen, what is remembered, what the server is asked for.

import { guestName } from "../app/player.js";
import { t } from "../app/texts.js";
import { CLOCKS } from "./game_settings.js";
import { isCustom, RENAMED_LEVELS } from "./levels.js";

/** @import { BotId, NewTable } from "../wire.d.ts" */

export const LONGEST_NAME = 24;
/** @type {BotId} */
export const USUAL_BOT = "easy";

/** @typedef {{ name: string, level: BotId | null, open?: boolean }} SeatChoice level null: a person; open: whoever takes the seat */
/**
 * @typedef {object} Choices
 * @property {number} players
 * @property {SeatChoice[]} seats always four; the first ones play
 * @property {boolean} honours
 * @property {boolean} audience
 * @property {8 | 9} provinces
 * @property {boolean} shuffle
 * @property {boolean} hints offered though people play together
 * @property {boolean} memory what people could remember lies covered
 * @property {boolean} listed shown in the lobby; only of use with an open seat, as is the clock
 * @property {import("./game_settings.js").Clock} clock
 */

/** Names for bots, each different. */
const botNames = () => t("new-bot-names").split(/,\s*|、/);

/** @param {string | null} kind which seats are persons: one (alone), one and others who come (friends), all (people, post) or none (watch) */
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
    honours: false,
    audience: false,
    provinces: 9,
    shuffle: true,
    hints: false,
    memory: false,
    listed: false,
    clock: CLOCKS[0],
  });
}

/** Is a seat open for somebody who comes? @param {Choices} choices */
export const hasOpenSeat = ({ seats, players }) => seats.slice(0, players).some(({ open }) => open);

/** Do several people play, here or elsewhere? Then hints are offered only if they are agreed upon. @param {Choices} choices */
export const withPeople = ({ seats, players }) =>
  seats.slice(0, players).filter(({ level, open }) => open || level === null).length > 1;

/** Does it need the server? Where others come in, and where a bot of the server plays. @param {Choices} choices */
export const needsServer = (choices) =>
  hasOpenSeat(choices) || choices.seats.slice(0, choices.players).some(({ level, open }) => !open && isCustom(level));

/** The same for names that look the same, as the server sees it. @param {string} name */
const comparable = (name) =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{DI}/gu, "")
    .replace(/\s+/gu, " ")
    .trim();

/** A name for a bot that nobody at the table has yet. @param {{ name: string | null }[]} seats */
export const freeName = (seats) =>
  botNames().find((name) => seats.every((seat) => comparable(seat.name ?? "") !== comparable(name))) ?? botNames()[0];

/** @param {string | null} kind */
const key = (kind) => `postroad.new.${kind ?? "table"}`;

/** @param {SeatChoice} seat */
const withRenamedLevel = (seat) => ({ ...seat, level: RENAMED_LEVELS[seat.level ?? ""] ?? seat.level });

/** The last choices of this kind, or fresh ones. @param {string | null} kind @returns {Choices} */
export function loadChoices(kind) {
  try {
    const kept = JSON.parse(localStorage.getItem(key(kind)) ?? "null");
    if (kept?.seats?.length === 4) return { ...preset(kind), ...kept, seats: kept.seats.map(withRenamedLevel) };
  } catch {
    // unreadable, or the browser keeps nothing
  }
  return preset(kind);
}

/** @param {string | null} kind @param {Choices} choices */
export function storeChoices(kind, choices) {
  try {
    localStorage.setItem(key(kind), JSON.stringify(choices));
  } catch {
    // a private window may keep nothing
  }
}

const INVISIBLE = /[\p{DI}\p{M}\s\u2800]/gu;

/** What is wrong with the name of a seat, or null. @param {SeatChoice} seat @param {number} n @param {SeatChoice[]} seats */
export function nameError({ name, open }, n, seats) {
  if (open) return null;
  if (!name.replace(INVISIBLE, "")) return t("new-name-missing");
  const count = [...name.trim()].length;
  if (count > LONGEST_NAME) return t("new-name-long", { count });
  const same = seats.slice(0, n).some((other) => !other.open && comparable(other.name) === comparable(name));
  return same ? t("new-name-same") : null;
}

/** The body of the request. @param {Choices} choices @returns {NewTable} */
export const newTableRequest = (choices) => ({
  options: {
    players: choices.players,
    honours: choices.honours,
    audience: choices.audience,
    provinces_for_all: choices.provinces,
  },
  seats: choices.seats.slice(0, choices.players).map(({ name, level, open }) => (open ? { open } : { name: name.trim(), level })),
  shuffle: choices.shuffle,
  ...(withPeople(choices) && { hints: choices.hints && !choices.memory }),
  ...(choices.memory && { memory: true }),
  ...(hasOpenSeat(choices) && { listed: choices.listed, clock: choices.clock }),
});
