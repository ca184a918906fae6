// Two games of one deal: is it the same deal, and where did they part?

import { Game } from "../../engine/game.js";
import { dealOf } from "../../local/deal.js";
import { turnsOf } from "../replay/points.js";

/** @import { Rules } from "../../engine/rules.js" */
/** What was decided otherwise: after so many decisions alike, in which of the person's turns, by which seat, and what in each. @typedef {{ at: number, turn: number, seat: number, actions: [string, string] }} Parting */

/** As far as it came to light: a link does not tell what was never drawn. @param {Game} game @returns {string[]} */
function firstDeck(game) {
  const decks = game.course.flatMap((one) => one.events().flatMap(({ ev, deck }) => (ev === "shuffle" ? [deck] : [])));
  return decks.length > 1 ? decks[0] : decks[0].slice(0, decks[0].length - Number(game.state.deck_size));
}

/** Is a game that is over one of the deal of a day? @param {Rules} rules @param {string} date @param {Game} game */
export function isOfDay(rules, date, game) {
  const { options, seed } = dealOf(date);
  const dealt = Game.of(rules, options, { seed });
  const [deck] = dealt.events().flatMap((event) => (event.ev === "shuffle" ? [event.deck] : []));
  const alike = JSON.stringify(game.options) === JSON.stringify(dealt.options);
  return game.over && alike && firstDeck(game).every((city, place) => city === deck[place]);
}

/** Null if all was decided alike. @param {Game} one @param {Game} other @param {number} seat the person's @returns {Parting | null} */
export function parting(one, other, seat) {
  const [course, beside] = [one.course, other.course];
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
