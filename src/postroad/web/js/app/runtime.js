// The page's origin (a server, a static site or a single file), and the addresses of the client's files there.

import { fetchBytes, fetchFile } from "./bytes.js";

/** Undefined in tests, which run without a document, as behind a server. @type {Document | undefined} */
const page = globalThis.document;

/** @param {string} name */
const metaTag = (name) => /** @type {HTMLMetaElement | null} */ (page?.querySelector(`meta[name=postroad-${name}]`) ?? null);

/** The version of Postroad that built this page, and a digest of the page. */
export const version = metaTag("version")?.content ?? "";

/** Present on a page without a server; it may name a server elsewhere. */
const serverMeta = metaTag("server");

/** Is there a server behind this page? */
export const hasServer = !serverMeta;

/** The server that a page without one links to, for features that need a server. */
export const linkedServer = serverMeta?.content || null;

/** Is this page a file on a disk that links to no server? Then no other device can open a link to it. */
export const isLocalFile = !hasServer && !linkedServer && globalThis.location?.protocol === "file:";

/** The files inside a single-file page by path: text, or a data URL. @type {Record<string, string> | null} */
const embeddedFiles = JSON.parse(page?.getElementById("postroad-files")?.textContent ?? "null");

/** Does this page contain all its files? */
export const isSingleFile = embeddedFiles !== null;

const KINDS = { css: "text/css", js: "text/javascript" };

/** @param {string} path @param {string} content */
function urlOf(path, content) {
  if (content.startsWith("data:")) return content;
  const kind = KINDS[/** @type {keyof typeof KINDS} */ (path.split(".").at(-1))];
  return URL.createObjectURL(new Blob([content], { type: `${kind};charset=utf-8` }));
}

/** The address of the page's script, by which the other files are found. */
const scriptUrl = /** @type {HTMLScriptElement | null} */ (page?.querySelector("script[src]"))?.src;

/** The address of one of the client's files, as `style/help.css`. @param {string} path */
export const assetUrl = (path) => (embeddedFiles ? urlOf(path, embeddedFiles[path]) : new URL(`../../${path}`, scriptUrl).href);

/** Start one of the client's workers, as `local/table`. @param {string} name */
export const startWorker = (name) => new Worker(assetUrl(`js/${name}_worker.js`), { type: isSingleFile ? "classic" : "module" });

/** The text of one of the client's files. @param {string} path */
export const readAsset = async (path) => (embeddedFiles ? embeddedFiles[path] : (await fetchFile(assetUrl(path))).text());

/** The WebAssembly module of the rules and bots. */
export const moduleBytes = () => fetchBytes(assetUrl("js/engine/postroad.wasm"));

/** The address of the strongest bots' network, a large file. */
export const networkUrl = () => assetUrl("js/engine/master.net");
