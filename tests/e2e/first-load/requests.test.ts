import { expect, test } from '../support/shop-test.ts';

/** Lazy sections load by themselves this long after the start of the visit. */
const firstViewMs = 20_000;

/** Two fewer than the limits of 20 and 18: tests do not see requests for the manifest and its icon. */
const cases = [
  { path: '/', requests: 18, last: '/api/index/getOneBanner' },
  { path: '/detail?id=1011', requests: 16, last: '/api/index/getSeckills' },
] as const;

test.for(cases)(
  'a phone that does not scroll sends at most $requests requests for $path and its automatic follow-ups',
  async ({ path, requests, last }, { shopper }) => {
    const { page, open } = await shopper({ width: 'phone', popups: true });
    const requestedPaths: string[] = [];
    const startedAt = performance.now();
    page.on('request', (request) => {
      if (performance.now() - startedAt < firstViewMs) requestedPaths.push(request.url());
    });
    const answered = page.waitForResponse((response) => response.url().includes(last));
    await open(path);
    await answered;
    await page.waitForLoadState('networkidle').catch(() => undefined);
    expect(requestedPaths.length, requestedPaths.join('\n')).toBeLessThanOrEqual(requests);
  },
);
