// The search of the help, over its text in the reader's language and the everyday words for it.

import { matching, plain, searchTerms } from "./search_words.js";

const MARKED = "help-found"; // in style/help.css

/** The text without accents and capitals, and the original index of each of its letters. @param {string} text */
function letters(text) {
  let [written, at] = ["", 0];
  /** @type {number[]} */
  const places = [];
  for (const letter of text) {
    for (const one of plain(letter)) {
      written += one;
      places.push(...Array(one.length).fill(at));
    }
    at += letter.length;
  }
  return { written, places: [...places, at] };
}

/** The ranges of a word in a text. @param {Text} text @param {string} word @returns {Range[]} */
function places(text, word) {
  const { written, places: at } = letters(text.data);
  const found = [];
  for (let start = written.indexOf(word); start >= 0; start = written.indexOf(word, start + word.length)) {
    const last = at[start + word.length - 1];
    const range = document.createRange();
    range.setStart(text, at[start]);
    range.setEnd(text, at.find((place) => place > last) ?? text.length);
    found.push(range);
  }
  return found;
}

/** Highlight the words wherever they are visible, without changing the document; a no-op in browsers without highlights. @param {HTMLElement} text @param {string[]} words */
function mark(text, words) {
  if (!globalThis.CSS?.highlights) return;
  const texts = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const found = [];
  while (words.length && texts.nextNode()) {
    const here = /** @type {Text} */ (texts.currentNode);
    if (!here.parentElement?.closest("svg, [hidden]")) found.push(...words.flatMap((word) => places(here, word)));
  }
  CSS.highlights.set(MARKED, new Highlight(...found));
}

/** Remove all highlights. */
export const unmark = () => void globalThis.CSS?.highlights?.delete(MARKED);

/** Hide parts that do not match, and chapters without a match; return the number of matching parts. @param {HTMLElement} text @param {string} typed */
export function filter(text, typed) {
  const terms = searchTerms(typed);
  const found = new Set(matching(terms, [...text.querySelectorAll("section")].flatMap(partsOf)).map(({ part }) => part));
  for (const chapter of text.querySelectorAll("section")) {
    const parts = /** @type {HTMLElement[]} */ ([...chapter.querySelectorAll(".help-part")]);
    for (const part of parts) part.hidden = !found.has(part);
    chapter.hidden = terms.length > 0 && parts.every((part) => part.hidden);
  }
  mark(text, terms);
  return found.size;
}

/** The searchable parts of a chapter: what is written there, and the everyday words for it. @param {HTMLElement} chapter */
function partsOf(chapter) {
  const title = plain(chapter.firstElementChild?.textContent ?? "");
  const parts = /** @type {HTMLElement[]} */ ([...chapter.querySelectorAll(".help-part")]);
  return parts.map((part) => ({
    part,
    written: `${title} ${plain(part.textContent ?? "")}`,
    words: `${chapter.dataset.words ?? ""} ${part.dataset.words ?? ""}`,
  }));
}
