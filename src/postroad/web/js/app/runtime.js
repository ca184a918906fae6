// Where this page comes from: a server that keeps tables, a static site, or a single file that holds everything itself.

import { bytesAt } from "./bytes.js";

/** Tests of the client's logic run without a document, as behind a server. @type {Document | undefined} */
const page = globalThis.document;

/** @param {string} name */
const told = (name) => /** @type {HTMLMetaElement | null} */ (page?.querySelector(`meta[name=postroad-${name}]`) ?? null);

/** Of the program that has made this page, and of the page itself. */
export const version = told("version")?.content ?? "";

/** Pages without a server say so; they may name one elsewhere. */
const alone = told("server");

/** Is there a server behind this page? */
export const served = !alone;

/** The server that a page without one names, for what needs one. */
export const server = alone?.content || null;

/** Is this page a file on a disk, and no server known? Then a link to it leads nowhere from another device. */
export const inFile = !served && !server && globalThis.location?.protocol === "file:";

/** What a page that holds everything itself holds, by its path: text, or an address that is the file. @type {Record<string, string> | null} */
const held = JSON.parse(page?.getElementById("postroad-files")?.textContent ?? "null");

/** Does this page need no other file? */
export const whole = held !== null;

const KINDS = { css: "text/css", js: "text/javascript" };

/** @param {string} path @param {string} content */
function addressOf(path, content) {
  if (content.startsWith("data:")) return content;
  const kind = KINDS[/** @type {keyof typeof KINDS} */ (path.split(".").at(-1))];
  return URL.createObjectURL(new Blob([content], { type: `${kind};charset=utf-8` }));
}

/** Where all files of the client lie; the page's script is one of them. */
const base = /** @type {HTMLScriptElement | null} */ (page?.querySelector("script[src]"))?.src;

/** The address of a file of the client: `style/help.css`. @param {string} path */
export const address = (path) => (held ? addressOf(path, held[path]) : new URL(`../../${path}`, base).href);

/** A worker of the client: `local/table`. @param {string} name */
export const worker = (name) => new Worker(address(`js/${name}_worker.js`), { type: whole ? "classic" : "module" });

/** What stands in a file of the client. @param {string} path */
export const textOf = async (path) => (held ? held[path] : (await fetch(address(path))).text());

/** The rules and bots, to be compiled. */
export const moduleBytes = () => bytesAt(address("js/engine/postroad.wasm"));

/** Where the network lies by which the strongest bots play: it is large, and only they need it. */
export const network = () => address("js/engine/master.net");
