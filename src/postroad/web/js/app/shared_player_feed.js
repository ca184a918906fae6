// The event stream that a browser's pages share, as browsers allow few connections to one server.

import { openPlayerFeed } from "./player_feed.js";
import { assetUrl } from "./runtime.js";

/** Subscribe to the stream, through a shared worker where the browser has them; returns a function that restarts it for another player. @param {import("./player_feed.js").StreamListener} onEvent */
export function subscribeToPlayerFeed(onEvent) {
  if (!("SharedWorker" in globalThis)) {
    let stop = openPlayerFeed(onEvent);
    return () => {
      stop();
      stop = openPlayerFeed(onEvent);
    };
  }
  const { port } = new SharedWorker(assetUrl("js/app/player_feed_worker.js"), { type: "module", name: "postroad" });
  const begin = () => port.postMessage("begin");
  port.onmessage = (event) => onEvent(event.data);
  begin();
  return begin;
}
