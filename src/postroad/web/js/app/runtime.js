// Where this page comes from: a server that keeps tables, a static site, or a single file that holds everything itself.

import { fetchBytes } from "./bytes.js";

/** Tests of the client's logic run without a document, as behind a server. @type {Document | undefined} */
const page = globalThis.document;

/** @param {string} name */
const metaTag = (name) => /** @type {HTMLMetaElement | null} */ (page?.querySelector(`meta[name=postroad-${name}]`) ?? null);

/** Of the program that has made this page, and of the page itself. */
export const version = metaTag("version")?.content ?? "";

/** Pages without a server say so; they may name one elsewhere. */
const serverMeta = metaTag("server");

/** Is there a server behind this page? */
export const hasServer = !serverMeta;

/** The server that a page without one names, for what needs one. */
export const linkedServer = serverMeta?.content || null;

/** Is this page a file on a disk, and no server known? Then a link to it leads nowhere from another device. */
export const isLocalFile = !hasServer && !linkedServer && globalThis.location?.protocol === "file:";

/** What a page that holds everything itself holds, by its path: text, or an address that is the file. @type {Record<string, string> | null} */
const embeddedFiles = JSON.parse(page?.getElementById("postroad-files")?.textContent ?? "null");

/** Does this page need no other file? */
export const isSingleFile = embeddedFiles !== null;

const KINDS = { css: "text/css", js: "text/javascript" };

/** @param {string} path @param {string} content */
function urlOf(path, content) {
  if (content.startsWith("data:")) return content;
  const kind = KINDS[/** @type {keyof typeof KINDS} */ (path.split(".").at(-1))];
  return URL.createObjectURL(new Blob([content], { type: `${kind};charset=utf-8` }));
}

/** Where all files of the client lie; the page's script is one of them. */
const scriptUrl = /** @type {HTMLScriptElement | null} */ (page?.querySelector("script[src]"))?.src;

/** The address of a file of the client: `style/help.css`. @param {string} path */
export const assetUrl = (path) => (embeddedFiles ? urlOf(path, embeddedFiles[path]) : new URL(`../../${path}`, scriptUrl).href);

/** A worker of the client: `local/table`. @param {string} name */
export const startWorker = (name) => new Worker(assetUrl(`js/${name}_worker.js`), { type: isSingleFile ? "classic" : "module" });

/** What stands in a file of the client. @param {string} path */
export const readAsset = async (path) => (embeddedFiles ? embeddedFiles[path] : (await fetch(assetUrl(path))).text());

/** The rules and bots, to be compiled. */
export const moduleBytes = () => fetchBytes(assetUrl("js/engine/postroad.wasm"));

/** Where the network lies by which the strongest bots play: it is large, and only they need it. */
export const networkUrl = () => assetUrl("js/engine/master.net");
