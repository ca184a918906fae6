// Offline play: the service worker stores a whole version of the client, and a new version takes over while no game is open.

import { effect, signal } from "../../vendor/signals.js";
import { botNetwork, clientFilesSettled, isStored, savesData, storeNetwork } from "./bot_network.js";
import { screen } from "./router.js";
import { hasServer, isSingleFile, version } from "./runtime.js";

/** Does the page work offline? simple: yes, but a simple bot stands in for those whose network is not stored; no: the browser stores nothing; insecure: it would do so over HTTPS. @type {import("../../vendor/signals.js").Signal<"unknown" | "ready" | "simple" | "insecure" | "no">} */
export const offlineState = signal("unknown");

const RETRY = 2000; // ms until the next check whether another page still plays

const root = hasServer ? "/" : new URL("./", location.href).href;
const IDLE_SCREENS = ["landing", "new"]; // screens that lose nothing by a reload; others may hold a code, for example
const isPlaying = () => !IDLE_SCREENS.includes(screen.peek().name);

const PLAYING = `postroad.playing ${root}`;
let releaseLock = () => {};
// A page with a game holds a lock that other pages see; the browser releases it however the page ends.
effect(() => {
  releaseLock();
  if (IDLE_SCREENS.includes(screen.value.name)) return;
  /** @type {Promise<void>} */
  const released = new Promise((done) => (releaseLock = done));
  void navigator.locks?.request(PLAYING, { mode: "shared" }, () => released);
});

/** Does another page have a game open? */
const isPlayedElsewhere = async () => (await navigator.locks.query()).held?.some(({ name }) => name === PLAYING);

let touched = false;
for (const kind of ["pointerdown", "keydown", "input"])
  addEventListener(kind, () => (touched = true), { once: true, capture: true });

/** Let a waiting version take over as soon as it disturbs no player. @param {ServiceWorkerRegistration} registration */
async function updateWhenIdle(registration) {
  const isDisturbed = () => touched || screen.peek().name !== "landing";
  if (isDisturbed() || !(registration.installing || registration.waiting)) return;
  if (registration.waiting && !(await isPlayedElsewhere()) && !isDisturbed()) registration.waiting?.postMessage("take over"); // sent again by the next check, as a busy browser may lose the message
  setTimeout(() => updateWhenIdle(registration), RETRY);
}

/** @param {ServiceWorkerRegistration} registration */
function followUpdates(registration) {
  void updateWhenIdle(registration); // another page may have found the new version
  registration.addEventListener("updatefound", () => updateWhenIdle(registration));
}

/** @returns {Promise<"ready" | "simple">} */
const storedState = async () => ((await isStored()) ? "ready" : "simple");

/** Check again whether the bots' network is stored. */
export async function refreshOfflineState() {
  if (offlineState.value === "simple") offlineState.value = await storedState();
}

effect(() => {
  if (botNetwork.value === "here") void refreshOfflineState();
});

/** Note that the browser stores nothing. @param {"insecure" | "no"} why */
function setUnavailable(why) {
  offlineState.value = why;
  clientFilesSettled();
  if (savesData() && botNetwork.value === "unknown") botNetwork.value = "absent"; // so that the page offers to fetch it
}

/** Has a newer version taken over while this page was loading? The service worker answers with the page of its own version. */
async function isOutdated() {
  const [, mark] = version.split(" ");
  const kept = await fetch(root).then(
    (answer) => answer.text(),
    () => mark,
  );
  return !kept.includes(mark);
}

const CLAIM = 3000; // ms

/** Resolves when the service worker controls this page, or after a while: a forced reload bypasses the worker for good. @param {ServiceWorkerContainer} serviceWorker */
const controlled = (serviceWorker) =>
  serviceWorker.controller ??
  new Promise((done) => {
    serviceWorker.addEventListener("controllerchange", done, { once: true });
    setTimeout(done, CLAIM);
  });

/** Register the service worker and follow its updates, where the browser can. */
export async function prepareOffline() {
  if (isSingleFile) {
    if (location.protocol === "file:") offlineState.value = "ready"; // at a web address, another site's service worker is responsible
    return;
  }
  if (!("serviceWorker" in navigator)) {
    setUnavailable(isSecureContext ? "no" : "insecure");
    return;
  }
  const { serviceWorker } = navigator;
  let controller = serviceWorker.controller;
  serviceWorker.addEventListener("controllerchange", () => {
    if (controller && !isPlaying()) location.reload(); // loads the version that has taken over
    controller = serviceWorker.controller;
  });
  if (controller && !isPlaying() && (await isOutdated()) && !touched && !isPlaying()) location.reload();
  try {
    const registration = await serviceWorker.register(`${root}sw.js`, { scope: root });
    if (!registration) throw new TypeError(); // a browser setting or an extension forbids workers
    if (controller) void registration.update().catch(() => {}); // browsers check by themselves, but not at every page load
    await serviceWorker.ready;
    await controlled(serviceWorker);
    clientFilesSettled();
    offlineState.value = await storedState();
    await storeNetwork();
    await refreshOfflineState();
    followUpdates(registration); // last, as a pending request delays the takeover by half a minute in Chromium
  } catch {
    setUnavailable("no"); // a private window, or a web host without the worker's file
  }
}
