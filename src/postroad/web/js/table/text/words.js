// Comparison of typed words with the names of things.

import { t } from "../../app/texts.js";

/** The text in lower case without accents. @param {string} text */
export const normalize = (text) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/ß/g, "ss").replace(/ł/g, "l");

/** @param {string} text */
export const splitWords = (text) =>
  normalize(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The text of a key, or an empty list. @param {string} key */
function textIfAny(key) {
  const text = t(key);
  return text === key ? [] : [text];
}

/** The words for an id: the id itself, and its texts in some families of keys. @param {string} id @param {string[]} families */
export const namesOf = (id, families) => [id, ...families.flatMap((family) => textIfAny(`${family}-${id}`))].flatMap(splitWords);

/** Whether one of the words has this prefix. @param {string[]} words @param {string} prefix */
export const hasPrefix = (words, prefix) => words.some((word) => word.startsWith(prefix));
