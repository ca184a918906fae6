// Everyday words for the terms of the rules, from help.ftl, so that a question such as "how do I win" finds its rule.

import { hasText, t } from "../../app/texts.js";
import { BREAKS } from "../../pieces/card_name_fit.js";
import { normalize as unaccented } from "../../table/text/words.js";

const UNSPACED = /[\u3040-\u30ff\u4e00-\u9fff]/; // Japanese, where a question is one word
const BETWEEN = /[\s?!.,;:"()„“”«»？！。、]+/u;
const SHORTEST = 3; // letters of a word whose longer forms match too

/** The text without accents, capitals and break hints. @param {string} text */
export const plain = (text) => unaccented(text.replace(BREAKS, ""));

/** @param {string} text */
const wordsIn = (text) => plain(text).split(BETWEEN).filter(Boolean);

/** The everyday words for a chapter, a rule or a paragraph, null if there are none. @param {string} id */
export const searchWords = (id) => (hasText(`help-words-${id}`) ? t(`help-words-${id}`) : null);

/** The search terms of a typed question: all its words but the filler words. @param {string} typed */
export function searchTerms(typed) {
  const filler = hasText("help-filler") ? wordsIn(t("help-filler")) : [];
  const longest = filler.toSorted((one, other) => other.length - one.length);
  const words = wordsIn(typed);
  const left = words
    .flatMap((word) => (UNSPACED.test(word) ? longest.reduce((rest, one) => rest.replaceAll(one, " "), word).split(" ") : word))
    .filter((word) => word && !filler.includes(word));
  return left.length ? left : words;
}

/**
 * The parts that match every word; if there are none, those that match most of them.
 * @template {{ written: string, words: string }} Part
 * @param {string[]} terms
 * @param {Part[]} parts
 */
export function matching(terms, parts) {
  const scored = parts.map((part) => ({ part, score: terms.filter((word) => matches(word, part.written, part.words)).length }));
  const best = Math.max(...scored.map(({ score }) => score));
  return terms.length && !best ? [] : scored.filter(({ score }) => score === best).map(({ part }) => part);
}

/** Does the text contain the word, or is the word a form of one of the everyday words? @param {string} word @param {string} written @param {string} words */
const matches = (word, written, words) =>
  written.includes(word) ||
  wordsIn(words).some(
    (one) => one.startsWith(word) || (UNSPACED.test(word) ? word.includes(one) : one.length >= SHORTEST && word.startsWith(one)),
  );
