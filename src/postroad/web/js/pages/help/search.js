// The search of the help, over its text in the reader's language and the everyday words for it.

import { matches, plain, searchTerms } from "./search_words.js";

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

/** Hide parts that do not match every word, and chapters without a match; return the number of matching parts. @param {HTMLElement} text @param {string} typed */
export function filter(text, typed) {
  const words = searchTerms(typed);
  let found = 0;
  for (const chapter of text.querySelectorAll("section")) {
    const title = plain(chapter.firstElementChild?.textContent ?? "");
    const parts = /** @type {HTMLElement[]} */ ([...chapter.querySelectorAll(".help-part")]);
    for (const part of parts) {
      const written = `${title} ${plain(part.textContent ?? "")}`;
      const known = `${chapter.dataset.words ?? ""} ${part.dataset.words ?? ""}`;
      part.hidden = !words.every((word) => matches(word, written, known));
    }
    const left = parts.filter((part) => !part.hidden);
    chapter.hidden = words.length > 0 && !left.length;
    found += left.length;
  }
  mark(text, words);
  return found;
}
