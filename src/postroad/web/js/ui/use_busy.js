// The hook that ignores a second press while the first one's action is running.

import { useRef, useState } from "../../vendor/hooks.js";

/** `run` starts an action unless one is running; `busy` says whether one is. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false); // a ref, as the state changes only with the next rendering
  async function run(/** @type {() => Promise<unknown>} */ what) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await what().finally(() => {
      running.current = false;
      setBusy(false);
    });
  }
  return { run, busy };
}
