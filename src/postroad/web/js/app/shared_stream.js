// The event stream that a browser's pages share, as browsers allow few connections to one server.
import { assetUrl } from "./runtime.js";
import { openStream } from "./stream.js";

/** Subscribe to the stream, through a shared worker where the browser has them; returns a function that restarts it for another player. @param {import("./stream.js").StreamListener} onEvent */
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
