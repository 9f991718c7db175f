import { expect, test } from '../support/shop-test.ts';

/** What is below the first view comes by itself so long after the visit began. */
const firstViewMs = 20_000;

/** Two fewer than the bars of 20 and 18: the manifest and its icon are not told to tests. */
const places = [
  { path: '/', requests: 18, last: '/api/index/getOneBanner' },
  { path: '/detail?id=1011', requests: 16, last: '/api/index/getSeckills' },
] as const;

test.for(places)(
  'a phone that does not scroll asks at most $requests times for $path and what follows by itself',
  async ({ path, requests, last }, { shopper }) => {
    const { page, open } = await shopper({ width: 'phone', popups: true });
    const asked: string[] = [];
    const startedAt = performance.now();
    page.on('request', (request) => {
      if (performance.now() - startedAt < firstViewMs) asked.push(request.url());
    });
    const answered = page.waitForResponse((response) => response.url().includes(last));
    await open(path);
    await answered;
    await page.waitForLoadState('networkidle').catch(() => undefined);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(requests);
  },
);
