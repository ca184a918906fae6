// One stream serves all pages of a browser, which allows only a few connections at a time.
import { address } from "./runtime.js";
import { listen } from "./stream.js";

/** Hear of my tables, through the shared stream where the browser can share. Answers with a way to begin anew, as another player. @param {import("./stream.js").Hear} hear */
export function subscribe(hear) {
  if (!("SharedWorker" in globalThis)) {
    let stop = listen(hear);
    return () => {
      stop();
      stop = listen(hear);
    };
  }
  const { port } = new SharedWorker(address("js/app/stream_worker.js"), { type: "module", name: "postroad" });
  const begin = () => port.postMessage("begin");
  port.onmessage = (event) => hear(event.data);
  begin();
  return begin;
}
