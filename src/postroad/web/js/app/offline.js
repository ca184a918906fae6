// Playing without a line: the service worker keeps a whole version of the client. A new one waits while anybody plays,
// and takes over when somebody comes to the landing page and has touched nothing yet.
import { effect, signal } from "../../vendor/signals.js";
import { botNetwork, isStored, savesData, storeNetwork } from "./bot_network.js";
import { screen } from "./router.js";
import { hasServer, isSingleFile, version } from "./runtime.js";

/** Does it work without a line? simple: a simple bot stands in for those whose network is not kept; no: this browser keeps nothing; insecure: it would, at an encrypted address. @type {import("../../vendor/signals.js").Signal<"unknown" | "ready" | "simple" | "insecure" | "no">} */
export const offlineState = signal("unknown");

const RETRY = 2000; // ms until it is looked again whether somebody still plays elsewhere, or the new version still waits

const root = hasServer ? "/" : new URL("./", location.href).href;
const IDLE_SCREENS = ["landing", "new"]; // screens that lose nothing when they begin anew; a code that somebody came with would be lost
const isPlaying = () => !IDLE_SCREENS.includes(screen.peek().name);

const PLAYING = `postroad.playing ${root}`;
let releaseLock = () => {};
// Whoever plays holds a lock, which other pages see. The browser gives it back, however the page ends.
effect(() => {
  releaseLock();
  if (IDLE_SCREENS.includes(screen.value.name)) return;
  /** @type {Promise<void>} */
  const released = new Promise((done) => (releaseLock = done));
  void navigator.locks?.request(PLAYING, { mode: "shared" }, () => released);
});

/** Does anybody play at another page? */
const isPlayedElsewhere = async () => (await navigator.locks.query()).held?.some(({ name }) => name === PLAYING);

let touched = false;
for (const kind of ["pointerdown", "keydown", "input"])
  addEventListener(kind, () => (touched = true), { once: true, capture: true });

/** Ask a version that comes or waits to take over, as soon as nobody is disturbed. @param {ServiceWorkerRegistration} registration */
async function updateWhenIdle(registration) {
  const isDisturbed = () => touched || screen.peek().name !== "landing";
  if (isDisturbed() || !(registration.installing || registration.waiting)) return;
  if (registration.waiting && !(await isPlayedElsewhere()) && !isDisturbed()) registration.waiting?.postMessage("take over"); // a busy browser may lose it
  setTimeout(() => updateWhenIdle(registration), RETRY);
}

/** @param {ServiceWorkerRegistration} registration */
function followUpdates(registration) {
  void updateWhenIdle(registration); // one that another page has found
  registration.addEventListener("updatefound", () => updateWhenIdle(registration));
}

/** @returns {Promise<"ready" | "simple">} */
const storedState = async () => ((await isStored()) ? "ready" : "simple");

/** The network of the bots may have come since. */
export async function refreshOfflineState() {
  if (offlineState.value === "simple") offlineState.value = await storedState();
}

effect(() => {
  if (botNetwork.value === "here") void refreshOfflineState();
});

/** The browser keeps nothing. @param {"insecure" | "no"} why */
function setUnavailable(why) {
  offlineState.value = why;
  if (savesData() && botNetwork.value === "unknown") botNetwork.value = "absent"; // so that it can be asked for
}

/** Has a newer version taken over while this page was on its way? What keeps the pages answers with its own. */
async function isOutdated() {
  const [, mark] = version.split(" ");
  const kept = await fetch(root).then(
    (answer) => answer.text(),
    () => mark,
  );
  return !kept.includes(mark);
}

const CLAIM = 3000; // ms

/** Until this page too is answered by what keeps the pages; one that was loaded past it on purpose never is. @param {ServiceWorkerContainer} serviceWorker */
const controlled = (serviceWorker) =>
  serviceWorker.controller ??
  new Promise((done) => {
    serviceWorker.addEventListener("controllerchange", done, { once: true });
    setTimeout(done, CLAIM);
  });

/** From now on, where the browser can. */
export async function prepareOffline() {
  if (isSingleFile) {
    if (location.protocol === "file:") offlineState.value = "ready"; // from wherever else, it is somebody else's to keep
    return;
  }
  if (!("serviceWorker" in navigator)) {
    setUnavailable(isSecureContext ? "no" : "insecure");
    return;
  }
  const { serviceWorker } = navigator;
  let controller = serviceWorker.controller;
  serviceWorker.addEventListener("controllerchange", () => {
    if (controller && !isPlaying()) location.reload(); // with the version that has taken over
    controller = serviceWorker.controller;
  });
  if (controller && !isPlaying() && (await isOutdated()) && !touched && !isPlaying()) location.reload();
  try {
    const registration = await serviceWorker.register(`${root}sw.js`, { scope: root });
    if (!registration) throw new TypeError(); // where somebody has forbidden it
    if (controller) void registration.update().catch(() => {}); // browsers look by themselves, but not always when a page is opened
    await serviceWorker.ready;
    await controlled(serviceWorker);
    offlineState.value = await storedState();
    await storeNetwork();
    await refreshOfflineState();
    followUpdates(registration); // a request on its way when a version takes over delays that by half a minute in Chromium
  } catch {
    setUnavailable("no"); // a private window, or a host that does not hand the worker out
  }
}
