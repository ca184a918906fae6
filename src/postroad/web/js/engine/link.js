// A whole game packed into a short text for links; docs/links.md specifies the format.

import { Game } from "./game.js";
import { CITIES, EVENTS } from "./layout.js";
import { OPTIONS } from "./options.js";
import { base62, PackReader, PackWriter, ValueTooLarge } from "./packing.js";

/** @import { GameOptions } from "../wire.d.ts" */
/** @import { GameOption } from "./options.js" */
/** @import { LogRow, Rules, Transition } from "./rules.js" */
/** no-link: not such a text; broken: incomplete or altered; newer: of a later version; too-long: more decisions than the format holds @typedef {"no-link" | "broken" | "newer" | "too-long"} LinkFault */
/** Optional parts of a link: the names, and the number of a game by mail. @typedef {{ names?: string[] | null, id?: number | null }} LinkExtras */
/** @typedef {{ options: GameOptions, over: boolean, decisions: number, shuffles: number, left: number, id: number | null, names: string[] | null }} LinkHeader */

const NEWEST = Math.max(...OPTIONS.map(({ linkVersion }) => linkVersion));
const CHECKSUM_LENGTH = 5; // characters
const LONGEST = 10_000; // characters, far more than a game needs

const LIMITS = { decisions: 1 << 16, shuffles: 1 << 12, left: 67, id: 2 ** 32 };

export class LinkError extends Error {
  /** @param {LinkFault} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** @param {Game} game @param {LinkExtras} [along] */
export function pack(game, { names = null, id = null } = {}) {
  const steps = game.positions.map(({ step }) => step);
  const shuffles = steps.flatMap(({ rows }) => decksIn(rows)).length;
  const left = /** @type {number} */ (game.state.deck_size);
  const numbers = new PackWriter();
  const version = versionOf(game.options);
  try {
    linkHeader(numbers, version, {
      options: game.options,
      over: game.over,
      decisions: steps.length - 1,
      shuffles,
      left,
      id,
      names,
    });
  } catch (error) {
    throw error instanceof ValueTooLarge ? new LinkError("too-long") : error;
  }
  let made = 0;
  steps.forEach(({ action, rows }, at) => {
    if (action !== null) packedAction(numbers, steps[at - 1].legal, action);
    for (const deck of decksIn(rows)) packedCards(numbers, deck, ++made < shuffles ? 0 : left);
  });
  const packed = numbers.text();
  return version + checksum(version + packed) + packed;
}

/** Unpack a game and its optional parts; the unseen cards of a running game are shuffled again. @param {Rules} rules @param {string} text @param {(cards: number[]) => number[]} [mix] */
export function unpack(rules, text, mix = shuffled) {
  const { version, packed } = payloadOf(text);
  const numbers = new PackReader(packed);
  const told = linkHeader(numbers, version);
  if (told.shuffles < 1) throw new LinkError("broken");
  let game = /** @type {Game | null} */ (null);
  let made = 0;
  for (let decisions = 0; decisions <= told.decisions; decisions++) {
    const step = nextTransition(rules, told.options, game, numbers, (deck) => {
      if (++made > told.shuffles) throw new LinkError("broken");
      const { drawn, rest } = packedCards(numbers, deck, made < told.shuffles ? 0 : told.left);
      return [...drawn, ...(told.over ? rest : mix(rest))];
    });
    game = new Game(rules, step, game);
  }
  if (made !== told.shuffles || numbers.more || game?.over !== told.over) throw new LinkError("broken");
  return { game: game.over ? game : game.reseeded(), names: told.names, id: told.id };
}

/** The oldest version with a place for every option that is not as before, so that older programs open the link. @param {GameOptions} options */
const versionOf = (options) =>
  Math.max(1, ...OPTIONS.filter(({ name, before }) => options[name] !== before).map(({ linkVersion }) => linkVersion));

/** The header before the decisions: written if it is given, else read. @param {PackWriter | PackReader} numbers @param {number} version @param {LinkHeader} [given] @returns {LinkHeader} */
function linkHeader(numbers, version, given) {
  const options = OPTIONS.map((option) => [
    option.name,
    option.linkVersion > version ? option.before : packedOption(numbers, option, given?.options[option.name]),
  ]);
  const told = {
    options: given?.options ?? Object.fromEntries(options),
    over: Boolean(numbers.one(2, Number(given?.over))),
    decisions: numbers.one(LIMITS.decisions, given?.decisions),
    shuffles: numbers.one(LIMITS.shuffles, given?.shuffles),
    left: numbers.one(LIMITS.left, given?.left),
    id: numbers.one(2, Number(given?.id != null)) ? numbers.one(LIMITS.id, given?.id ?? 0) : null,
  };
  const named = numbers.one(2, Number(Boolean(given?.names)));
  const names = named
    ? Array.from({ length: Number(told.options.players) }, (_, seat) => numbers.word(given?.names?.[seat]))
    : null;
  return { ...told, names };
}

/** Write or read an option as a number. @param {PackWriter | PackReader} numbers @param {GameOption} option @param {number | boolean} [given] */
function packedOption(numbers, { before, choices, chosen, linkSize }, given) {
  const number = numbers.one(linkSize, Number(given));
  const value = typeof before === "boolean" ? Boolean(number) : number;
  if (!choices.includes(value)) throw new LinkError(chosen ? "broken" : "newer");
  return value;
}

/** Write or read a decision as its index among the sorted legal actions. @param {PackWriter | PackReader} numbers @param {number[]} legal @param {number} [action] */
function packedAction(numbers, legal, action = -1) {
  if (!legal.length) throw new LinkError("broken");
  const sorted = legal.toSorted((a, b) => a - b);
  return sorted[numbers.one(sorted.length, sorted.indexOf(action))];
}

/** Write or read a deck's drawn cards in order; each is a city among the cards that remain. @param {PackWriter | PackReader} numbers @param {number[]} deck in the order of drawing if it is written @param {number} left */
function packedCards(numbers, deck, left) {
  if (left > deck.length) throw new LinkError("broken");
  const copies = CITIES.map((_, city) => deck.filter((one) => one === city).length);
  const drawn = deck.slice(left).map((_, place) => {
    const city = numbers.among(copies, deck[place]);
    copies[city]--;
    return city;
  });
  return { drawn, rest: copies.flatMap((count, city) => Array(count).fill(city)) };
}

/** The next transition: applied once to find its shuffles, then again with the orders that the text gives. @param {Rules} rules @param {GameOptions} options @param {Game | null} game @param {PackReader} numbers @param {(deck: number[]) => number[]} ordered @returns {Transition} */
function nextTransition(rules, options, game, numbers, ordered) {
  const action = game && packedAction(numbers, game.step.legal);
  const play = (/** @type {number[][]} */ decks) =>
    game && action !== null ? rules.apply(game.step.raw, action, decks) : rules.setUp(options, [0, 0], decks);
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

/** The decks that were shuffled, top card first. @param {LogRow[]} rows */
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

/** Cards in a random order. @param {number[]} cards */
export function shuffled(cards) {
  const order = crypto.getRandomValues(new Uint32Array(cards.length));
  return [...cards.keys()].sort((a, b) => order[a] - order[b]).map((place) => cards[place]);
}

/** The version and the payload of a complete text. @param {string} text */
function payloadOf(text) {
  if (!/^[0-9A-Za-z]{7,}$/.test(text)) throw new LinkError("no-link");
  const [version, sum, packed] = [text[0], text.slice(1, 1 + CHECKSUM_LENGTH), text.slice(1 + CHECKSUM_LENGTH)];
  if (text.length > LONGEST || checksum(version + packed) !== sum) throw new LinkError("broken");
  if (!(Number(version) >= 1 && Number(version) <= NEWEST)) throw new LinkError("newer");
  return { version: Number(version), packed };
}

/** The 32-bit FNV-1a hash. @param {string} text */
export function fnv1a(text) {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return sum >>> 0;
}

/** @param {string} text */
const checksum = (text) =>
  base62(BigInt(fnv1a(text)))
    .slice(-CHECKSUM_LENGTH)
    .padStart(CHECKSUM_LENGTH, "0");
