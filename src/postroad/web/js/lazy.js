// Components that are fetched when they are first shown, so that the first page is there at once.
import { html } from "./html.js";
import { useEffect, useState } from "../vendor/hooks.js";

/** @param {() => Promise<any>} load resolves to the component */
export function lazy(load) {
  /** @type {any} */
  let Loaded = null;
  return function Lazy(/** @type {any} */ props) {
    const [, renew] = useState(0);
    useEffect(() => {
      if (!Loaded) void load().then((component) => ((Loaded = component), renew(1)));
    }, []);
    return Loaded ? html`<${Loaded} ...${props} />` : null;
  };
}
