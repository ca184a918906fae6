// Checks that a game is of a day's deal, and finds the first decision in which two games differ.

import { Game } from "../../engine/game.js";
import { dealOf } from "../../local/deal.js";
import { turnsOf } from "../replay/points.js";

/** @import { Rules } from "../../engine/rules.js" */
/** The first decision that differs: the number of equal decisions before it, the person's turn, the seat, and the action in each game. @typedef {{ at: number, turn: number, seat: number, actions: [string, string] }} Divergence */

/** The first deck, as far as it was drawn: a link leaves out the rest. @param {Game} game @returns {string[]} */
function firstDeck(game) {
  const decks = game.positions.flatMap((one) => one.events().flatMap(({ ev, deck }) => (ev === "shuffle" ? [deck] : [])));
  return decks.length > 1 ? decks[0] : decks[0].slice(0, decks[0].length - Number(game.state.deck_size));
}

/** Is the game over, and of the deal of this day? @param {Rules} rules @param {string} date @param {Game} game */
export function isDealOfDay(rules, date, game) {
  const { options, seed } = dealOf(date);
  const dealt = Game.of(rules, options, { seed });
  const [deck] = dealt.events().flatMap((event) => (event.ev === "shuffle" ? [event.deck] : []));
  const alike = JSON.stringify(game.options) === JSON.stringify(dealt.options);
  return game.over && alike && firstDeck(game).every((city, place) => city === deck[place]);
}

/** Null if all decisions are equal. @param {Game} one @param {Game} other @param {number} seat the person's @returns {Divergence | null} */
export function findDivergence(one, other, seat) {
  const [course, beside] = [one.positions, other.positions];
  const place = course.findIndex(({ action }, number) => action !== beside[number]?.action);
  if (place < 0) return null;
  const at = place - 1;
  return {
    at,
    turn: turnsOf(course[at], seat).length + 1,
    seat: Number(course[at].seat),
    actions: [String(course[place].action), String(beside[place].action)],
  };
}
