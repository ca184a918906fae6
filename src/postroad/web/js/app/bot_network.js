// The network by which bots play, a large file: fetched while the page is idle, on a slow or metered line only when asked for.

import { signal } from "../../vendor/signals.js";
import { fetchBytes } from "./bytes.js";
import { isSingleFile, networkUrl } from "./runtime.js";

/** Where it is; absent: nothing fetches it. @type {import("../../vendor/signals.js").Signal<"unknown" | "absent" | "coming" | "here">} */
export const botNetwork = signal("unknown");

const SLOW = ["slow-2g", "2g", "3g"];
const MINIMUM_SPEED = 0.7; // Mbit/s: below, it would take longer than a minute
const IDLE_TIMEOUT = 2000; // ms until a busy page fetches it all the same

/** @type {Promise<ArrayBuffer> | null} */
let bytes = null;

/** Is every byte dear on this line? Only some browsers say so. */
export function savesData() {
  const { saveData, effectiveType, downlink } = /** @type {any} */ (navigator).connection ?? {};
  return Boolean(saveData) || SLOW.includes(effectiveType) || downlink < MINIMUM_SPEED;
}

/** Does the browser keep it for playing offline? */
export const isStored = async () => isSingleFile || Boolean(await globalThis.caches?.match(networkUrl()).catch(() => undefined));

const idle = () =>
  new Promise((done) =>
    "requestIdleCallback" in globalThis ? requestIdleCallback(done, { timeout: IDLE_TIMEOUT }) : setTimeout(done),
  );

/** Fetch it now, once for all who ask. @returns {Promise<ArrayBuffer>} */
export function fetchNetwork() {
  if (!bytes) {
    botNetwork.value = "coming";
    bytes = fetchBytes(networkUrl()).then(loaded, failed);
  }
  return bytes;
}

/** @param {ArrayBuffer} all */
function loaded(all) {
  botNetwork.value = "here";
  return all;
}

/** @param {unknown} error @returns {never} */
function failed(error) {
  bytes = null;
  botNetwork.value = "absent";
  throw error;
}

/** It, when nobody waits for anything else; fails where it is only fetched when asked for. */
export async function awaitNetwork() {
  if (!bytes && !(await isStored())) {
    if (savesData()) failed(new Error("the line is slow or metered"));
    await idle();
  }
  return fetchNetwork();
}

/** Let the service worker keep it, which answers for this page by now. */
export async function storeNetwork() {
  try {
    await awaitNetwork();
    if (!(await isStored())) await fetchBytes(networkUrl()); // it came before the service worker answered
  } catch {
    // the landing page says that it is absent
  }
}
