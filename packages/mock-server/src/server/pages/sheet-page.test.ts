import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/testing-server.ts';

async function openSheet(query: Readonly<Record<string, string>>) {
  const server = await startTestServer();
  const response = await fetch(new URL(`/api/test-sheet?${new URLSearchParams(query)}`, server.url));
  return { response, page: load(await response.text()) };
}

test('[BEY-52] the sheet shows the order and the amount in its currency and language', async () => {
  const { page } = await openSheet({ label: 'signal SG1', value: '129.9', currency: 'EUR', lang: 'de' });
  expect(page('h1').text()).toBe('signal SG1');
  expect(page('p').text()).toMatch(/129,90\s€/u);
  const tokens = page('button').toArray();
  expect(tokens.map((button) => [page(button).text(), page(button).attr('data-token')])).toEqual([
    ['Zahlung freigeben', 'test_success'],
    ['Ablehnen', 'test_declined'],
    ['Abbrechen', ''],
  ]);
});

test('[BEY-52] a label is text, and only the script of the page may run', async () => {
  const { page, response } = await openSheet({ label: '<script>alert(1)</script>', value: 'x', lang: 'xx' });
  expect(page('h1').text()).toBe('<script>alert(1)</script>');
  expect(page('script')).toHaveLength(1);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'sha256-[\w+/]{43}='/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});
