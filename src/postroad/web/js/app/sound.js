// Sound, if it is wanted: nothing is loaded and nothing runs while it is off.

/** @typedef {"paper" | "stamp" | "hooves" | "horn" | "coin" | "refuse"} Sound */

let wanted = false;
/** @type {Promise<typeof import("./tones.js") | null> | null} */
let tones = null;

/** What could not be fetched is fetched with the next sound. */
const loadTones = () => (tones ??= import("./tones.js").catch(() => (tones = null)));

/** @param {boolean} on */
export function setSound(on) {
  wanted = on;
  if (!on) void tones?.then((made) => made?.silence());
}

/** A browser lets sound begin only after the reader has touched the page; before that this stays silent. @param {Sound} name */
export function play(name) {
  if (!wanted || !navigator.userActivation?.hasBeenActive) return;
  void loadTones().then((made) => made?.play(name));
}
