// What a part of a page does and then looks at again, one thing after the other: no earlier answer covers a later one.

import { useRef, useState } from "../../vendor/hooks.js";
import { trouble } from "./error_text.js";

/** @typedef {(what: () => Promise<unknown>) => Promise<void>} InTurn do something, then look what there is */

/** @param {() => Promise<unknown>} look @param {(error: unknown) => string} why in words, what went wrong @returns {{ then: InTurn, wrong: string }} */
export function useSerialized(look, why = trouble) {
  const [wrong, setWrong] = useState("");
  const last = useRef(Promise.resolve());
  /** @type {InTurn} */
  const then = (what) => {
    last.current = last.current.then(async () => {
      try {
        await what();
        await look();
        setWrong("");
      } catch (error) {
        setWrong(why(error));
      }
    });
    return last.current;
  };
  return { then, wrong };
}
