// The analysis of a game, shared among workers, with its progress and a way to stop it.

import { moduleBytes, networkUrl, startWorker } from "../app/runtime.js";
import { review } from "../engine/review.js";

/** @import { Document } from "../engine/game.js" */
/** @import { Decision, Review, TurnEvaluation } from "../engine/review.js" */

const WORKERS = Math.max(1, Math.min(2, navigator.hardwareConcurrency ?? 1));

/**
 * Analyse a game from the view of some seats.
 * @param {Document} document a complete record
 * @param {number[]} seats
 * @param {(done: number, of: number) => void} tell
 * @returns {{ made: Promise<Review>, stop: () => void }} `made` stays pending after `stop`
 */
export function startReview(document, seats, tell) {
  const workers = Array.from({ length: WORKERS }, () => startWorker("local/review"));
  const stop = () => {
    for (const one of workers) one.terminate();
  };
  const made = new Promise((/** @type {(review: Review) => void} */ resolve, reject) => {
    const parts = /** @type {{ stands: TurnEvaluation[], decisions: Decision[] }[]} */ ([]);
    let done = 0;
    const fail = () => {
      stop();
      reject(new Error("the game could not be analysed"));
    };
    const onMessage = (/** @type {MessageEvent} */ { data }) => {
      if (data.failed) return fail();
      if (!data.decisions) return tell(++done, data.of);
      parts.push(data);
      if (parts.length < WORKERS) return;
      stop();
      const stands = parts.flatMap((part) => part.stands);
      resolve(
        review(
          seats,
          stands,
          parts.flatMap((part) => part.decisions),
        ),
      );
    };
    void moduleBytes()
      .then((bytes) => WebAssembly.compile(bytes))
      .then((module) => {
        for (const [share, one] of workers.entries()) {
          one.onmessage = onMessage;
          one.onerror = fail;
          one.postMessage({ module, network: networkUrl(), document, seats, share, shares: WORKERS });
        }
      })
      .catch(fail);
  });
  return { made, stop };
}
