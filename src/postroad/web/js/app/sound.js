// The switch for sounds: while it is off, the page loads no sound code.

/** @typedef {"paper" | "stamp" | "hooves" | "horn" | "coin" | "refuse"} Sound */

let wanted = false;
/** @type {Promise<typeof import("./tones.js") | null> | null} */
let tones = null;

/** Load the sound code; a failed load is repeated with the next sound. */
const loadTones = () => (tones ??= import("./tones.js").catch(() => (tones = null)));

/** @param {boolean} on */
export function setSound(on) {
  wanted = on;
  if (!on) void tones?.then((made) => made?.silence());
}

/** Play a sound, if sounds are on; silent until the player has touched the page, as browsers demand. @param {Sound} name */
export function play(name) {
  if (!wanted || !navigator.userActivation?.hasBeenActive) return;
  void loadTones().then((made) => made?.play(name));
}
