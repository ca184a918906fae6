// The shared worker that passes one event stream on to all pages; a page that is new, or has another player, restarts it.
import { openPlayerFeed } from "./player_feed.js";

/** @type {Set<MessagePort>} */
const pages = new Set();
let closeStream = () => {};

function begin() {
  closeStream();
  closeStream = openPlayerFeed((told) => {
    for (const page of pages) page.postMessage(told);
  });
}

addEventListener("connect", (/** @type {any} */ event) => {
  const page = /** @type {MessagePort} */ (event.ports[0]);
  pages.add(page);
  page.onmessage = begin;
});
