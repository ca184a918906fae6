// Daily results that the browser stores: the player's own, which outlive their tables, and links to other players' results.

/** @import { DayResult } from "./results.js" */
/** Both by date. @typedef {{ results: Record<string, DayResult>, links: Record<string, string[]> }} Stored */

const KEY = "postroad.daily";
const MOST_LINKS = 8; // for each day, the latest ones

/** @returns {Stored} */
export function stored() {
  try {
    const { results = {}, links = {} } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { results, links };
  } catch {
    return { results: {}, links: {} }; // unreadable, or the browser stores nothing
  }
}

/** @param {Stored} all */
function store(all) {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // a private window may refuse to store anything
  }
}

/** @param {Record<string, DayResult>} results */
export const storeResults = (results) => store({ ...stored(), results });

/** @param {string} date @param {string} text */
export function storeLink(date, text) {
  const { results, links } = stored();
  const others = (links[date] ?? []).filter((one) => one !== text);
  store({ results, links: { ...links, [date]: [text, ...others].slice(0, MOST_LINKS) } });
}
