// Whom the server lets in beside this computer: for whoever sits there to say. See docs/api.md.

import { signal } from "../../vendor/signals.js";
import { call } from "./api.js";

/** @import * as Wire from "../wire.d.ts" */

/** What others open, nothing while nobody else may come in; null where that is not for this page to know. @type {import("../../vendor/signals.js").Signal<string[] | null>} */
export const lanAddresses = signal(null);

/** @param {Wire.Lan} told */
const applyLan = ({ addresses }) => {
  lanAddresses.value = addresses;
};

/** Where the server says that one may ask. */
export const loadLan = async () => applyLan(await call("GET", "operator/lan"));
/** Others, or nobody any more: whoever has come in is shown out. @param {boolean} open */
export const allowLan = async (open) => applyLan(await call("POST", "operator/lan", { open }));
