// Playing without a line: the service worker keeps a whole version of the client. A new one waits while anybody plays,
// and takes over when somebody comes to the landing page and has touched nothing yet.
import { signal } from "../../vendor/signals.js";
import { screen } from "./address.js";
import { network, served, whole } from "./place.js";

/** Does it work without a line? people: for them, but no bot was fetched yet; no: this browser keeps nothing; insecure: it would, at an encrypted address. @type {import("../../vendor/signals.js").Signal<"unknown" | "ready" | "people" | "insecure" | "no">} */
export const offline = signal("unknown");

const ANSWER_TIME = 250; // ms for other pages to say that somebody plays there

const root = served ? "/" : new URL("./", location.href).href;
const AT_REST = ["landing", "new", "move"]; // screens that lose nothing when they begin anew
const plays = () => !AT_REST.includes(screen.peek().name);

const between = new BroadcastChannel(`postroad.offline ${root}`);
let heard = () => {};
between.onmessage = ({ data }) => {
  if (data === "playing") heard();
  else if (plays()) between.postMessage("playing");
};

/** Does anybody play at another page? @returns {Promise<boolean>} */
const playedElsewhere = () =>
  new Promise((answer) => {
    heard = () => answer(true);
    between.postMessage("playing?");
    setTimeout(() => answer(false), ANSWER_TIME);
  });

let touched = false;
for (const kind of ["pointerdown", "keydown", "input"])
  addEventListener(kind, () => (touched = true), { once: true, capture: true });

/** The version that waits, if nobody is disturbed. @param {ServiceWorkerRegistration} registration */
async function take(registration) {
  const mayNot = () => touched || screen.peek().name !== "landing" || !registration.waiting;
  if (mayNot() || (await playedElsewhere()) || mayNot()) return;
  registration.waiting?.postMessage("take over");
}

/** @param {ServiceWorkerRegistration} registration */
function follow(registration) {
  void take(registration);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && void take(registration));
  });
}

/** What is kept: bots need their network too, which is fetched when one of them is first met. @returns {Promise<"ready" | "people">} */
const kept = async () => ((await caches.match(network())) ? "ready" : "people");

/** A bot may have been met since. */
export async function lookAgain() {
  if (offline.value === "people") offline.value = await kept();
}

/** From now on, where the browser can. */
export async function prepare() {
  if (whole) {
    if (location.protocol === "file:") offline.value = "ready"; // from wherever else, it is somebody else's to keep
    return;
  }
  if (!("serviceWorker" in navigator)) {
    offline.value = isSecureContext ? "no" : "insecure";
    return;
  }
  const { serviceWorker } = navigator;
  let keeper = serviceWorker.controller;
  serviceWorker.addEventListener("controllerchange", () => {
    if (keeper && !plays()) location.reload(); // with the version that has taken over
    keeper = serviceWorker.controller;
  });
  try {
    const registration = await serviceWorker.register(`${root}sw.js`, { scope: root });
    if (!registration) throw new TypeError(); // where somebody has forbidden it
    follow(registration);
    await serviceWorker.ready;
    offline.value = await kept();
  } catch {
    offline.value = "no"; // a private window, or a host that does not hand the worker out
  }
}
