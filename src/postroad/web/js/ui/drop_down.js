// A drop-down list below its button: a press elsewhere, Escape and the browser's Back close it.

import { useEffect, useRef, useState } from "../../vendor/hooks.js";
import { useLayer } from "./layer.js";

/** The state of a drop-down; its `<details>` gets `props`. */
export function useDropDown() {
  const details = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const [open, setOpen] = useState(false);
  const close = () => {
    details.current?.removeAttribute("open");
    setOpen(false);
  };
  useLayer(open, close);
  useEffect(() => {
    const outside = (/** @type {Event} */ event) => !details.current?.contains(/** @type {Node} */ (event.target)) && close();
    addEventListener("pointerdown", outside);
    return () => removeEventListener("pointerdown", outside);
  }, []);
  useEffect(() => {
    if (open && !details.current) setOpen(false); // the list was removed while it was open
  });
  const onToggle = () => setOpen(Boolean(details.current?.open));
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close();
  return { details, close, props: { ref: details, onToggle, onKeyDown } };
}
