// Loading of the client's files: a few repetitions, then the notice of index.html with "Try again" and "Reload".

const PAUSES = [500, 1500, 4500]; // ms before each repetition

/** What has failed for now, and begins again when the player asks or the connection is back. @type {Set<() => void>} */
const waiting = new Set();

/** Repeat a load that fails; rejects with its last error. @template T @param {() => Promise<T>} start @returns {Promise<T>} */
export const repeat = (start, pauses = PAUSES) =>
  start().catch(async (error) => {
    if (!pauses.length) throw error;
    await new Promise((go) => setTimeout(go, pauses[0]));
    return repeat(start, pauses.slice(1));
  });

/** Load something that the page cannot do without: it comes in the end, as the player can try again. @template T @param {() => Promise<T>} start @param {number[]} [pauses] @returns {Promise<T>} */
export const load = (start, pauses) => repeat(start, pauses).catch(() => askAgain().then(() => load(start, [])));

/** Show the notice; resolves when the player tries again. @returns {Promise<void>} */
export const askAgain = () =>
  new Promise((go) => {
    waiting.add(go);
    showNotice();
  });

function tryAgain() {
  for (const go of waiting) go();
  waiting.clear();
  showNotice();
}

/** Show the notice while something waits. It is part of the page, as its words cannot be loaded when nothing can. */
function showNotice() {
  const notice = document.getElementById("load-failed");
  if (!notice) return;
  notice.hidden = !waiting.size;
  notice.onsubmit = (event) => {
    event.preventDefault(); // which reloads the page where no script runs
    if (/** @type {HTMLButtonElement} */ (event.submitter).value === "again") tryAgain();
    else location.reload();
  };
}

addEventListener("online", tryAgain);
