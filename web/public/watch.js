// Keeps the page that was loaded last, so that a reload while the service is away still shows Hordekeep, which then waits for it.
const SHELF = 'hordekeep';
const PAGE = '/';

/** Put the page and the files that it names on the shelf, in place of those of an older build. */
async function stock(page) {
  const named = (await page.clone().text()).match(/(?<=(?:src|href)=")\/[^"]+/g) ?? [];
  await caches.delete(SHELF);
  const shelf = await caches.open(SHELF);
  await Promise.all([shelf.put(PAGE, page), shelf.addAll(named)]);
}

/** The page, from the service if it answers; it is the same for every address. */
async function openPage(request) {
  const kept = await caches.match(PAGE);
  try {
    const page = await fetch(request);
    if (page.ok && page.headers.get('etag') !== kept?.headers.get('etag')) await stock(page.clone());
    return page;
  } catch (away) {
    if (!kept) throw away;
    return kept;
  }
}

/** A file of the page: what lies under /assets/ never changes under its name. */
async function openFile(request, lasts) {
  const kept = await caches.match(request);
  if (kept && lasts) return kept;
  try {
    const file = await fetch(request);
    if (file.ok && lasts) await (await caches.open(SHELF)).put(request, file.clone());
    return file;
  } catch (away) {
    if (!kept) throw away;
    return kept;
  }
}

self.addEventListener('install', (event) =>
  event.waitUntil(
    fetch(PAGE)
      .then(stock)
      .then(() => self.skipWaiting()),
  ),
);
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  if (/^\/(api|ws|health|ready|metrics)(\/|$)/.test(pathname)) return;
  if (event.request.mode === 'navigate') event.respondWith(openPage(event.request));
  else event.respondWith(openFile(event.request, pathname.startsWith('/assets/')));
});
