// Something that lies over a screen while it is open: the browser's Back closes it.

import { useEffect } from "../../vendor/hooks.js";
import { pushLayer } from "../app/router.js";

/** @param {boolean} open @param {() => void} close */
export function useLayer(open, close) {
  useEffect(() => (open ? pushLayer(close) : undefined), [open]);
}
