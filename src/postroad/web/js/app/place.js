// Where this page comes from: a server that keeps tables, a static site, or a single file that holds everything itself.

/** Pages without a server say so; they may name one elsewhere. */
const alone = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=postroad-server]"));

/** Is there a server behind this page? */
export const served = !alone;

/** The server that a page without one names, for what needs one. */
export const server = alone?.content || null;

/** Where all files of the client lie; the page's script is one of them. */
const base = /** @type {HTMLScriptElement | null} */ (document.querySelector("script[src]"))?.src;

/** The address of a file of the client: `style/help.css`. @param {string} path */
export const address = (path) => new URL(`../../${path}`, base).href;

/** A worker of the client: `home/clerk`. @param {string} name */
export const worker = (name) => new Worker(address(`js/${name}_worker.js`), { type: "module" });

/** The rules and bots, to be compiled. */
export const moduleBytes = () => fetch(address("js/engine/postroad.wasm")).then((answer) => answer.arrayBuffer());
