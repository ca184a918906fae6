// The shared worker that passes one event stream on to all pages; a page that is new, or has another player, restarts it.
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
