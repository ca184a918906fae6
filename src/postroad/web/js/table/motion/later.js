// Moving pieces is not needed to begin: it is fetched when the table is there, so that the first move is seen to move.

const LATER = 2000; // ms

/** @type {typeof import("./motion.js") | null} */
let loaded = null;

async function load() {
  loaded ??= await import("./motion.js");
  return loaded;
}

/** For a session: how to show what moved. @type {import("../session/session.js").Motion} */
export const motion = {
  remember() {
    if (loaded) loaded.remember();
    else setTimeout(() => load().catch(() => {}), LATER); // what cannot be fetched now is asked for again by the next move
  },
  async show(moves) {
    await (await load()).show(moves);
  },
};

/** A tap anywhere shows the table as it is. */
export const skip = () => loaded?.skip();
