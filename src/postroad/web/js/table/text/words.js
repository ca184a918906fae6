// Typed words: how they are compared, and what things are called.

import { t } from "../../app/texts.js";

/** Without accents and capitals. @param {string} text */
export const normalize = (text) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/ß/g, "ss").replace(/ł/g, "l");

/** @param {string} text */
export const splitWords = (text) =>
  normalize(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A message's text, if there is one. @param {string} key */
export function textIfAny(key) {
  const text = t(key);
  return text === key ? [] : [text];
}

/** What an id is called: as it is, and by the names that it has in some families of messages. @param {string} id @param {string[]} families */
export const namesOf = (id, families) => [id, ...families.flatMap((family) => textIfAny(`${family}-${id}`))].flatMap(splitWords);

/** Does one of the words begin like this? @param {string[]} words @param {string} prefix */
export const hasPrefix = (words, prefix) => words.some((word) => word.startsWith(prefix));
