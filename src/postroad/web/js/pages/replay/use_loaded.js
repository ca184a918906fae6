// A hook that loads the content of an address.

import { useEffect, useState } from "../../../vendor/hooks.js";

/**
 * Null until it is loaded; a result for an address that is no longer shown is dropped.
 * @template T
 * @param {(id: string) => Promise<T>} load
 * @param {string} id
 */
export function useLoaded(load, id) {
  const [loaded, setLoaded] = useState(/** @type {T | null} */ (null));
  useEffect(() => {
    let left = false;
    void load(id).then((it) => left || setLoaded(it));
    return () => {
      left = true;
    };
  }, [id]);
  return loaded;
}
