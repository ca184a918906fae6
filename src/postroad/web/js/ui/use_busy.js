// One press is enough: what is pressed again while it is under way is not done a second time.

import { useRef, useState } from "../../vendor/hooks.js";

/** How something is done, and whether it is under way. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const doing = useRef(false); // known at once; what is drawn comes later
  async function once(/** @type {() => Promise<unknown>} */ what) {
    if (doing.current) return;
    doing.current = true;
    setBusy(true);
    await what().finally(() => {
      doing.current = false;
      setBusy(false);
    });
  }
  return { once, busy };
}
