// The network by which bots play, a large file: fetched while the page is idle, on a slow or metered line only when asked for.

import { signal } from "../../vendor/signals.js";
import { bytesAt } from "./bytes.js";
import { network, whole } from "./runtime.js";

/** Where it is; absent: nothing fetches it. @type {import("../../vendor/signals.js").Signal<"unknown" | "absent" | "coming" | "here">} */
export const botNetwork = signal("unknown");

const SLOW = ["slow-2g", "2g", "3g"];
const LEAST = 0.7; // Mbit/s: below, it would take longer than a minute
const LATEST = 2000; // ms until a busy page fetches it all the same

/** @type {Promise<ArrayBuffer> | null} */
let bytes = null;

/** Is every byte dear on this line? Only some browsers say so. */
export function spares() {
  const { saveData, effectiveType, downlink } = /** @type {any} */ (navigator).connection ?? {};
  return Boolean(saveData) || SLOW.includes(effectiveType) || downlink < LEAST;
}

/** Does the browser keep it for playing offline? */
export const isKept = async () => whole || Boolean(await globalThis.caches?.match(network()).catch(() => undefined));

const idle = () =>
  new Promise((done) =>
    "requestIdleCallback" in globalThis ? requestIdleCallback(done, { timeout: LATEST }) : setTimeout(done),
  );

/** Fetch it now, once for all who ask. @returns {Promise<ArrayBuffer>} */
export function fetchNetwork() {
  if (!bytes) {
    botNetwork.value = "coming";
    bytes = bytesAt(network()).then(arrived, missing);
  }
  return bytes;
}

/** @param {ArrayBuffer} all */
function arrived(all) {
  botNetwork.value = "here";
  return all;
}

/** @param {unknown} error @returns {never} */
function missing(error) {
  bytes = null;
  botNetwork.value = "absent";
  throw error;
}

/** It, when nobody waits for anything else; fails where it is only fetched when asked for. */
export async function awaitNetwork() {
  if (!bytes && !(await isKept())) {
    if (spares()) missing(new Error("the line is slow or metered"));
    await idle();
  }
  return fetchNetwork();
}

/** Let the service worker keep it, which answers for this page by now. */
export async function keepNetwork() {
  try {
    await awaitNetwork();
    if (!(await isKept())) await bytesAt(network()); // it came before the service worker answered
  } catch {
    // the landing page says that it is absent
  }
}
