// What can be asked on the command line: `hand`, `near ulm`, `way ulm lodz`, a player's name. Words in any order, in English or the reader's language.

import { t } from "../../app/texts.js";
import { CITIES, PROVINCES, REGIONS } from "../../board/data.js";
import { QUESTION_IDS, questionText } from "../../ui/commands.js";
import { table } from "../session/current.js";
import * as answers from "./answers.js";
import { begins, called, split } from "./words.js";

/** @typedef {() => string} Answer */

/** Questions that are a word and nothing else. @type {Record<string, Answer>} */
const ALONE = {
  hand: answers.hand,
  market: answers.market,
  route: answers.route,
  score: answers.score,
  last: answers.last,
  rome: answers.rome,
  tokens: answers.tokens,
  help: () => answers.help(QUESTION_IDS.map(questionText)),
};

/** Questions about something that is named with them: the answer to the words that name it, null if they name nothing. @type {Record<string, (words: string[]) => Answer | null>} */
const ABOUT = {
  near: (words) => {
    const cities = citiesNamed(words);
    return cities?.length === 1 ? () => answers.near(cities[0]) : null;
  },
  way: (words) => {
    const cities = citiesNamed(words);
    return cities?.length === 2 ? () => answers.way(cities[0], cities[1]) : null;
  },
  missing: (words) => {
    const land = landNamed(words);
    return words.length === 0 ? answers.missingLands : land && (() => answers.missing(land));
  },
};

/** One city for each word; null if a word is none. @param {string[]} words */
function citiesNamed(words) {
  const found = words.map((word) => oneOf(Object.keys(CITIES), word));
  return found.includes(null) ? null : /** @type {string[]} */ (found);
}

/** The city of this name, else the only one that begins so. @param {string[]} cities @param {string} word */
function oneOf(cities, word) {
  const whole = cities.filter((city) => called(city, ["city"]).includes(word));
  const begun = cities.filter((city) => begins(called(city, ["city"]), word));
  return [whole, begun].find((some) => some.length === 1)?.[0] ?? null;
}

/** The province or region that the words name; a province if both have a name. @param {string[]} words @returns {answers.Land | null} */
function landNamed(words) {
  /** @type {answers.Land[]} */
  const lands = [
    ...Object.keys(PROVINCES).map((id) => /** @type {answers.Land} */ ({ id, kind: "province" })),
    ...Object.keys(REGIONS).map((id) => /** @type {answers.Land} */ ({ id, kind: "region" })),
  ];
  const meant = lands.filter(({ id, kind }) => words.every((word) => begins(called(id, [kind]), word)));
  return (words.length > 0 && meant[0]) || null;
}

/** The question that a text asks in whole words, if it asks one. @param {string} text @returns {Answer | null} */
export function question(text) {
  if (text.trim() === "?") return ALONE.help;
  const words = split(text);
  const id = QUESTION_IDS.find((one) => words.some((word) => called(one, ["query"]).includes(word)));
  if (!id) return seatNamed(words);
  const at = words.findIndex((word) => called(id, ["query"]).includes(word));
  return answerTo(id, words.toSpliced(at, 1));
}

/** @param {string} id @param {string[]} words what else was typed @returns {Answer | null} */
function answerTo(id, words) {
  if (id in ALONE) return words.length ? null : ALONE[id];
  return ABOUT[id](words) ?? (() => t("answer-example", { example: questionText(id) }));
}

/** The questions that a text may be the beginning of. @param {string} text @returns {{ word: string, answer: Answer }[]} */
export function begunQuestions(text) {
  const [begun, ...rest] = split(text);
  if (!begun) return [];
  return QUESTION_IDS.filter((id) => begins(called(id, ["query"]), begun)).flatMap((id) => {
    const answer = id in ALONE && rest.length ? null : answerTo(id, rest);
    return answer ? [{ word: questionText(id), answer }] : [];
  });
}

/** A player, by the whole name or a part of it that no other has. @param {string[]} words @returns {Answer | null} */
function seatNamed(words) {
  if (!words.length) return null;
  const seats = table.value.seats.flatMap(({ name }, seat) => (words.every((word) => split(name).includes(word)) ? [seat] : []));
  return seats.length === 1 ? () => answers.seat(seats[0]) : null;
}
