// A table that is open for as long as a screen shows it: with its keys, and with pieces that a press brings to their places.

import { useEffect } from "../../vendor/hooks.js";
import { onKey } from "./input/keys.js";
import { motion, skip } from "./motion/later.js";
import { startTimeouts } from "./session/timeouts.js";

/** @import { Motion, Session } from "./session/session.js" */

/** @param {() => Session} opens @param {unknown[]} of what it is opened anew for @param {Motion | null} shown how pieces move */
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
