import { build } from 'vite';
import { describe, expect, test, vi } from 'vitest';
import { createControl } from '../../control/control.ts';
import { logNothing } from '../recording/log.ts';
import type { MockServer } from '../start-mock-server.ts';
import { startMockServer } from '../start-mock-server.ts';
import { startReceiver } from '../testing/testing-receiver.ts';
import { startTestServer } from '../testing/testing-server.ts';
import type { MockShopOptions } from './mock-shop.ts';
import { mockShop } from './mock-shop.ts';
import { serveShop, shopFolder } from './testing-shop.ts';

test('Vite proxies calls and the control API to the shop', async () => {
  const { url } = await serveShop({ url: (await startTestServer()).url });
  const answer = await fetch(`${url}/api/term/getTerm`);
  expect(await answer.json()).toMatchObject({ code: 1 });
  expect(await createControl({ url }).health()).toMatchObject({ status: 'ready' });
});

describe('the names that a mock server behind the proxy sees', () => {
  /** @param page origin of the page that calls; `{shop}` is that of the shop */
  async function seenAt(name: string, page: string) {
    const receiver = await startReceiver(204);
    const own = receiver.url.replace('127.0.0.1', name);
    const { url: shop } = await serveShop({ url: own });
    const headers = { origin: page.replace('{shop}', shop) };
    await fetch(`${shop}/api/term/getTerm`, { method: 'POST', headers });
    const { host, origin, 'x-forwarded-host': forwarded } = receiver.requests[0]?.headers ?? {};
    return { own: new URL(own), shop: new URL(shop), seen: { host, origin, forwarded } };
  }

  test('elsewhere, it sees its own name, as an ingress needs it, also as the origin of the shop', async () => {
    const { own, shop, seen } = await seenAt('0.0.0.0', '{shop}');
    expect(seen).toEqual({ host: own.host, origin: own.origin, forwarded: shop.host });
  });

  test('[M12] elsewhere, it sees the origin of another site, to refuse it', async () => {
    const { seen } = await seenAt('0.0.0.0', 'http://evil.example');
    expect(seen).toMatchObject({ origin: 'http://evil.example' });
  });

  test('[M11] on loopback, it sees the names of the request, to refuse those of other machines', async () => {
    const { shop, seen } = await seenAt('127.0.0.1', '{shop}');
    expect(seen).toEqual({ host: shop.host, origin: shop.origin });
  });
});

test('the plugin starts a mock server and closes it with Vite', async () => {
  const servers: MockServer[] = [];
  const shop = await serveShop({ port: 0, log: logNothing, onStart: (mock) => servers.push(mock) });
  expect(servers).toHaveLength(1);
  const own = servers[0]?.url ?? '';
  expect((await fetch(`${own}/__mock/health`)).status).toBe(200);
  await shop.close();
  await vi.waitFor(() => expect(fetch(`${own}/__mock/health`)).rejects.toThrow());
});

test('[M12] a page of another port gets no permission from Vite, unless its configuration gives it', async () => {
  const allowedBy = async (url: string) => {
    const headers = { origin: 'http://localhost:9999', 'access-control-request-method': 'POST' };
    const answer = await fetch(`${url}/__mock/sessions/default/reset`, { method: 'OPTIONS', headers });
    return answer.headers.get('access-control-allow-origin');
  };
  const { url } = await startTestServer();
  expect(await allowedBy((await serveShop({ url })).url)).toBeNull();
  expect(await allowedBy((await serveShop({ url }, { cors: true })).url)).toBe('*');
});

test('an unknown scenario stops Vite with the message of the mock server', async () => {
  await expect(serveShop({ port: 0, scenario: ['cart.golden'] })).rejects.toThrow('cart.golden');
});

test('an unknown option is refused by the plugin and by the server, with the nearest', async () => {
  const options = { port: 0, scenarios: 'cart.many' };
  expect(() => mockShop(options)).toThrow(
    new TypeError('scenarios is not an option of mockShop. Did you mean scenario?'),
  );
  await expect(startMockServer(options)).rejects.toThrow(
    'scenarios is not an option of startMockServer. Did you mean scenario?',
  );
});

test('events arrive one by one, and a disconnected reader is removed', async () => {
  const { url } = await serveShop({ url: (await startTestServer()).url });
  const control = createControl({ url });
  const leaving = new AbortController();
  const stream = await fetch(`${url}/api/index/getActivityTime`, { signal: leaving.signal });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  expect(await control.pushToStreams('default', 'guan', 0)).toMatchObject({ reached: 1 });
  expect((await reader?.read())?.value).toContain('event: guan');
  leaving.abort();
  await vi.waitFor(async () => expect(await control.streams()).toMatchObject({ open: 0 }));
});

test.each(['answer-lost', 'reset', 'request-lost', 'truncated'] as const)(
  'a connection that the fault %s resets is reset for the browser too',
  async (kind) => {
    const { url } = await serveShop({ url: (await startTestServer()).url });
    await createControl({ url }).planFault('default', { operationId: 'listTerms', kind });
    await expect(fetch(`${url}/api/term/getTerm`).then((answer) => answer.text())).rejects.toThrow();
  },
);

test('[S04] cookies that are too large are answered with a page that can delete them', async () => {
  const { url } = await serveShop({ url: 'http://127.0.0.1:9' });
  const answer = await fetch(url, { headers: { cookie: `other=${'x'.repeat(40_000)}` } });
  expect(answer.status).toBe(431);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toContain('<button>Delete these cookies</button>');
});

test('chunk.fail in a URL applies to chunks of this browser, until chunk.none', async () => {
  const { url } = await serveShop({ url: 'http://127.0.0.1:9' });
  const visit = (path: string) =>
    fetch(`${url}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } });
  const statusOf = async (path: string, cookie = '') =>
    (await fetch(`${url}${path}`, { headers: { cookie } })).status;
  const home = await visit('/car?__mock=chunk.fail');
  expect([home.status, home.headers.get('location')]).toEqual([303, '/car']);
  const [cookie = '', ...others] = home.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(cookie).toMatch(/^mock_chunk=chunk\.fail; Path=\/; .*SameSite=Lax$/);
  expect(await statusOf('/src/pages/cart-page.tsx', cookie)).toBe(404);
  expect(await statusOf('/main.ts', cookie)).toBe(200);
  expect(await statusOf('/src/pages/home-page.tsx', cookie)).toBe(200);
  expect(await statusOf('/src/pages/cart-page.tsx')).toBe(200);
  expect(await statusOf('/src/pages/cart-page.tsx?__mock=chunk.fail')).toBe(200);
  expect((await visit('/?__mock=chunk.none')).headers.getSetCookie()[0]).toContain('Max-Age=0');
});

test('chunk.slow-120 delays a chunk beyond every timeout', async () => {
  const { url } = await serveShop({ url: 'http://127.0.0.1:9' });
  const headers = { cookie: 'mock_chunk=chunk.slow-120' };
  const late = fetch(`${url}/src/pages/cart-page.tsx`, { headers, signal: AbortSignal.timeout(300) });
  await expect(late).rejects.toThrow(/timeout/);
  expect((await fetch(`${url}/main.ts`, { headers })).status).toBe(200);
});

test('pages of the development server have the drawer, unless it is disabled', async () => {
  const pageOf = async (options: MockShopOptions) => {
    const { url } = await serveShop({ url: 'http://127.0.0.1:9', ...options });
    return (await fetch(url, { headers: { accept: 'text/html' } })).text();
  };
  expect(await pageOf({})).toContain('src="/__mock/page/assets/drawer.js"');
  expect(await pageOf({ drawer: false })).not.toContain('drawer');
});

test('a build has neither drawer nor mock server, even with the plugin', async () => {
  const buildOutput = await build({
    root: await shopFolder(),
    configFile: false,
    logLevel: 'silent',
    build: { write: false },
    plugins: [mockShop({ port: 0, onStart: () => expect.fail('a mock server was started') })],
  });
  const text = JSON.stringify(buildOutput);
  expect(text).toContain('index.html');
  expect(text).not.toMatch(/__mock|drawer/);
});
