import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { get, startTestServer } from '../testing/testing-server.ts';

const browser = { accept: 'text/html,application/xhtml+xml' };

test('a browser gets the live page with a policy that allows its own files only', async () => {
  const server = await startTestServer();
  for (const path of ['/', '/__mock', '/__mock/']) {
    const page = await get(server, path, browser);
    expect(page.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy'), path).toContain("default-src 'none'");
    expect(page.text, path).toContain('<div id="page">');
    expect(page.text, path).toContain('/__mock/docs');
  }
});

test('every file of the page exists, has a type, and is cacheable', async () => {
  const server = await startTestServer();
  const { text } = await get(server, '/__mock', browser);
  const page = load(text);
  const files = page('[src],[href]')
    .toArray()
    .map((element) => page(element).attr('src') ?? page(element).attr('href') ?? '')
    .filter((file) => file.startsWith('/__mock/page/'));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const { status, headers } = await get(server, file);
    expect(status, file).toBe(200);
    expect(headers.get('content-type'), file).toMatch(/javascript|css/);
    expect(headers.get('cache-control'), file).toContain('immutable');
  }
});

test.each(['/__mock/page/assets/none.js', '/__mock/page/assets/..%2findex.html', '/__mock/page/'])(
  '%s is not found',
  async (path) => {
    const server = await startTestServer();
    expect((await get(server, path)).status).toBe(404);
  },
);

test('a program gets the index', async () => {
  const server = await startTestServer();
  expect((await get(server, '/__mock', { accept: '*/*' })).body).toMatchObject({
    control: { '/__mock/feed': expect.any(String) },
  });
});

test('the drawer has a fixed path and is revalidated each time', async () => {
  const server = await startTestServer();
  for (const file of ['drawer.js', 'drawer.css', 'drawer-early.js']) {
    const { status, headers, text } = await get(server, `/__mock/page/assets/${file}`);
    expect([status, headers.get('cache-control')], file).toEqual([200, 'no-cache']);
    // In its shadow tree `:root` matches nothing.
    if (file.endsWith('.css')) expect(text).toContain(':root,:host{');
  }
});
