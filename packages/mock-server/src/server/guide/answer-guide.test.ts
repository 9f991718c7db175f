import { expect, test } from 'vitest';
import { get, startTestServer } from '../testing/testing-server.ts';

test('serves the pages of the guide with a policy that allows its own script only', async () => {
  const server = await startTestServer();
  const first = await get(server, '/__mock/guide/');
  expect(first.text).toContain('<h1 id="signal-the-guide">signal, the guide</h1>');
  expect(first.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
  const page = await get(server, '/__mock/guide/orders.html');
  const drawing = 'pictures/order-transitions.svg';
  expect(page.text).toContain(`<img src="${drawing}"`);
  const type = (await get(server, `/__mock/guide/${drawing}`)).headers.get('content-type');
  expect(type).toBe('image/svg+xml');
  expect((await get(server, '/__mock/guide/tokens.css')).headers.get('content-type')).toMatch('text/css');
  const tag = page.headers.get('etag') ?? '';
  expect((await get(server, '/__mock/guide/orders.html', { 'if-none-match': tag })).status).toBe(304);
});

test("redirects to the guide's folder, so that relative links work", async () => {
  const server = await startTestServer();
  const answer = await fetch(new URL('/__mock/guide', server.url), { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/__mock/guide/']);
});

test('an unknown page is 404, and other methods than GET are refused', async () => {
  const server = await startTestServer();
  for (const name of [
    'no.html',
    '..%2f..%2fpackage.json',
    'pictures/no.png',
    'index.html/',
    '__proto__',
    'constructor',
  ])
    expect([name, (await get(server, `/__mock/guide/${name}`)).status]).toEqual([name, 404]);
  const postAnswer = await fetch(new URL('/__mock/guide/', server.url), { method: 'POST' });
  expect(postAnswer.status).toBe(405);
});
