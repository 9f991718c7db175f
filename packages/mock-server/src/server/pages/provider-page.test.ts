import { createShopClient } from '@signal-shop/sdk';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import type { MockServer } from '../start-mock-server.ts';
import { get, sendRaw, startTestServer } from '../testing/testing-server.ts';

const redirectUri = 'http://localhost:5173/login/login?redirect=%2Fuser';

function open(server: MockServer, path: string, query: Record<string, string>): Promise<Response> {
  const address = new URL(`/__mock/provider/${path}?${new URLSearchParams(query)}`, server.url);
  return fetch(address, { redirect: 'manual' });
}

function wayBack(response: Response): URL {
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

test('[AUTH-03] consent redirects with a code for one login, and with the sent state', async () => {
  const server = await startTestServer();
  const page = await open(server, 'google', { redirect_uri: redirectUri, state: 'a&b "c"' });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await page.text();
  expect(html).toContain('Google (stand-in)');
  const href = load(html)('a[href*="allow"][href*="account=ada"]').attr('href') ?? '';
  const back = wayBack(await fetch(new URL(href, server.url), { redirect: 'manual' }));
  expect(back.searchParams.get('state')).toBe('a&b "c"');
  expect(back.searchParams.get('redirect')).toBe('/user');
  const client = createShopClient({ baseUrl: server.url });
  const login = { authorization_code: back.searchParams.get('code') ?? '', redirect_uri: redirectUri };
  expect(await client.logInWithGoogle(login)).toMatchObject({
    data: { email: 'ada@example.com' },
    is_new: 0,
  });
  expect(await client.logInWithGoogle(login).safe()).toMatchObject({ error: { code: 2006 } });
});

test('[AUTH-03] consent redirects to the shop at the name that its proxy forwards', async () => {
  const server = await startTestServer();
  const address = 'http://192.168.1.5:5173/login/login';
  const query = new URLSearchParams({ redirect_uri: address, account: 'ada' });
  const visit = (headers: Record<string, string>) =>
    fetch(`${server.url}/__mock/provider/google/allow?${query}`, { headers, redirect: 'manual' });
  expect((await visit({})).status).toBe(400);
  const { headers } = await visit({ 'x-forwarded-host': '192.168.1.5:5173' });
  expect(headers.get('location')).toMatch(/^http:\/\/192\.168\.1\.5:5173\/login\/login\?/);
});

test('[AUTH-03] denial redirects without a code', async () => {
  const server = await startTestServer();
  const query = { redirect_uri: redirectUri, state: 'x1' };
  const back = wayBack(await open(server, 'facebook/deny', query));
  expect(Object.fromEntries(back.searchParams)).toEqual({
    redirect: '/user',
    error: 'access_denied',
    state: 'x1',
  });
});

test.each([
  ['an address elsewhere', 'google/allow', { redirect_uri: 'https://evil.example/', account: 'ada' }, 400],
  ['a script', 'google/allow', { redirect_uri: 'javascript:alert(1)', account: 'ada' }, 400],
  ['no address', 'google', {}, 400],
  ['nobody known', 'google/allow', { redirect_uri: redirectUri, account: '__proto__' }, 400],
  ['another provider', 'myspace', { redirect_uri: redirectUri }, 404],
])('%s redirects nowhere', async (_what, path, query, status) => {
  const server = await startTestServer();
  const response = await open(server, path, query);
  expect({ status: response.status, location: response.headers.get('location') }).toEqual({
    status,
    location: null,
  });
});

test('the parameters of the page are shown as text', async () => {
  const server = await startTestServer();
  const query = new URLSearchParams({ redirect_uri: redirectUri, state: '"><script>alert(1)</script>' });
  const { text } = await get(server, `/__mock/provider/google?${query}`);
  expect(text).not.toContain('<script');
});

test('the code belongs to the visitor’s session', async () => {
  const server = await startTestServer();
  const address = `/__mock/provider/google/allow?${new URLSearchParams({ redirect_uri: redirectUri, account: 'ada' })}`;
  const answer = await sendRaw(
    server,
    `GET ${address} HTTP/1.1\r\nhost: localhost\r\ncookie: mock_session=mine\r\n\r\n`,
  );
  const code = /[?&]code=([^&\s]+)/.exec(answer.head)?.[1] ?? '';
  const login = { authorization_code: code, redirect_uri: redirectUri };
  const of = (session: string) =>
    createShopClient({ baseUrl: server.url, headers: { 'x-mock-session': session } })
      .logInWithGoogle(login)
      .safe();
  expect(await of('other')).toMatchObject({ error: { code: 2006 } });
  expect(await of('mine')).toMatchObject({ status: 'ok' });
});
