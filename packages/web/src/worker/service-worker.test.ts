// @vitest-environment node
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://shop.test';
const shopPage = '<!doctype html><title>signal</title><div id="shop"></div>';
const portalPage = '<!doctype html><title>Welcome to the hotel</title>';

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const entries = new Map<string, Response>();
const network = vi.fn<(request: { readonly url: string }) => Promise<Response>>();

/** One store for all names: the keys of the worker's stores differ. */
const cache = {
  match: (request: string | { readonly url: string }) =>
    Promise.resolve(entries.get(typeof request === 'string' ? request : request.url)?.clone()),
  put: (key: string, response: Response) => Promise.resolve(void entries.set(key, response)),
  delete: (key: string) => Promise.resolve(entries.delete(key)),
  keys: () => Promise.resolve([...entries.keys()]),
};

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  });
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('caches', { ...cache, open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', network);
  await import('./service-worker.ts');
});

beforeEach(() => entries.clear());

/** Requests a URL through the worker, and waits until it has cached what it wants to. */
async function visit(
  path: string,
  mode: 'navigate' | 'cors',
  headers = new Headers(),
  preloadResponse?: Promise<Response>,
): Promise<string> {
  const work: unknown[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: { url: `${origin}${path}`, mode, method: 'GET', headers },
    preloadResponse,
    respondWith: (response: Promise<Response>) => {
      answer = response;
    },
    waitUntil: (job: unknown) => work.push(job),
  });
  const text = await (await answer)?.text();
  await Promise.all(work);
  return text ?? '';
}

function answerWith(body: string, type: string): void {
  network.mockImplementation(() =>
    Promise.resolve(new Response(body, { headers: { 'content-type': type } })),
  );
}

const goOffline = () => network.mockRejectedValue(new TypeError('offline'));

test('offline, the shop is the last page of the shop, whatever else has answered', async () => {
  answerWith(shopPage, 'text/html');
  await visit('/product', 'navigate');
  answerWith(portalPage, 'text/html');
  expect(await visit('/car', 'navigate')).toBe(portalPage);
  goOffline();
  expect(await visit('/', 'navigate')).toBe(shopPage);
});

test('the page is the response to the browser’s own request, and only one is sent', async () => {
  network.mockReset();
  const own = new Response(shopPage, { headers: { 'content-type': 'text/html' } });
  expect(await visit('/product', 'navigate', new Headers(), Promise.resolve(own))).toBe(shopPage);
  expect(network).not.toHaveBeenCalled();
  goOffline();
  const failed = Promise.reject<Response>(new TypeError('offline'));
  expect(await visit('/car', 'navigate', new Headers(), failed)).toBe(shopPage);
});

test.each(['/assets/en/main-abcdefg.js', '/configuration.json'])(
  'a page in place of %s is not cached',
  async (path) => {
    answerWith(portalPage, 'text/html');
    await visit(path, 'cors');
    expect([...entries.keys()]).toEqual([]);
    answerWith('{}', 'text/javascript');
    await visit(path, 'cors');
    expect([...entries.keys()]).toEqual([`${origin}${path}`]);
  },
);

test('[BEY-23] offline, prices are those that the same country was shown', async () => {
  const path = '/api/goods/getGoodsById?id=1011';
  const inCountry = (code: string) => visit(path, 'cors', new Headers({ 'ship-to': code }));
  answerWith('{"code":1,"currency":"EUR"}', 'application/json');
  await inCountry('DE');
  answerWith('{"code":1,"currency":"JPY"}', 'application/json');
  await inCountry('JP');
  goOffline();
  expect(await inCountry('DE')).toContain('EUR');
  expect(await inCountry('JP')).toContain('JPY');
});
