// One press is enough: what is pressed again while it is under way is not done a second time.

import { useRef, useState } from "../../vendor/hooks.js";

/** How something is done, and whether it is under way. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false); // known at once; what is drawn comes later
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
