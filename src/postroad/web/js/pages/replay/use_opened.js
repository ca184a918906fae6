// What the address of a game holds, opened.

import { useEffect, useState } from "../../../vendor/hooks.js";

/**
 * Null until it is found; what comes when the screen shows something else is passed over.
 * @template T
 * @param {(id: string) => Promise<T>} find
 * @param {string} id
 */
export function useFound(find, id) {
  const [one, setOne] = useState(/** @type {T | null} */ (null));
  useEffect(() => {
    let left = false;
    void find(id).then((it) => left || setOne(it));
    return () => {
      left = true;
    };
  }, [id]);
  return one;
}
