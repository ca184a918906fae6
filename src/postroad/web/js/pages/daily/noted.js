// Daily results that the browser stores: the player's own, which outlive their tables, and links to other players' results.

/** @import { Noted } from "./results.js" */
/** Both by date. @typedef {{ results: Record<string, Noted>, links: Record<string, string[]> }} Kept */

const KEY = "postroad.daily";
const MOST_LINKS = 8; // for each day, the latest ones

/** @returns {Kept} */
export function kept() {
  try {
    const { results = {}, links = {} } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { results, links };
  } catch {
    return { results: {}, links: {} }; // unreadable, or the browser stores nothing
  }
}

/** @param {Kept} all */
function keep(all) {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // a private window may refuse to store anything
  }
}

/** @param {Record<string, Noted>} results */
export const noteResults = (results) => keep({ ...kept(), results });

/** @param {string} date @param {string} text */
export function noteLink(date, text) {
  const { results, links } = kept();
  const others = (links[date] ?? []).filter((one) => one !== text);
  keep({ results, links: { ...links, [date]: [text, ...others].slice(0, MOST_LINKS) } });
}
