// The service worker: serves the shop offline. Served as /service-worker.js without a hash, so it imports
// nothing. Caches the page, loaded chunks, and public API responses; never one to a logged-in customer.

declare const self: ServiceWorkerGlobalScope;

// A logout deletes every cache whose name starts with `answers-`.
const stores = { page: 'page-1', parts: 'parts-1', answers: 'answers-1' } as const;
const mostParts = 300;
const mostAnswers = 80;
const pageFiles: readonly string[] = ['/configuration.json', '/manifest.webmanifest'];
/** An element of the shop's page: a captive portal or a maintenance page answers the same URLs without it. */
const pageMark = 'id="shop"';
const elsewhere = /^\/(?:api|__mock)(?:\/|$)/;

/** Calls whose responses are public and stay useful while offline. */
const publicReads: readonly string[] = [
  ...['index', 'title', 'getHotCategoryGoods', 'getHotCategory', 'getFeatures', 'getCommunity'].map(
    (call) => `/api/index/${call}`,
  ),
  ...['getGoodsComment', 'getContact', 'getCategoryList'].map((call) => `/api/index/${call}`),
  ...['getTerm', 'getSpecificTerm'].map((call) => `/api/term/${call}`),
  ...['getGoodsByType', 'getGoodsById', 'getGoodsByIds', 'getCorrelationGoods', 'compareGoods'].map(
    (call) => `/api/goods/${call}`,
  ),
  ...['getCommentByGoodsId', 'getFaqsByGoodsId'].map((call) => `/api/goods/${call}`),
];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(stores.page)
      .then((store) => store.addAll(pageFiles))
      .then(async () => cachePage(await fetch('/')))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([forgetOthers(), self.registration.navigationPreload?.enable().catch(() => undefined)]).then(
      () => self.clients.claim(),
    ),
  );
});

// The page sends the files that loaded before the worker was active; the browser still has them in its HTTP
// cache.
self.addEventListener('message', (event) => {
  const paths: unknown = event.data;
  if (!Array.isArray(paths)) return;
  const partPaths = paths.filter((path) => typeof path === 'string' && isPart(path));
  event.waitUntil(Promise.allSettled(partPaths.map(async (path) => cachePart(path, await fetch(path)))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(elsewhere.test(pathname) ? navigation(event) : page(event));
  } else if (isPart(pathname)) event.respondWith(part(event));
  else if (pageFiles.includes(pathname)) event.respondWith(freshFile(event));
  else if (publicReads.includes(pathname) && !request.headers.has('authorization')) {
    event.respondWith(answer(event));
  }
});

/**
 * The response to a navigation. The preload is the browser's own request: it does not wait for this
 * worker to start, and the server sees a navigation (`Sec-Fetch-Dest: document`), which the worker's own request is not.
 */
async function navigation(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded ?? fetch(event.request);
}

/** Every URL of the shop is the same HTML page. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const response = await navigation(event);
    event.waitUntil(cachePage(response.clone()));
    return response;
  } catch {
    return (await caches.match('/', { cacheName: stores.page })) ?? Response.error();
  }
}

async function cachePage(response: Response): Promise<void> {
  if (!response.ok || response.redirected || !isHtml(response)) return;
  const isShop = (await response.clone().text()).includes(pageMark);
  if (isShop) await cacheResponse(stores.page, '/', response);
}

/** A chunk's name contains its hash, so a cached one is never stale. */
async function part(event: FetchEvent): Promise<Response> {
  const cachedResponse = await caches.match(event.request, { cacheName: stores.parts });
  if (cachedResponse !== undefined) return cachedResponse;
  const response = await fetch(event.request);
  event.waitUntil(cachePart(event.request.url, response.clone()));
  return response;
}

async function cachePart(url: string, response: Response): Promise<void> {
  if (response.ok && !isHtml(response)) await cacheResponse(stores.parts, url, response, mostParts);
}

async function freshFile(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (response.ok && !isHtml(response))
      event.waitUntil(cacheResponse(stores.page, event.request.url, response.clone()));
    return response;
  } catch {
    return (await caches.match(event.request.url, { cacheName: stores.page })) ?? Response.error();
  }
}

/** Network first; offline, the last cached response to the same request in the same language and currency. */
async function answer(event: FetchEvent): Promise<Response> {
  const key = await keyOf(event.request);
  try {
    const response = await fetch(event.request);
    if (response.ok && !response.headers.has('authorization')) {
      event.waitUntil(cacheSuccess(key, response.clone()));
    }
    return response;
  } catch (error) {
    const cachedResponse = await caches.match(key, { cacheName: stores.answers });
    // While online the page shows the failure itself, with a retry.
    if (cachedResponse === undefined || navigator.onLine) throw error;
    return cachedResponse;
  }
}

async function keyOf(request: Request): Promise<string> {
  const url = new URL(request.url);
  const question = new URLSearchParams({
    query: url.search,
    body: request.method === 'GET' ? '' : await request.clone().text(),
    language: request.headers.get('accept-language') ?? '',
    country: request.headers.get('ship-to') ?? '',
  });
  return `${url.origin}${url.pathname}?${question}`;
}

async function cacheSuccess(key: string, response: Response): Promise<void> {
  const content: unknown = await response.clone().json();
  const isSuccess =
    typeof content === 'object' && content !== null && 'code' in content && content.code === 1;
  if (isSuccess) await cacheResponse(stores.answers, key, response, mostAnswers);
}

async function cacheResponse(
  name: string,
  key: string,
  response: Response,
  atMost = mostParts,
): Promise<void> {
  const store = await caches.open(name);
  // Delete first, so that the entry moves to the end and is evicted last.
  await store.delete(key);
  await store.put(key, response);
  const keys = await store.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - atMost)).map((old) => store.delete(old)));
}

/** Deletes caches of earlier versions of this file. */
async function forgetOthers(): Promise<void> {
  const own: readonly string[] = Object.values(stores);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !own.includes(name)).map((name) => caches.delete(name)));
}

/** No file but the page is HTML: for another one, something else has answered. */
function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('html') === true;
}

function isPart(path: string): boolean {
  return path.startsWith('/assets/');
}
