// Everyday words for what the rules call otherwise, so that a question such as "how do I win" finds its rule. The words stand in help.ftl.

import { hasText, t } from "../../app/texts.js";
import { BREAKS } from "../../pieces/fit.js";
import { plain as bare } from "../../table/text/words.js";

const UNSPACED = /[\u3040-\u30ff\u4e00-\u9fff]/; // Japanese, where a question is one word
const BETWEEN = /[\s?!.,;:"()„“”«»？！。、]+/u;
const SHORTEST = 3; // letters of a word that longer forms of it may begin with

/** Without accents and capitals; where words may be broken does not matter either. @param {string} text */
export const plain = (text) => bare(text.replace(BREAKS, ""));

/** @param {string} text */
const wordsIn = (text) => plain(text).split(BETWEEN).filter(Boolean);

/** The words by which people ask for a chapter, a rule or a paragraph. @param {string} id */
export const everyday = (id) => (hasText(`help-words-${id}`) ? t(`help-words-${id}`) : null);

/** What to look for in what was typed: all words but those that only make it a question. @param {string} typed */
export function sought(typed) {
  const filler = hasText("help-filler") ? wordsIn(t("help-filler")) : [];
  const longest = filler.toSorted((one, other) => other.length - one.length);
  const words = wordsIn(typed);
  const left = words
    .flatMap((word) => (UNSPACED.test(word) ? longest.reduce((rest, one) => rest.replaceAll(one, " "), word).split(" ") : word))
    .filter((word) => word && !filler.includes(word));
  return left.length ? left : words;
}

/** Is it written there, or is it another form of an everyday word? @param {string} word @param {string} written @param {string} words */
export const suits = (word, written, words) =>
  written.includes(word) ||
  wordsIn(words).some(
    (one) => one.startsWith(word) || (UNSPACED.test(word) ? word.includes(one) : one.length >= SHORTEST && word.startsWith(one)),
  );
