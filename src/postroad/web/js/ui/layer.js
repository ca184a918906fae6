// The hook for layers over a screen: the browser's Back closes an open one.

import { useEffect } from "../../vendor/hooks.js";
import { pushLayer } from "../app/router.js";

/** @param {boolean} open @param {() => void} close */
export function useLayer(open, close) {
  useEffect(() => (open ? pushLayer(close) : undefined), [open]);
}
