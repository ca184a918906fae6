// The seats of a table: whose they are, and who plays there right now.

import { LEVELS } from "../engine/layout.js";
import { HERE } from "./players.js";

/** @import * as Wire from "../wire.d.ts" */
/** @import { Entry } from "./entries.js" */
/** `level` is that of the bot that plays, null for a person; `player` is whose seat it is. @typedef {Pick<Wire.TableSeat, "name" | "level" | "resigned" | "player" | "away">} Seat */

export const LEVEL_NAMES = Object.keys(LEVELS);
const STAND_IN = "postilion"; // plays on for somebody who is away: sensible, at once, and never missing
/** By the kind of the entry. @type {Record<string, Wire.TableSeat["away"]>} */
const AWAY = { leave: "left", resign: "resigned" };

/** @param {string} name @param {Wire.BotId | null} level @returns {Seat} */
export const seatOf = (name, level) => ({ name, level, resigned: false, player: level ? null : HERE, away: null });

/** @param {Seat} seat */
export const isPerson = ({ level }) => level === null;

/** Was it a person's, who cannot come back? @param {Seat} seat */
export const givenUp = ({ resigned }) => resigned;

/** @param {Seat} seat @returns {Wire.TableSeat} */
export const told = (seat) => ({ ...seat, kind: isPerson(seat) ? "person" : "bot" });

/** The seats once this entry is part of the log. @param {Seat[]} seats @param {Entry} entry */
export function after(seats, { kind, seat }) {
  if (seat === null || (!(kind in AWAY) && kind !== "back")) return seats;
  return seats.map((one, number) => (number === seat ? changed(one, kind) : one));
}

/** @param {Seat} seat @param {string} kind @returns {Seat} */
const changed = (seat, kind) =>
  kind === "back"
    ? { ...seat, level: null, away: null }
    : { ...seat, level: STAND_IN, away: AWAY[kind], resigned: kind === "resign" };
