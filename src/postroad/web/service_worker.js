// The service worker: it stores one whole version of the client and answers with it, so that the page opens offline.
// Requests to /api bypass it; push messages arrive here. pages/service_worker.py puts `OFFLINE` before this text.

/** @type {any} */
const worker = globalThis;
const scope = worker.registration.scope; // several Postroad sites on one web host share a storage
const NAME = `postroad ${scope} `;
const AT_ONCE = 12; // files
const GONE = [404, 410];
const ICON = OFFLINE.files.find((path) => path.endsWith("/icon-192.png"));

/** @param {string} path */
const whole = (path) => new URL(path, scope).href;

/** The optional files that an earlier version has stored. */
async function wantedBefore() {
  const names = (await caches.keys()).filter((name) => name.startsWith(NAME));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const kept = requests.flat().map(({ url }) => url.split("/").at(-1));
  return OFFLINE.later.filter((path) => kept.includes(path.split("/").at(-1)));
}

/** Store the whole version, or nothing. */
async function keep() {
  const cache = await caches.open(NAME + OFFLINE.version);
  const page = await fetch(scope, { cache: "no-cache" });
  if (page.redirected) throw new Error("the server redirects to its entry page");
  if (!(await page.clone().text()).includes(OFFLINE.version)) throw new Error("the server sent another version");
  await cache.put(scope, page);
  const files = [...OFFLINE.files, ...(await wantedBefore())];
  for (let done = 0; done < files.length; done += AT_ONCE)
    await cache.addAll(files.slice(done, done + AT_ONCE).map((path) => new Request(whole(path), { cache: "no-cache" })));
}

/** Delete earlier versions, unless several pages are open: the check for open games may have missed an earlier page. */
async function forget() {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length > 1) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(NAME) && name !== NAME + OFFLINE.version).map((name) => caches.delete(name)),
  );
}

/** Unregister once the site has no service worker any more. The next page then comes from the site itself. */
async function leaveIfGone() {
  const answer = await fetch(worker.location.href, { cache: "no-store" }).catch(() => null);
  if (answer && GONE.includes(answer.status)) await worker.registration.unregister();
}

/** Is it an address of the page itself? @param {string} path */
const isPage = (path) => OFFLINE.pages.some((one) => (one.endsWith("/") ? path.startsWith(one) : path === one));

/** The stored answer to a request, else the network's. @param {Request} request @param {string | Request} asked */
async function answered(request, asked) {
  const cache = await caches.open(NAME + OFFLINE.version);
  const kept = (await cache.match(asked, { ignoreVary: true })) ?? (await caches.match(request));
  if (kept) return kept;
  const fetched = await fetch(request);
  const path = request.url.slice(scope.length);
  if (fetched.ok && OFFLINE.later.includes(path)) await cache.put(request, fetched.clone()).catch(() => {}); // the storage may be full
  return fetched;
}

/** Focus the page with this address, or open it. @param {string} address */
async function goTo(address) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((/** @type {any} */ { url }) => url === address);
  return page ? page.focus() : worker.clients.openWindow(address);
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keep()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forget().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length).split(/[?#]/)[0];
  const opens = request.mode === "navigate" && isPage(path);
  if (!path.startsWith("api/")) event.respondWith(answered(request, opens ? scope : request));
  if (opens) event.waitUntil(leaveIfGone());
});
// Push messages from the server, which need no open page: see server/live/web_push.py.
worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, text, path, tag } = event.data.json();
  const shown = { body: text, tag, data: path, icon: whole(ICON ?? "") };
  event.waitUntil(worker.registration.showNotification(title, shown));
});
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(goTo(whole(event.notification.data.slice(1))));
});
// A new version waits until a page says that no game is open: see app/offline.js.
worker.addEventListener(
  "message",
  (/** @type {any} */ event) => event.data === "take over" && event.waitUntil(worker.skipWaiting()),
);
