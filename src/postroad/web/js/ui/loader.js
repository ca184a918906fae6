// Lazy components: the page fetches them, with their texts and styles, when it first shows them.

import { useEffect, useState } from "../../vendor/hooks.js";
import { assetUrl } from "../app/runtime.js";
import { loadTexts } from "../app/texts.js";
import { html } from "./html.js";

const RETRY = 3000; // ms

/** Import a module, again and again until the connection is back. @template T @param {() => Promise<T>} load @returns {Promise<T>} */
export const retryImport = (load) => load().catch(() => new Promise((go) => setTimeout(go, RETRY)).then(() => retryImport(load)));

/** @type {Map<string, Promise<void>>} */
const styles = new Map();

/** @param {string} name */
export function loadStyle(name) {
  const there =
    styles.get(name) ??
    new Promise((/** @type {(value: void) => void} */ ready) => {
      const link = document.createElement("link");
      Object.assign(link, {
        rel: "stylesheet",
        href: assetUrl(`style/${name}.css`),
        onload: () => ready(),
        onerror: () => ready(),
      });
      document.body.append(link); // after the page's own styles, which are in the body too
    });
  styles.set(name, there);
  return there;
}

/**
 * @param {() => Promise<any>} load resolves to the component
 * @param {{ texts?: string[], styles?: string[] }} [needs]
 */
export function lazy(load, { texts = [], styles = [] } = {}) {
  /** @type {any} */
  let Loaded = null;
  const loadParts = async () => {
    [Loaded] = await Promise.all([load(), loadTexts(...texts), ...styles.map(loadStyle)]);
  };
  function Lazy(/** @type {any} */ props) {
    const [, renew] = useState(0);
    useEffect(() => {
      if (!Loaded) void retryImport(loadParts).then(() => renew(1));
    }, []);
    return Loaded ? html`<${Loaded} ...${props} />` : null;
  }
  return Object.assign(Lazy, { load: loadParts });
}

/** The texts and styles of every page other than the table. */
export const PAGE = { texts: ["pages", "together", "options"], styles: ["pages"] };
