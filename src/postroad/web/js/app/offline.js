// Playing without a line: the service worker keeps a whole version of the client. A new one waits while anybody plays,
// and takes over when somebody comes to the landing page and has touched nothing yet.
import { effect, signal } from "../../vendor/signals.js";
import { botNetwork, isKept, keepNetwork, spares } from "./bot_network.js";
import { screen } from "./router.js";
import { served, version, whole } from "./runtime.js";

/** Does it work without a line? simple: a simple bot stands in for those whose network is not kept; no: this browser keeps nothing; insecure: it would, at an encrypted address. @type {import("../../vendor/signals.js").Signal<"unknown" | "ready" | "simple" | "insecure" | "no">} */
export const offline = signal("unknown");

const AGAIN = 2000; // ms until it is looked again whether somebody still plays elsewhere, or the new version still waits

const root = served ? "/" : new URL("./", location.href).href;
const AT_REST = ["landing", "new"]; // screens that lose nothing when they begin anew; a code that somebody came with would be lost
const plays = () => !AT_REST.includes(screen.peek().name);

const PLAYING = `postroad.playing ${root}`;
let leave = () => {};
// Whoever plays holds a lock, which other pages see. The browser gives it back, however the page ends.
effect(() => {
  leave();
  if (AT_REST.includes(screen.value.name)) return;
  /** @type {Promise<void>} */
  const left = new Promise((done) => (leave = done));
  void navigator.locks?.request(PLAYING, { mode: "shared" }, () => left);
});

/** Does anybody play at another page? */
const playedElsewhere = async () => (await navigator.locks.query()).held?.some(({ name }) => name === PLAYING);

let touched = false;
for (const kind of ["pointerdown", "keydown", "input"])
  addEventListener(kind, () => (touched = true), { once: true, capture: true });

/** Ask a version that comes or waits to take over, as soon as nobody is disturbed. @param {ServiceWorkerRegistration} registration */
async function take(registration) {
  const mayNot = () => touched || screen.peek().name !== "landing";
  if (mayNot() || !(registration.installing || registration.waiting)) return;
  if (registration.waiting && !(await playedElsewhere()) && !mayNot()) registration.waiting?.postMessage("take over"); // a busy browser may lose it
  setTimeout(() => take(registration), AGAIN);
}

/** @param {ServiceWorkerRegistration} registration */
function follow(registration) {
  void take(registration); // one that another page has found
  registration.addEventListener("updatefound", () => take(registration));
}

/** @returns {Promise<"ready" | "simple">} */
const kept = async () => ((await isKept()) ? "ready" : "simple");

/** The network of the bots may have come since. */
export async function lookAgain() {
  if (offline.value === "simple") offline.value = await kept();
}

effect(() => {
  if (botNetwork.value === "here") void lookAgain();
});

/** The browser keeps nothing. @param {"insecure" | "no"} why */
function keepsNothing(why) {
  offline.value = why;
  if (spares() && botNetwork.value === "unknown") botNetwork.value = "absent"; // so that it can be asked for
}

/** Has a newer version taken over while this page was on its way? What keeps the pages answers with its own. */
async function isOvertaken() {
  const [, mark] = version.split(" ");
  const kept = await fetch(root).then(
    (answer) => answer.text(),
    () => mark,
  );
  return !kept.includes(mark);
}

const CLAIM = 3000; // ms

/** Until this page too is answered by what keeps the pages; one that was loaded past it on purpose never is. @param {ServiceWorkerContainer} serviceWorker */
const claimed = (serviceWorker) =>
  serviceWorker.controller ??
  new Promise((done) => {
    serviceWorker.addEventListener("controllerchange", done, { once: true });
    setTimeout(done, CLAIM);
  });

/** From now on, where the browser can. */
export async function prepare() {
  if (whole) {
    if (location.protocol === "file:") offline.value = "ready"; // from wherever else, it is somebody else's to keep
    return;
  }
  if (!("serviceWorker" in navigator)) {
    keepsNothing(isSecureContext ? "no" : "insecure");
    return;
  }
  const { serviceWorker } = navigator;
  let keeper = serviceWorker.controller;
  serviceWorker.addEventListener("controllerchange", () => {
    if (keeper && !plays()) location.reload(); // with the version that has taken over
    keeper = serviceWorker.controller;
  });
  if (keeper && !plays() && (await isOvertaken()) && !touched && !plays()) location.reload();
  try {
    const registration = await serviceWorker.register(`${root}sw.js`, { scope: root });
    if (!registration) throw new TypeError(); // where somebody has forbidden it
    if (keeper) void registration.update().catch(() => {}); // browsers look by themselves, but not always when a page is opened
    await serviceWorker.ready;
    await claimed(serviceWorker);
    offline.value = await kept();
    await keepNetwork();
    await lookAgain();
    follow(registration); // a request on its way when a version takes over delays that by half a minute in Chromium
  } catch {
    keepsNothing("no"); // a private window, or a host that does not hand the worker out
  }
}
