// Branches: a new game from a position of a finished one, with the cards in the same order as far as it is known, or shuffled.

import { Game, randomSeed } from "../engine/game.js";
import { CITIES } from "../engine/layout.js";
import { fnv1a, LinkError, pack, shuffled, unpack } from "../engine/link.js";
import { SEPARATOR } from "./seat_codes.js";

/** @import { Rules, Seed } from "../engine/rules.js" */
/** @import { Origin } from "./origin.js" */

/** The decks that a decision shuffled, top card first. @param {Game} game */
const decksOf = (game) =>
  game
    .events()
    .flatMap(({ ev, deck }) => (ev === "shuffle" ? [deck.map((/** @type {string} */ city) => CITIES.indexOf(city))] : []));

/** Cards shuffled by the hash of a text, so that each device gets the same order. @param {number[]} cards @param {string} text */
const shuffledBy = (cards, text) =>
  cards
    .map((card, place) => ({ card, order: fnv1a(`${place} ${text}`) }))
    .sort((one, other) => one.order - other.order)
    .map(({ card }) => card);

/** The game at the branch's position; LinkError if the text holds no such game. @param {Rules} rules @param {Omit<Origin, "seat">} origin @returns {Game} */
export function branchGame(rules, { text, at, deck }) {
  const { game } = unpack(rules, text.split(SEPARATOR)[0]);
  const course = game.positions.slice(0, at + 1);
  if (!game.over || course.length !== at + 1 || at === game.decisions) throw new LinkError("broken");
  const made = course.findLastIndex((one) => decksOf(one).length);
  const again = game.positions.slice(at + 1).some((one) => decksOf(one).length); // a later shuffle shows that the whole deck was drawn
  const left = Number(course[at].state.deck_size);
  const loose = deck === "new" ? left : again ? 0 : Number(game.state.deck_size);
  const mix = deck === "new" ? shuffled : (/** @type {number[]} */ cards) => shuffledBy(cards, pack(game));
  const ordered = (/** @type {Game} */ one, /** @type {number} */ place) => {
    const decks = decksOf(one);
    const last = decks.at(-1) ?? [];
    const kept = last.length - loose;
    return place === made ? [...decks.slice(0, -1), [...last.slice(0, kept), ...mix(last.slice(kept))]] : decks;
  };
  return (
    course.reduce(
      (/** @type {Game | null} */ past, one, place) =>
        past
          ? past.play(/** @type {string} */ (one.action), ordered(one, place))
          : Game.of(rules, game.options, { seed: [0, 0], decks: ordered(one, place) }),
      null,
    ) ?? game
  );
}

/** The seed of the next shuffle: random, or with the same deal derived from the deal and the number of decisions, so that it is the same everywhere. @param {Origin | null | undefined} origin @param {Game} game @returns {Seed} */
export function nextSeed(origin, game) {
  if (origin?.deck !== "same") return randomSeed();
  const { positions: course } = game;
  return [fnv1a(String(course[0].step.rows)), course.length];
}
