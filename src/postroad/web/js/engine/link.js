// A whole game as a short text, for addresses and letters; docs/links.md says how, to the letter.

import { Game } from "./game.js";
import { CHOICES, CITIES, EVENTS } from "./layout.js";
import { Reading, TooMany, textOf, Writing } from "./packing.js";

/** @import { GameOptions } from "../wire.d.ts" */
/** @import { Row, Rules, Step } from "./rules.js" */
/** no-link: it is none; broken: something of it is missing, or another; newer: of a later version; too-long: nobody plays for so long @typedef {"no-link" | "broken" | "newer" | "too-long"} LinkFault */
/** What goes along with a game: names if they are wanted, and the number by which a game by post is known again. @typedef {{ names?: string[] | null, id?: number | null }} Along */
/** @typedef {{ options: GameOptions, over: boolean, decisions: number, shuffles: number, left: number, id: number | null, names: string[] | null }} Head */

const VERSION = "1";
const CHECKED = 5; // characters
const LONGEST = 10_000; // characters: no game comes near

/** How many values each option is written among, whatever may be chosen today. */
const OPTION_RANGES = { players: 16, honours: 2, audience: 2, provinces_for_all: 16, rulings: 64, rome: 64 };
const MOST = { decisions: 1 << 16, shuffles: 1 << 12, left: 67, id: 2 ** 32 };

export class LinkError extends Error {
  /** @param {LinkFault} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** @param {Game} game @param {Along} [along] */
export function pack(game, { names = null, id = null } = {}) {
  const steps = game.course.map(({ step }) => step);
  const shuffles = steps.flatMap(({ rows }) => decksIn(rows)).length;
  const left = /** @type {number} */ (game.state.deck_size);
  const numbers = new Writing();
  try {
    head(numbers, { options: game.options, over: game.over, decisions: steps.length - 1, shuffles, left, id, names });
  } catch (error) {
    throw error instanceof TooMany ? new LinkError("too-long") : error;
  }
  let made = 0;
  steps.forEach(({ action, rows }, at) => {
    if (action !== null) choice(numbers, steps[at - 1].legal, action);
    for (const deck of decksIn(rows)) cards(numbers, deck, ++made < shuffles ? 0 : left);
  });
  const packed = numbers.text();
  return VERSION + checksum(VERSION + packed) + packed;
}

/** The game in a text, and what goes along with it. The cards of a running game that nobody has seen yet are mixed anew. @param {Rules} rules @param {string} text @param {(cards: number[]) => number[]} [mix] */
export function unpack(rules, text, mix = mixed) {
  const numbers = new Reading(checked(text));
  const told = head(numbers);
  if (told.shuffles < 1) throw new LinkError("broken");
  let game = /** @type {Game | null} */ (null);
  let made = 0;
  for (let decisions = 0; decisions <= told.decisions; decisions++) {
    const step = carriedOut(rules, told.options, game, numbers, (deck) => {
      if (++made > told.shuffles) throw new LinkError("broken");
      const { drawn, rest } = cards(numbers, deck, made < told.shuffles ? 0 : told.left);
      return [...drawn, ...(told.over ? rest : mix(rest))];
    });
    game = new Game(rules, step, game);
  }
  if (made !== told.shuffles || numbers.more || game?.over !== told.over) throw new LinkError("broken");
  return { game: game.over ? game : game.reseeded(), names: told.names, id: told.id };
}

/** What stands before the decisions, written if it is given, else read. @param {Writing | Reading} numbers @param {Head} [given] @returns {Head} */
function head(numbers, given) {
  const options = Object.entries(OPTION_RANGES).map(([name, of]) => [
    name,
    numbers.one(of, Number(given?.options[/** @type {keyof GameOptions} */ (name)])),
  ]);
  const told = {
    options: given?.options ?? checkedOptions(Object.fromEntries(options)),
    over: Boolean(numbers.one(2, Number(given?.over))),
    decisions: numbers.one(MOST.decisions, given?.decisions),
    shuffles: numbers.one(MOST.shuffles, given?.shuffles),
    left: numbers.one(MOST.left, given?.left),
    id: numbers.one(2, Number(given?.id != null)) ? numbers.one(MOST.id, given?.id ?? 0) : null,
  };
  const named = numbers.one(2, Number(Boolean(given?.names)));
  const names = named
    ? Array.from({ length: Number(told.options.players) }, (_, seat) => numbers.word(given?.names?.[seat]))
    : null;
  return { ...told, names };
}

/** @param {Record<string, number>} told @returns {GameOptions} */
function checkedOptions(told) {
  const options = Object.entries(told).map(([name, value]) => [
    name,
    typeof CHOICES[name][0] === "boolean" ? Boolean(value) : value,
  ]);
  for (const [name, value] of options)
    if (!CHOICES[/** @type {string} */ (name)].includes(/** @type {number | boolean} */ (value)))
      throw new LinkError(name === "rulings" || name === "rome" ? "newer" : "broken");
  return Object.fromEntries(options);
}

/** A decision is its place among the legal actions. @param {Writing | Reading} numbers @param {number[]} legal @param {number} [action] */
function choice(numbers, legal, action = -1) {
  if (!legal.length) throw new LinkError("broken");
  const sorted = legal.toSorted((a, b) => a - b);
  return sorted[numbers.one(sorted.length, sorted.indexOf(action))];
}

/** The cards of a deck in the order they came out, but for those that are left; each is told by its city among what is still there. @param {Writing | Reading} numbers @param {number[]} deck in that order if it is written @param {number} left */
function cards(numbers, deck, left) {
  if (left > deck.length) throw new LinkError("broken");
  const copies = CITIES.map((_, city) => deck.filter((one) => one === city).length);
  const drawn = deck.slice(left).map((_, place) => {
    const city = numbers.among(copies, deck[place]);
    copies[city]--;
    return city;
  });
  return { drawn, rest: copies.flatMap((count, city) => Array(count).fill(city)) };
}

/** The next step: whichever decks it makes are looked at first, and then laid in the order that is told. @param {Rules} rules @param {GameOptions} options @param {Game | null} game @param {Reading} numbers @param {(deck: number[]) => number[]} ordered @returns {Step} */
function carriedOut(rules, options, game, numbers, ordered) {
  const action = game && choice(numbers, game.step.legal);
  const play = (/** @type {number[][]} */ decks) =>
    game && action !== null ? rules.next(game.step.raw, action, decks) : rules.first(options, [0, 0], decks);
  /** @type {number[][]} */
  const decks = [];
  let step = play(decks);
  for (let found = decksIn(step.rows); found.length > decks.length; found = decksIn(step.rows)) {
    decks.push(ordered(found[decks.length]));
    step = play(decks);
  }
  return step;
}

const SHUFFLE = EVENTS.findIndex(({ ev }) => ev === "shuffle");

/** The decks that were made, top card first. @param {Row[]} rows */
function decksIn(rows) {
  /** @type {number[][]} */
  const decks = [];
  rows.forEach(([kind, , city], at) => {
    if (kind !== SHUFFLE) return;
    if (rows[at - 1]?.[0] !== SHUFFLE) decks.push([]);
    decks[decks.length - 1].push(city);
  });
  return decks;
}

/** By the browser's own chance. @param {number[]} cards */
export function mixed(cards) {
  const order = crypto.getRandomValues(new Uint32Array(cards.length));
  return [...cards.keys()].sort((a, b) => order[a] - order[b]).map((place) => cards[place]);
}

/** What is packed in a text that is whole and of this version. @param {string} text */
function checked(text) {
  if (!/^[0-9A-Za-z]{7,}$/.test(text)) throw new LinkError("no-link");
  const [version, sum, packed] = [text[0], text.slice(1, 1 + CHECKED), text.slice(1 + CHECKED)];
  if (text.length > LONGEST || checksum(version + packed) !== sum) throw new LinkError("broken");
  if (version !== VERSION) throw new LinkError("newer");
  return packed;
}

/** FNV-1a of 32 bits. @param {string} text */
export function sumOf(text) {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return sum >>> 0;
}

/** @param {string} text */
const checksum = (text) =>
  textOf(BigInt(sumOf(text)))
    .slice(-CHECKED)
    .padStart(CHECKED, "0");
