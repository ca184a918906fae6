// Moving pieces is fetched when something first moves.

/** @type {typeof import("./motion.js") | null} */
let loaded = null;

/** For a session: how to show what moved. @type {import("../session/session.js").Motion} */
export const motion = {
  remember: () => loaded?.remember(),
  async show(moves) {
    loaded ??= await import("./motion.js");
    await loaded.show(moves);
  },
};

/** A tap anywhere shows the table as it is. */
export const skip = () => loaded?.skip();
