// The hook that runs a component's requests one after another, so that no early answer replaces a later one.

import { useRef, useState } from "../../vendor/hooks.js";
import { requestErrorText } from "./error_text.js";

/** @typedef {(what: () => Promise<unknown>) => Promise<void>} RunSerialized run a request, then reload */

/** @param {() => Promise<unknown>} reload @param {(error: unknown) => string} why the text of an error @returns {{ run: RunSerialized, error: string }} */
export function useSerialized(reload, why = requestErrorText) {
  const [error, setError] = useState("");
  const last = useRef(Promise.resolve());
  /** @type {RunSerialized} */
  const run = (what) => {
    last.current = last.current.then(async () => {
      try {
        await what();
        await reload();
        setError("");
      } catch (error) {
        setError(why(error));
      }
    });
    return last.current;
  };
  return { run, error };
}
