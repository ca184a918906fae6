// A hook that loads the content of an address.

import { useEffect, useState } from "../../../vendor/hooks.js";

/**
 * Null until it is loaded; a result for an address that is no longer shown is dropped.
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
