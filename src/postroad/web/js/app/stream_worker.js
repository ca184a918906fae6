// The stream that all pages of a browser share. It begins anew whenever a page asks: that page is new, or has become another player.
import { openStream } from "./stream.js";

/** @type {Set<MessagePort>} */
const pages = new Set();
let closeStream = () => {};

function begin() {
  closeStream();
  closeStream = openStream((told) => {
    for (const page of pages) page.postMessage(told);
  });
}

addEventListener("connect", (/** @type {any} */ event) => {
  const page = /** @type {MessagePort} */ (event.ports[0]);
  pages.add(page);
  page.onmessage = begin;
});
