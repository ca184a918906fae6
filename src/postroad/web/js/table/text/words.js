// Typed words: how they are compared, and what things are called.

import { t } from "../../app/texts.js";

/** Without accents and capitals. @param {string} text */
export const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/ß/g, "ss").replace(/ł/g, "l");

/** @param {string} text */
export const split = (text) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A message's text, if there is one. @param {string} key */
export function own(key) {
  const text = t(key);
  return text === key ? [] : [text];
}

/** What an id is called: as it is, and by the names that it has in some families of messages. @param {string} id @param {string[]} families */
export const called = (id, families) => [id, ...families.flatMap((family) => own(`${family}-${id}`))].flatMap(split);

/** Does one of the words begin like this? @param {string[]} words @param {string} typed */
export const begins = (words, typed) => words.some((word) => word.startsWith(typed));
