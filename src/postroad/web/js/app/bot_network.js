// The bots' network, a large file: fetched while the page is idle, or on request if the connection is slow or metered.

import { signal } from "../../vendor/signals.js";
import { fetchBytes } from "./bytes.js";
import { repeat } from "./loading.js";
import { isSingleFile, networkUrl } from "./runtime.js";

/** The state of the download; absent: the page does not fetch it by itself. @type {import("../../vendor/signals.js").Signal<"unknown" | "absent" | "coming" | "here">} */
export const botNetwork = signal("unknown");

const SLOW = ["slow-2g", "2g", "3g"];
const MINIMUM_SPEED = 0.7; // Mbit/s: on a slower connection the download would take longer than a minute
const IDLE_TIMEOUT = 2000; // ms after which a busy page fetches it too
const QUIET = 2000; // ms without a newly loaded file, after which the page has all that it needs

/** @type {Promise<ArrayBuffer> | null} */
let bytes = null;

/** Is the connection slow or metered? Only some browsers say so. */
export function savesData() {
  const { saveData, effectiveType, downlink } = /** @type {any} */ (navigator).connection ?? {};
  return Boolean(saveData) || SLOW.includes(effectiveType) || downlink < MINIMUM_SPEED;
}

let settle = () => {};
/** @type {Promise<void>} */
const settled = new Promise((done) => (settle = done));

/** Note that the service worker has stored the client's files, or that it never will. */
export const clientFilesSettled = () => settle();

/** Resolves once the page's own files are there: those of the service worker, and those of the screen that is opening. */
async function ownFiles() {
  await settled;
  await /** @type {Promise<void>} */ (
    new Promise((done) => {
      const finish = () => {
        loading.disconnect();
        done();
      };
      let timer = setTimeout(finish, QUIET);
      const loading = new PerformanceObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(finish, QUIET);
      });
      loading.observe({ type: "resource" });
    })
  );
}

/** Is the network stored in the browser for playing offline? */
export const isStored = async () => isSingleFile || Boolean(await globalThis.caches?.match(networkUrl()).catch(() => undefined));

const idle = () =>
  new Promise((done) =>
    "requestIdleCallback" in globalThis ? requestIdleCallback(done, { timeout: IDLE_TIMEOUT }) : setTimeout(done),
  );

/** Fetch the network now; all callers share one download. @returns {Promise<ArrayBuffer>} */
export function fetchNetwork() {
  if (!bytes) {
    botNetwork.value = "coming";
    bytes = repeat(() => fetchBytes(networkUrl())).then(loaded, failed);
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

/** Fetch the network while the page is idle; rejects on a slow or metered connection. Where the browser does not tell its speed, the page's own files come first. */
export async function awaitNetwork() {
  if (!bytes && !(await isStored())) {
    if (savesData()) failed(new Error("the connection is slow or metered"));
    await ("connection" in navigator ? idle() : ownFiles());
  }
  return fetchNetwork();
}

/** Have the service worker store the network; call it once the worker controls the page. */
export async function storeNetwork() {
  try {
    await awaitNetwork();
    if (!(await isStored())) await fetchBytes(networkUrl()); // the first download came before the worker controlled the page
  } catch {
    // the landing page shows that the network is absent
  }
}
