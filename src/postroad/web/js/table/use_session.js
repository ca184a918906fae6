// A hook that keeps a session open while a screen shows it, with keys and skippable animations.

import { useEffect } from "../../vendor/hooks.js";
import { onKey } from "./input/keys.js";
import { motion, skip } from "./motion/lazy_motion.js";
import { startTimeouts } from "./session/timeouts.js";

/** @import { Motion, Session } from "./session/session.js" */

/** @param {() => Session} opens @param {unknown[]} of the values whose change opens a new session @param {Motion | null} shown the animation of pieces */
export function useSession(opens, of, shown = motion) {
  useEffect(() => {
    const opened = opens();
    opened.motion = shown;
    const stop = startTimeouts(opened);
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", skip, true);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", skip, true);
      stop();
      opened.close();
    };
  }, of);
}
