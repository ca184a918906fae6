// Who sits at a new table: what was chosen, what is remembered, what the server is asked for.
import { t } from "../i18n.js";
import { guestName } from "../me.js";

export const LEVELS = ["apprentice", "postilion", "postmaster-general"];
export const LONGEST_NAME = 24;

/** @typedef {{ name: string, level: string | null }} Wanted level null: a person */
/**
 * @typedef {object} Choices
 * @property {number} players
 * @property {Wanted[]} seats always four; the first ones play
 * @property {boolean} honours
 * @property {boolean} audience
 * @property {number} provinces
 * @property {boolean} shuffle
 */

/** Names for bots, each different. */
const botNames = () => t("new-bot-names").split(/,\s*|、/);

/** @param {string | null} kind which seats are persons: one (alone), all (people) or none (watch) */
export function preset(kind) {
  const bots = botNames();
  const levels = { people: [null, null, null, null], watch: ["postilion", "apprentice", "postilion", "postmaster-general"] };
  const seats = (levels[/** @type {keyof typeof levels} */ (kind)] ?? [null, "postilion", "postilion", "postilion"]).map((level, n) => ({
    level,
    name: level ? bots[n] : n ? "" : guestName(),
  }));
  return /** @type {Choices} */ ({ players: 3, seats, honours: false, audience: false, provinces: 9, shuffle: true });
}

/** A name for a bot that nobody at the table has yet. @param {Wanted[]} seats */
export const freeName = (seats) => botNames().find((name) => seats.every((seat) => seat.name !== name)) ?? botNames()[0];

/** @param {string | null} kind */
const key = (kind) => `postroad.new.${kind ?? "table"}`;

/** The last choices of this kind, or fresh ones. @param {string | null} kind @returns {Choices} */
export function remembered(kind) {
  try {
    const kept = JSON.parse(localStorage.getItem(key(kind)) ?? "null");
    if (kept?.seats?.length === 4) return kept;
  } catch {
    // unreadable, or the browser keeps nothing
  }
  return preset(kind);
}

/** @param {string | null} kind @param {Choices} choices */
export function remember(kind, choices) {
  try {
    localStorage.setItem(key(kind), JSON.stringify(choices));
  } catch {
    // a private window may keep nothing
  }
}

/** What is wrong with a name, or null. @param {string} name */
export function wrongName(name) {
  const count = [...name.trim()].length;
  if (count === 0) return t("new-name-missing");
  return count > LONGEST_NAME ? t("new-name-long", { count }) : null;
}

/** The body of the request. @param {Choices} choices */
export const wanted = ({ players, seats, honours, audience, provinces, shuffle }) => ({
  options: { players, honours, audience, provinces_for_all: provinces },
  seats: seats.slice(0, players).map(({ name, level }) => ({ name: name.trim(), level })),
  shuffle,
});
