// The shop without a network. Handed out by itself as /service-worker.js, so it imports nothing.
// It keeps the page, parts of it that were loaded, and answers that anybody would get; never one to a login.

declare const self: ServiceWorkerGlobalScope;

const stores = { page: 'page-1', parts: 'parts-1', answers: 'answers-1' } as const;
const mostParts = 300;
const mostAnswers = 80;
const pageFiles: readonly string[] = ['/configuration.json', '/manifest.webmanifest'];
const elsewhere = /^\/(?:api|__mock)(?:\/|$)/;

/** Calls whose answers are the same for everybody and still true a while later. */
const publicReads: readonly string[] = [
  ...['index', 'title', 'getHotCategoryGoods', 'getHotCategory', 'getCommunity', 'getGoodsComment'].map(
    (call) => `/api/index/${call}`,
  ),
  ...[
    '/api/index/getContact',
    '/api/index/getCategoryList',
    '/api/term/getTerm',
    '/api/term/getSpecificTerm',
  ],
  ...['getGoodsByType', 'getGoodsById', 'getGoodsByIds', 'getCorrelationGoods', 'compareGoods'].map(
    (call) => `/api/goods/${call}`,
  ),
  ...['getCommentByGoodsId', 'getFaqsByGoodsId'].map((call) => `/api/goods/${call}`),
];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(stores.page)
      .then((store) => store.addAll(['/', ...pageFiles]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

// The page tells what it loaded before there was a worker to see it; the browser still has it.
self.addEventListener('message', (event) => {
  const paths: unknown = event.data;
  if (!Array.isArray(paths)) return;
  const loaded = paths.filter((path) => typeof path === 'string' && isPart(path));
  event.waitUntil(
    caches.open(stores.parts).then((store) => Promise.allSettled(loaded.map((path) => store.add(path)))),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!elsewhere.test(pathname)) event.respondWith(page(event));
  } else if (isPart(pathname)) event.respondWith(part(event));
  else if (pageFiles.includes(pathname)) event.respondWith(freshFile(event));
  else if (publicReads.includes(pathname) && !request.headers.has('authorization')) {
    event.respondWith(answer(event));
  }
});

/** Every address of the shop is the same page. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request);
    const isPage =
      response.ok && !response.redirected && response.headers.get('content-type')?.includes('html');
    if (isPage === true) event.waitUntil(keep(stores.page, '/', response.clone()));
    return response;
  } catch {
    return (await caches.match('/', { cacheName: stores.page })) ?? Response.error();
  }
}

/** A part's name changes with its content: what is kept is right. */
async function part(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request, { cacheName: stores.parts });
  if (kept !== undefined) return kept;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keep(stores.parts, event.request.url, response.clone(), mostParts));
  return response;
}

async function freshFile(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(keep(stores.page, event.request.url, response.clone()));
    return response;
  } catch {
    return (await caches.match(event.request.url, { cacheName: stores.page })) ?? Response.error();
  }
}

/** The network's answer when there is one, else the last one to the same question in the same language. */
async function answer(event: FetchEvent): Promise<Response> {
  const key = await keyOf(event.request);
  try {
    const response = await fetch(event.request);
    if (response.ok && !response.headers.has('authorization')) {
      event.waitUntil(keepSuccess(key, response.clone()));
    }
    return response;
  } catch (error) {
    const kept = await caches.match(key, { cacheName: stores.answers });
    // With a network the page tells the failure itself, and offers another try.
    if (kept === undefined || navigator.onLine) throw error;
    return kept;
  }
}

async function keyOf(request: Request): Promise<string> {
  const url = new URL(request.url);
  const question = new URLSearchParams({
    query: url.search,
    body: request.method === 'GET' ? '' : await request.clone().text(),
    language: request.headers.get('accept-language') ?? '',
  });
  return `${url.origin}${url.pathname}?${question}`;
}

async function keepSuccess(key: string, response: Response): Promise<void> {
  const content: unknown = await response.clone().json();
  const isSuccess =
    typeof content === 'object' && content !== null && 'code' in content && content.code === 1;
  if (isSuccess) await keep(stores.answers, key, response, mostAnswers);
}

async function keep(name: string, key: string, response: Response, atMost = mostParts): Promise<void> {
  const store = await caches.open(name);
  // What is kept again is the latest again.
  await store.delete(key);
  await store.put(key, response);
  const keys = await store.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - atMost)).map((old) => store.delete(old)));
}

/** Of an earlier version of this file. */
async function forgetOthers(): Promise<void> {
  const own: readonly string[] = Object.values(stores);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !own.includes(name)).map((name) => caches.delete(name)));
}

function isPart(path: string): boolean {
  return path.startsWith('/assets/');
}
