// One stream serves all pages of a browser, which allows only a few connections at a time.
import { assetUrl } from "./runtime.js";
import { openStream } from "./stream.js";

/** Hear of my tables, through the shared stream where the browser can share. Answers with a way to begin anew, as another player. @param {import("./stream.js").StreamListener} onEvent */
export function subscribeToStream(onEvent) {
  if (!("SharedWorker" in globalThis)) {
    let stop = openStream(onEvent);
    return () => {
      stop();
      stop = openStream(onEvent);
    };
  }
  const { port } = new SharedWorker(assetUrl("js/app/stream_worker.js"), { type: "module", name: "postroad" });
  const begin = () => port.postMessage("begin");
  port.onmessage = (event) => onEvent(event.data);
  begin();
  return begin;
}
