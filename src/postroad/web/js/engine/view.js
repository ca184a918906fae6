// JSON views: the part of the state that a viewer may know, in the same words as the server's views.

import {
  ACTIONS,
  CARRIAGE_POINTS,
  CITIES,
  COACHES,
  COUNTS,
  NONE,
  OFFICIALS,
  PHASES,
  RANKS,
  STACKS,
  STATE,
  STOPS,
} from "./layout.js";
import { fieldsOf } from "./module.js";
import { OPTIONS } from "./options.js";

/** @import { Rules } from "./rules.js" */
/** @import { Fields } from "./module.js" */
/** @import { GameOptions, View } from "../wire.d.ts" */

/** @param {Rules} rules @param {Uint8Array} hidden as `Rules.hidden` leaves it @param {number | null} seat @returns {View} */
export function jsonView(rules, hidden, seat) {
  const state = fieldsOf(STATE, /** @type {ArrayBuffer} */ (hidden.buffer), hidden.byteOffset);
  const figures = rules.counts(hidden);
  const over = state.phase === COUNTS.over;
  const view = {
    seat,
    options: options(state),
    round: state.round_number,
    phase: PHASES[state.phase],
    turn: state.turn,
    decides: over ? null : state.seat,
    winner: over ? figures.ahead : null,
    official: state.official === NONE.official ? null : OFFICIALS[state.official],
    legal: seat === null || seat !== state.seat ? [] : rules.legal(hidden).map((action) => ACTIONS[action]),
    market: [...state.market].map((city) => (city === NONE.city ? null : CITIES[city])),
    deck: state.deck_size,
    discard: cities(state.discard, state.discard_size),
    tiles: Object.fromEntries(STACKS.map(([stack, tiles], number) => [stack, tiles.slice(figures.tiles_gone[number])])),
    seats: Array.from({ length: state.players }, (_, of) => seatView(state, figures, of, seat)),
    ...(state.honours && {
      tokens: named(OFFICIALS, (official) => figures.tokens[official]),
      chips: COUNTS.chips - state.chips.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0),
    }),
    ...(state.audience && {
      coaches: named(COACHES, (coach) => STOPS[state.coach[coach]]),
      waiting: named(RANKS, (rank) => seatsIn(state.waiting[rank], state.players)),
      owed: Object.fromEntries([...COACHES, "free"].map((coach, number) => [coach, state.owed[number]])),
    }),
  };
  return /** @type {View} */ (view);
}

/** The options in a state. @param {Fields} state @returns {GameOptions} */
export const options = (state) =>
  /** @type {any} */ (
    Object.fromEntries(
      OPTIONS.map(({ name, before }) => [name, typeof before === "boolean" ? Boolean(state[name]) : state[name]]),
    )
  );

/** @template T @param {string[]} ids @param {(number: number) => T} tell @returns {Record<string, T>} */
const named = (ids, tell) => Object.fromEntries(ids.map((id, number) => [id, tell(number)]));

/** @param {Uint8Array} list @param {number} size */
const cities = (list, size) => [...list.subarray(0, size)].map((city) => CITIES[city]);

/** @param {number} mask @param {number} players */
const seatsIn = (mask, players) => [...Array(players).keys()].filter((seat) => (mask >> seat) & 1);

/** The cards of a hand, from three masks: the cities held at least once, twice and three times. @param {Uint32Array} hand */
const cards = (hand) => CITIES.flatMap((city, number) => Array(copies(hand, number)).fill(city));

/** @param {Uint32Array} hand @param {number} city */
const copies = (hand, city) => [...hand].filter((mask) => (mask >>> city) & 1).length;

/** @param {Fields} state @param {Fields} figures @param {number} seat @param {number | null} viewer */
function seatView(state, figures, seat, viewer) {
  const held = (/** @type {number} */ stack) => STACKS[stack][1].filter((points) => (state.tiles[seat][stack] >> points) & 1);
  return {
    hand: seat === viewer ? cards(state.hand[seat]) : null,
    hand_size: state.hand_size[seat],
    known: cards(state.known[seat]),
    route: cities(state.route[seat], state.route_size[seat]),
    offices: CITIES.filter((_, city) => (state.offices[seat] >>> city) & 1),
    offices_left: figures.offices_left[seat],
    carriage: state.carriage[seat],
    tiles: Object.fromEntries(STACKS.flatMap(([stack], number) => (state.tiles[seat][number] ? [[stack, held(number)]] : []))),
    points: figures.points[seat],
    score: {
      carriage: CARRIAGE_POINTS[state.carriage[seat]],
      tiles: figures.tiles[seat],
      offices: -figures.offices_left[seat],
      chips: state.chips[seat],
      clergy: figures.clergy[seat],
    },
    ...(state.honours && {
      tokens: named(OFFICIALS, (official) => state.tokens[seat][official]),
      chips: state.chips[seat],
    }),
    ...(state.audience && { clergy: named(COACHES, (coach) => rank(state.clergy[seat][coach])) }),
  };
}

/** @param {number} number */
const rank = (number) => (number === NONE.hiddenRank ? "hidden" : (RANKS[number] ?? null));
