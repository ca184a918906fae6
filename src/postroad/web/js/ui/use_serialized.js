// What a part of a page does and then looks at again, one thing after the other: no earlier answer covers a later one.

import { useRef, useState } from "../../vendor/hooks.js";
import { requestErrorText } from "./error_text.js";

/** @typedef {(what: () => Promise<unknown>) => Promise<void>} RunSerialized do something, then look what there is */

/** @param {() => Promise<unknown>} reload @param {(error: unknown) => string} why in words, what went wrong @returns {{ run: RunSerialized, error: string }} */
export function useSerialized(reload, why = requestErrorText) {
  const [error, setWrong] = useState("");
  const last = useRef(Promise.resolve());
  /** @type {RunSerialized} */
  const run = (what) => {
    last.current = last.current.then(async () => {
      try {
        await what();
        await reload();
        setWrong("");
      } catch (error) {
        setWrong(why(error));
      }
    });
    return last.current;
  };
  return { run, error };
}
