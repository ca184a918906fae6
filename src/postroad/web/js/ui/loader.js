// Lazy components: the page fetches them, with their texts and styles, when it first shows them.

import { useEffect, useState } from "../../vendor/hooks.js";
import { load } from "../app/loading.js";
import { assetUrl } from "../app/runtime.js";
import { loadTexts } from "../app/texts.js";
import { html } from "./html.js";

/** @type {Map<string, Promise<void>>} */
const styles = new Map();

/** @param {string} name */
export function loadStyle(name) {
  const there = styles.get(name) ?? load(() => appendStyle(name));
  styles.set(name, there);
  return there;
}

/** @param {string} name @returns {Promise<void>} */
const appendStyle = (name) =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    Object.assign(link, {
      rel: "stylesheet",
      href: assetUrl(`style/${name}.css`),
      onload: () => resolve(),
      onerror() {
        link.remove();
        reject(new Error(`cannot load ${link.href}`));
      },
    });
    document.body.append(link); // after the page's own styles, which are in the body too
  });

/**
 * @param {() => Promise<any>} find resolves to the component
 * @param {{ texts?: string[], styles?: string[] }} [needs]
 */
export function lazy(find, { texts = [], styles = [] } = {}) {
  /** @type {any} */
  let Loaded = null;
  const loadParts = async () => {
    [Loaded] = await Promise.all([load(find), loadTexts(...texts), ...styles.map(loadStyle)]);
  };
  function Lazy(/** @type {any} */ props) {
    const [, renew] = useState(0);
    useEffect(() => {
      if (!Loaded) void loadParts().then(() => renew(1));
    }, []);
    return Loaded ? html`<${Loaded} ...${props} />` : null;
  }
  return Object.assign(Lazy, { load: loadParts });
}

/** The texts and styles of every page other than the table. */
export const PAGE = { texts: ["pages", "together", "options"], styles: ["pages"] };
