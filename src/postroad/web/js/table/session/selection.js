// The letter picked up from the hand, while it is not said yet where it goes. @type {string | null}
import { signal } from "../../../vendor/signals.js";

/** @type {import("../../../vendor/signals.js").Signal<string | null>} */
export const selected = signal(null);
