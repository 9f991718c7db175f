import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readCookies, writeControlCookie } from '../../control/browser-cookies.ts';
import { createControl } from '../../control/control.ts';
import { deepLink } from '../../control/deep-link.ts';
import { startingTokens } from '../../world/account/customers.ts';
import { logNothing } from '../recording/log.ts';
import { startTestServer } from '../testing/testing-server.ts';
import type { MockShopOptions } from './mock-shop.ts';
import { serveShop } from './testing-shop.ts';

/** A browser with cookies that follows no redirects. */
function browser(url: string, cookies: Record<string, string> = {}) {
  const jar = new Map(Object.entries(cookies));
  return {
    jar,
    async visit(path: string, headers: Record<string, string> = {}) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(url + path, {
        redirect: 'manual',
        headers: { accept: 'text/html', 'sec-fetch-dest': 'document', cookie, ...headers },
      });
      for (const line of answer.headers.getSetCookie()) {
        for (const [name, value] of readCookies(line.split(';')[0] ?? '')) {
          if (value === '') jar.delete(name);
          else jar.set(name, value);
        }
      }
      return answer;
    },
  };
}

async function shopWithMock() {
  const mock = await startTestServer();
  const { url } = await serveShop({ url: mock.url });
  return { url, control: createControl({ url: mock.url }) };
}

test('a link creates a session in its state for the browser, and redirects to the plain URL', async () => {
  const { url, control } = await shopWithMock();
  const visitor = browser(url);
  const answer = await visitor.visit('/car?cartype=1&__mock=flash.closed,auth.customer&__seed=7&x=%20#total');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/car?cartype=1&x=%20');
  const session = visitor.jar.get('mock_session') ?? '';
  expect(session).toMatch(/^link-[\da-f]{10}$/);
  const { state } = await control.readState(session);
  expect(state).toMatchObject({ scenarios: ['flash.closed', 'auth.customer'], origin: { seed: '7' } });
  expect(visitor.jar.get('token')).toBe(startingTokens.customer);
  expect((await control.readState('default')).state).toMatchObject({ scenarios: [] });
});

test('the clock is frozen at the link’s moment, advanced by its offset', async () => {
  const { url, control } = await shopWithMock();
  const visitor = browser(url);
  await visitor.visit(deepLink('/', { scenarios: [], now: '2026-03-01T00:00:00Z', ahead: 60_000 }));
  const { now } = await control.readClock(visitor.jar.get('mock_session') ?? '');
  expect(now).toBe('2026-03-01T00:01:00.000Z');
});

test('two browsers that open one link with a seed have the same draws', async () => {
  const { url } = await shopWithMock();
  const tokens = await Promise.all(
    [browser(url), browser(url)].map(async (visitor) => {
      await visitor.visit(deepLink('/', { scenarios: [], seed: 7 }));
      const session = visitor.jar.get('mock_session') ?? '';
      const answer = await fetch(`${url}/api/login/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-mock-session': session },
        body: JSON.stringify({ email: 'ada@example.com', password: 'volt-2026' }),
      });
      return answer.text();
    }),
  );
  expect(tokens[0]).toContain('tok_');
  expect(tokens[1]).toBe(tokens[0]);
});

test('a browser with a session gets a restarted one', async () => {
  const { url, control } = await shopWithMock();
  const visitor = browser(url, { mock_session: 'my-test', token: 'tok_old' });
  await visitor.visit('/?__mock=home.empty');
  expect(visitor.jar.get('mock_session')).toBe('my-test');
  expect(visitor.jar.has('token')).toBe(false);
  expect((await control.readState('my-test')).state).toMatchObject({ scenarios: ['home.empty'] });
});

test('a guest finds the scenario’s cart in the browser, a customer does not', async () => {
  const { url } = await shopWithMock();
  const guest = browser(url);
  await guest.visit('/?__mock=cart.many');
  const lines: unknown = JSON.parse(decodeURIComponent(guest.jar.get('temp_car') ?? ''));
  expect(lines).toHaveLength(8);
  await guest.visit('/?__mock=cart.many,auth.customer');
  expect(guest.jar.has('temp_car')).toBe(false);
});

test('an expired login is visible to a browser that still has its token', async () => {
  const { url } = await shopWithMock();
  const visitor = browser(url);
  await visitor.visit('/?__mock=auth.expired-100,lang.de');
  expect(visitor.jar.get('token')).toBe(startingTokens.customer);
  expect(visitor.jar.get('locale')).toBe('de');
});

test('personal cookies of the shared session are restored when the browser returns to it', async () => {
  const { url } = await shopWithMock();
  const cart = encodeURIComponent('[{"id":1,"goods_number":2,"type":1}]');
  const before = { token: 'tok_mine', temp_car: cart, userInfo: '%7B%7D', locale: 'fr' };
  const visitor = browser(url, before);
  await visitor.visit('/?__mock=auth.vip');
  await visitor.visit('/?__mock=cart.one');
  expect(visitor.jar.get('token')).toBeUndefined();
  expect((await visitor.visit('/car?__session=default')).headers.get('location')).toBe('/car');
  expect(Object.fromEntries(visitor.jar)).toEqual(before);
});

test('a link joins an existing session, and no other', async () => {
  const { url, control } = await shopWithMock();
  await control.setScenarios('handed-over', ['cart.one']);
  const visitor = browser(url);
  await visitor.visit('/?__session=handed-over');
  expect(visitor.jar.get('mock_session')).toBe('handed-over');
  expect((await control.readState('handed-over')).state).toMatchObject({ scenarios: ['cart.one'] });
  const unknown = await visitor.visit('/?__session=nobody');
  expect(unknown.status).toBe(400);
  expect(await unknown.text()).toContain('There is no session');
});

test.each([
  {
    query: '__mock=cart.golden',
    sentence: 'There is no scenario &quot;cart.golden&quot;. There are: cart.one',
  },
  { query: '__mock=flash.open,flash.closed', sentence: 'contradict each other', status: 409 },
  { query: '__mock=chunk.fail,cart.golden', sentence: 'There is no scenario' },
  { query: '__mock=chunk.gone', sentence: 'There is no &quot;chunk.gone&quot;' },
  { query: '__mock=chunk.fail,chunk.slow-120', sentence: 'contradict each other' },
  { query: '__now=yesterday', sentence: 'now must be' },
  { query: '__ahead=soon', sentence: 'ahead must be' },
  { query: '__seed=', sentence: 'seed must be' },
  { query: '__session=default&__mock=cart.one', sentence: 'cannot be combined' },
  { query: '__mock=%3Cscript%3E', sentence: '&lt;script&gt;' },
])(
  'a link with $query is refused on a page, and changes nothing',
  async ({ query, sentence, status = 400 }) => {
    const { url, control } = await shopWithMock();
    const visitor = browser(url, { mock_session: 'mine', token: 'tok_mine' });
    await control.setScenarios('mine', ['home.empty']);
    const answer = await visitor.visit(`/car?x=1&${query}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('text/html');
    const page = await answer.text();
    expect(page).toContain(sentence);
    expect(page).toContain('href="/car?x=1"');
    expect(Object.fromEntries(visitor.jar)).toEqual({ mock_session: 'mine', token: 'tok_mine' });
    expect((await control.readState('mine')).state).toMatchObject({ scenarios: ['home.empty'] });
  },
);

describe('a mock server that other machines can reach', () => {
  const controlToken = 'a token of the test';
  const startReachable = async () => {
    const { port } = await startTestServer({ host: '0.0.0.0', controlToken });
    return `http://127.0.0.1:${port}`;
  };
  const statusOf = async (options: MockShopOptions) => {
    const { url } = await serveShop({ log: logNothing, ...options });
    return (await browser(url).visit('/car?__mock=cart.many')).status;
  };

  test('[M13] a link opens with the token of the options or of the environment, and with no other', async () => {
    const url = await startReachable();
    expect(await statusOf({ url })).toBe(403);
    expect(await statusOf({ url, controlToken })).toBe(303);
    vi.stubEnv('MOCK_CONTROL_TOKEN', controlToken);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await statusOf({ url })).toBe(303);
    expect(await statusOf({ url, controlToken: 'another token' })).toBe(403);
  });

  test('a link opens at the plugin’s own server with its random token', async () => {
    expect(await statusOf({ port: 0, host: '0.0.0.0' })).toBe(303);
  });

  test('the proxy adds no token: who reaches Vite does not reach the control API', async () => {
    const { url } = await serveShop({ url: await startReachable(), controlToken });
    expect((await fetch(`${url}/__mock/sessions`)).status).toBe(403);
  });

  test('the token that a page has entered passes the proxy, and a link does not clear it', async () => {
    const { url } = await serveShop({ url: await startReachable(), controlToken });
    const link = await browser(url).visit('/car?__mock=cart.many');
    expect(link.headers.get('clear-site-data')).toBe('"storage"');
    const [cookie = ''] = writeControlCookie(controlToken).split('; ');
    expect(link.headers.getSetCookie().filter((one) => one.startsWith('mock_control'))).toEqual([]);
    expect((await fetch(`${url}/__mock/sessions`, { headers: { cookie } })).status).toBe(200);
  });
});

test('without a mock server the page reports it', async () => {
  const { url } = await serveShop({ url: 'http://127.0.0.1:9' });
  const answer = await browser(url).visit('/?__mock=cart.one');
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain('does not answer');
});

test.each([
  { what: 'a picture', headers: { 'sec-fetch-dest': 'image' } },
  { what: 'a frame', headers: { 'sec-fetch-dest': 'iframe' } },
  { what: 'a program', headers: { 'sec-fetch-dest': 'empty', accept: '*/*' } },
  { what: 'a page loaded ahead', headers: { 'sec-purpose': 'prefetch;prerender' } },
  { what: 'another site', headers: { 'sec-fetch-site': 'cross-site' } },
  { what: 'a click on another site', headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-user': '?1' } },
])('$what opens no link', async ({ headers }) => {
  const { url, control } = await shopWithMock();
  const visitor = browser(url);
  const answer = await visitor.visit('/?__mock=cart.one,chunk.fail', headers);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await control.sessions()).toMatchObject({ sessions: ['default'] });
});

test('a link on another site opens in a second request, which includes the cookies', async () => {
  const { url } = await shopWithMock();
  const visit = (site: Record<string, string>) =>
    browser(url).visit('/car?__mock=cart.one', { 'sec-fetch-site': 'cross-site', ...site });
  const visitByClick = await visit({ 'sec-fetch-user': '?1' });
  expect([visitByClick.status, visitByClick.headers.get('refresh')]).toEqual([
    200,
    '0; url=/car?__mock=cart.one',
  ]);
  const visitByPage = await visit({});
  expect([visitByPage.status, visitByPage.headers.get('refresh')]).toEqual([403, null]);
  expect(await visitByPage.text()).toContain('href="/car?__mock=cart.one"');
});

test('a link never redirects to another site', async () => {
  const { url } = await shopWithMock();
  const answer = await browser(url).visit('//evil.example/?__mock=home.empty');
  expect(answer.headers.get('location')).toBe('/evil.example/');
});

test('calls and the control API are not pages of the shop', async () => {
  const { url } = await shopWithMock();
  expect((await browser(url).visit('/__mock/health?__mock=cart.one')).status).toBe(200);
});
