// LAN access to a server on this computer: its addresses, and the switch; see docs/api.md.

import { signal } from "../../vendor/signals.js";
import { call } from "./api.js";

/** @import * as Wire from "../wire.d.ts" */

/** The addresses that others open, none while LAN access is off; null on pages that may not switch it. @type {import("../../vendor/signals.js").Signal<string[] | null>} */
export const lanAddresses = signal(null);

/** @param {Wire.Lan} lan */
const applyLan = ({ addresses }) => {
  lanAddresses.value = addresses;
};

/** Ask for the addresses; only pages with `may_open_lan` may do so. */
export const loadLan = async () => applyLan(await call("GET", "operator/lan"));
/** Switch LAN access; switching it off disconnects other computers. @param {boolean} open */
export const allowLan = async (open) => applyLan(await call("POST", "operator/lan", { open }));
