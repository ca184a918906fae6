// The seats of a local table: their players, and the bots that play for absent ones.

import { LOCAL_PLAYER } from "./players.js";

/** @import * as Wire from "../wire.d.ts" */
/** @import { Document } from "../engine/game.js" */
/** @import { Entry } from "./entries.js" */
/** `level` is that of the bot that plays, null while a person plays; `player` is the seat's owner. @typedef {Pick<Wire.TableSeat, "name" | "level" | "resigned" | "player" | "away">} Seat */

export const STAND_IN = "stand-in"; // the level that plays for an absent player: sensible, instant, and without a network
/** The kinds of entries after which a bot plays for the player, each with its reason. @type {Record<string, Wire.TableSeat["away"]>} */
const AWAY = { leave: "left", resign: "resigned" };

/** @param {string} name @param {Wire.BotId | null} level @returns {Seat} */
export const seatOf = (name, level) => ({ name, level, resigned: false, player: level ? null : LOCAL_PLAYER, away: null });

/** @param {Seat} seat */
export const isPerson = ({ level }) => level === null;

/** Has the seat's player resigned for good? @param {Seat} seat */
export const hasResigned = ({ resigned }) => resigned;

/** May an absent player take the seat back from the bot? Not if their time for the whole game is used up. @param {Pick<Wire.TableSeat, "away">} seat @param {{ kind: Wire.ClockTerms["kind"] } | null} clock */
export const playerMayReturn = ({ away }, clock) => away === "left" || (away === "time" && clock?.kind !== "total");

/** Why a bot plays a seat for its player; seats that early versions stored have only `resigned`. @typedef {{ resigned?: boolean, away?: Wire.TableSeat["away"] }} Absence */

/** Did the seat's player resign or run out of time? @param {Absence} seat */
export const gaveUp = ({ resigned, away }) => resigned || away === "resigned" || away === "time";

/** The seats from first to last place; players who gave up come after all others. @param {Absence[]} seats @param {number[]} points @param {number | null} winner @returns {number[]} */
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

/** The record of a finished game, with the reason for each seat that a bot played for its player at the end. @param {Document} record @param {Absence[]} seats @returns {Document} */
export const withAway = (record, seats) =>
  seats.some(({ away }) => away)
    ? { ...record, options: { ...record.options, away: seats.map(({ away }) => away ?? null) } }
    : record;

/** @param {Seat} seat @returns {Wire.TableSeat} */
export const seatToWire = (seat) => ({ ...seat, kind: isPerson(seat) ? "person" : "bot" });

/** The seats after an entry. @param {Seat[]} seats @param {Entry} entry */
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
