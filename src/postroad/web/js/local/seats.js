// The seats of a table: whose they are, and who plays there right now.

import { LOCAL_PLAYER } from "./players.js";

/** @import * as Wire from "../wire.d.ts" */
/** @import { Entry } from "./entries.js" */
/** `level` is that of the bot that plays, null for a person; `player` is whose seat it is. @typedef {Pick<Wire.TableSeat, "name" | "level" | "resigned" | "player" | "away">} Seat */

export const STAND_IN = "postilion"; // plays for somebody who is away: sensible, at once, and never missing
/** By the kind of the entry. @type {Record<string, Wire.TableSeat["away"]>} */
const AWAY = { leave: "left", resign: "resigned" };

/** @param {string} name @param {Wire.BotId | null} level @returns {Seat} */
export const seatOf = (name, level) => ({ name, level, resigned: false, player: level ? null : LOCAL_PLAYER, away: null });

/** @param {Seat} seat */
export const isPerson = ({ level }) => level === null;

/** Was it a person's, who cannot come back? @param {Seat} seat */
export const hasResigned = ({ resigned }) => resigned;

/** May the player of a seat that a bot plays come back? Not where all the time of the game is used up. @param {Pick<Wire.TableSeat, "away">} seat @param {{ kind: Wire.ClockTerms["kind"] } | null} clock */
export const playerMayReturn = ({ away }, clock) => away === "left" || (away === "time" && clock?.kind !== "total");

/** Did somebody resign, or run out of time? @param {Pick<Wire.TableSeat, "resigned" | "away">} seat */
export const gaveUp = ({ resigned, away }) => resigned || away === "time";

/** The result between people: the seats from the first to the last. Who gave up comes after all others. @param {Pick<Wire.TableSeat, "resigned" | "away">[]} seats @param {number[]} points @param {number | null} winner @returns {number[]} */
export const ranking = (seats, points, winner) =>
  winner === null
    ? []
    : seats
        .map((_, seat) => seat)
        .sort(
          (one, other) =>
            Number(gaveUp(seats[one])) - Number(gaveUp(seats[other])) ||
            Number(other === winner) - Number(one === winner) ||
            points[other] - points[one],
        );

/** @param {Seat} seat @returns {Wire.TableSeat} */
export const seatToWire = (seat) => ({ ...seat, kind: isPerson(seat) ? "person" : "bot" });

/** The seats once this entry is part of the log. @param {Seat[]} seats @param {Entry} entry */
export function seatsAfter(seats, { kind, seat, action }) {
  if (seat === null || (!(kind in AWAY) && kind !== "back" && kind !== "fill")) return seats;
  return seats.map((one, number) => (number === seat ? seatAfter(one, kind, action) : one));
}

/** @param {Seat} seat @param {string} kind @param {string | null} action @returns {Seat} */
function seatAfter(seat, kind, action) {
  if (kind === "fill") return { ...seat, level: /** @type {Wire.BotId} */ (action) };
  if (kind === "back") return { ...seat, level: null, away: null };
  return { ...seat, level: STAND_IN, away: AWAY[kind], resigned: kind === "resign" };
}
