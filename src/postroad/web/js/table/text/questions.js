// Questions such as `hand`, `near ulm`, `way ulm lodz` or a player's name, in English or the player's language.

import { t } from "../../app/texts.js";
import { CITIES, PROVINCES, REGIONS } from "../../board/data.js";
import { QUESTION_IDS, questionText } from "../../ui/commands.js";
import { table } from "../session/current.js";
import * as answers from "./answers.js";
import { hasPrefix, namesOf, splitWords } from "./words.js";

/** @typedef {() => string} Answer */

/** Questions without an object. @type {Record<string, Answer>} */
const WITHOUT_OBJECT = {
  hand: answers.hand,
  market: answers.market,
  route: answers.route,
  score: answers.score,
  last: answers.lastTurns,
  rome: answers.rome,
  tokens: answers.tokens,
  help: () => answers.help(QUESTION_IDS.map(questionText)),
};

/** Questions with an object: the answer for its words, null if they name nothing. @type {Record<string, (words: string[]) => Answer | null>} */
const WITH_OBJECT = {
  near: (words) => {
    const cities = citiesNamed(words);
    return cities?.length === 1 ? () => answers.near(cities[0]) : null;
  },
  way: (words) => {
    const cities = citiesNamed(words);
    return cities?.length === 2 ? () => answers.shortestRoute(cities[0], cities[1]) : null;
  },
  missing: (words) => {
    const area = areaNamed(words);
    return words.length === 0 ? answers.missingProvinceNames : area && (() => answers.missing(area));
  },
};

/** One city for each word, or null if a word names none. @param {string[]} words */
function citiesNamed(words) {
  const found = words.map((word) => uniqueMatch(Object.keys(CITIES), word));
  return found.includes(null) ? null : /** @type {string[]} */ (found);
}

/** The city with this name, else the only one with this prefix. @param {string[]} cities @param {string} word */
function uniqueMatch(cities, word) {
  const exact = cities.filter((city) => namesOf(city, ["city"]).includes(word));
  const byPrefix = cities.filter((city) => hasPrefix(namesOf(city, ["city"]), word));
  return [exact, byPrefix].find((some) => some.length === 1)?.[0] ?? null;
}

/** The province or region that the words name; a province comes first. @param {string[]} words @returns {answers.Area | null} */
function areaNamed(words) {
  /** @type {answers.Area[]} */
  const areas = [
    ...Object.keys(PROVINCES).map((id) => /** @type {answers.Area} */ ({ id, kind: "province" })),
    ...Object.keys(REGIONS).map((id) => /** @type {answers.Area} */ ({ id, kind: "region" })),
  ];
  const matches = areas.filter(({ id, kind }) => words.every((word) => hasPrefix(namesOf(id, [kind]), word)));
  return (words.length > 0 && matches[0]) || null;
}

/** The question that a text asks in whole words, or null. @param {string} text @returns {Answer | null} */
export function parseQuestion(text) {
  if (text.trim() === "?") return WITHOUT_OBJECT.help;
  const words = splitWords(text);
  const id = QUESTION_IDS.find((one) => words.some((word) => namesOf(one, ["query"]).includes(word)));
  if (!id) return seatNamed(words);
  const at = words.findIndex((word) => namesOf(id, ["query"]).includes(word));
  return answerTo(id, words.toSpliced(at, 1));
}

/** @param {string} id @param {string[]} words what else was typed @returns {Answer | null} */
function answerTo(id, words) {
  if (id in WITHOUT_OBJECT) return words.length ? null : WITHOUT_OBJECT[id];
  return WITH_OBJECT[id](words) ?? (() => t("answer-example", { example: questionText(id) }));
}

/** The questions that a text may abbreviate. @param {string} text @returns {{ word: string, answer: Answer }[]} */
export function questionsByPrefix(text) {
  const [byPrefix, ...rest] = splitWords(text);
  if (!byPrefix) return [];
  return QUESTION_IDS.filter((id) => hasPrefix(namesOf(id, ["query"]), byPrefix)).flatMap((id) => {
    const answer = id in WITHOUT_OBJECT && rest.length ? null : answerTo(id, rest);
    return answer ? [{ word: questionText(id), answer }] : [];
  });
}

/** The player whose name contains all words, if there is exactly one. @param {string[]} words @returns {Answer | null} */
function seatNamed(words) {
  if (!words.length) return null;
  const seats = table.value.seats.flatMap(({ name }, seat) =>
    words.every((word) => splitWords(name).includes(word)) ? [seat] : [],
  );
  return seats.length === 1 ? () => answers.seat(seats[0]) : null;
}
