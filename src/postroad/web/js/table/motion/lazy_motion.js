// Loading of motion.js after the table is shown, in time for the first move.

const LATER = 2000; // ms

/** @type {typeof import("./motion.js") | null} */
let loaded = null;

async function load() {
  loaded ??= await import("./motion.js");
  return loaded;
}

/** The animation for a session. @type {import("../session/session.js").Motion} */
export const motion = {
  remember() {
    if (loaded) loaded.remember();
    else setTimeout(() => load().catch(() => {}), LATER); // the next move tries again
  },
  async show(moves) {
    await (await load()).show(moves);
  },
};

/** Skip the running animation. */
export const skip = () => loaded?.skip();
