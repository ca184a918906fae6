// Finding something in the help: what is written there decides, in whatever language it stands.

import { plain } from "../../table/voice/words.js";

/** Hides what does not hold every word, and chapters without anything left. Says how many parts are left. @param {HTMLElement} text @param {string} typed */
export function filter(text, typed) {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const chapter of text.querySelectorAll("section")) {
    const title = plain(chapter.firstElementChild?.textContent ?? "");
    const parts = /** @type {HTMLElement[]} */ ([...chapter.querySelectorAll(".help-part")]);
    for (const part of parts) {
      const written = `${title} ${plain(part.textContent ?? "")}`;
      part.hidden = !words.every((word) => written.includes(word));
    }
    const left = parts.filter((part) => !part.hidden);
    chapter.hidden = words.length > 0 && !left.length;
    found += left.length;
  }
  return found;
}
