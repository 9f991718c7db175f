import { expect, test } from '../support/shop-test.ts';

/** Lazy sections load automatically this long after the start of the visit. */
const firstViewMs = 20_000;

/**
 * Without photographs. Two fewer than the limits of 25 and 18: tests do not see requests for the manifest and its icon.
 * On the home page the flash sale begins right below the first screen, so its six files load too.
 */
const cases = [
  { path: '/', requests: 23, last: '/api/index/getOneBanner' },
  { path: '/detail?id=1011', requests: 16, last: '/api/index/getSeckills' },
] as const;

test.for(cases)(
  'a phone that does not scroll sends at most $requests requests for $path and its automatic follow-ups, and loads each photograph once',
  async ({ path, requests, last }, { shopper }) => {
    const { page, open } = await shopper({ width: 'phone', popups: true });
    const requestedPaths: string[] = [];
    const photographs: string[] = [];
    const startedAt = performance.now();
    page.on('request', (request) => {
      if (performance.now() - startedAt >= firstViewMs) return;
      const { pathname } = new URL(request.url());
      (pathname.startsWith('/api/pictures/') ? photographs : requestedPaths).push(pathname);
    });
    const lastAnswer = page.waitForResponse((response) => response.url().includes(last));
    await open(path);
    await lastAnswer;
    await page.waitForLoadState('networkidle').catch(() => undefined);
    expect(requestedPaths.length, requestedPaths.join('\n')).toBeLessThanOrEqual(requests);
    expect(photographs).not.toEqual([]);
    expect(photographs).toEqual([...new Set(photographs)]);
  },
);
