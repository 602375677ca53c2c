/* The service worker: opens the page without a network, and shows what the server tells while no page is open.

   It keeps the files of one build, all of them, so that a page that is open finds its parts even after the server has
   newer ones. Whatever the server answers is never kept: only what is listed here is looked at. */
const FILES = self.__FILES__;
const VERSION = self.__VERSION__;
const PREFIX = "filone ";
const NAME = PREFIX + VERSION;
const PATIENCE = 3000;

const home = new URL("./", self.location).href;
const ours = new Set(FILES.map((file) => new URL(file, home).href));

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES.map((file) => new Request(file || "./", { cache: "no-cache" })))));
});

/** The build before this one stays: a table in another tab may still need its parts. */
self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
    await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const address = request.url.split(/[?#]/)[0];
  if (request.mode === "navigate" && address === home) event.respondWith(opened(request));
  else if (address !== home && ours.has(address)) event.respondWith(kept(request));
});

/** The newest page, if it comes soon; else the one that is here. */
async function opened(request) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const fetched = fetch(request).catch(() => undefined);
  const answer = await Promise.race([fetched, late]);
  if (answer?.ok) return answer;
  return (await caches.match(home, { cacheName: NAME })) ?? (await fetched) ?? Response.error();
}

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

// What the server tells

self.addEventListener("push", (event) => {
  const note = event.data?.json();
  if (note) event.waitUntil(show(note));
});

/** Who has a page before the eyes is told there. */
async function show({ title, body, tag, place }) {
  const windows = await self.clients.matchAll({ type: "window" });
  if (windows.some((one) => one.visibilityState === "visible")) return;
  await self.registration.showNotification(title, { body, tag, icon: "icon-192.png", badge: "badge.png", data: { place } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.place ?? "/"));
});

async function open(place) {
  const [page] = await self.clients.matchAll({ type: "window" });
  if (!page) return self.clients.openWindow(`${home}#${place}`);
  page.postMessage({ place });
  return page.focus();
}
