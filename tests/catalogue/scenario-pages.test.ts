import { createShop, scenarioList } from '@signal-shop/mock-server';
import { readDeepLink } from '@signal-shop/mock-server/control';
import { matchPage, resolveRoute } from '@signal-shop/web/route-meta.ts';
import { expect, test } from 'vitest';

const shown = scenarioList.flatMap(({ name, page, link }) =>
  page === undefined || link === undefined ? [] : [{ name, page, link }],
);

test.each(shown)('$name shows on a page that the shop has: $page', ({ name, page, link }) => {
  expect(matchPage(page)?.page).toEqual(expect.any(String));
  const found = readDeepLink(link);
  expect(found?.address).toBe(page);
  const scenarios = found?.link.scenarios ?? [];
  expect(scenarios.at(-1)?.split(':')[0]).toBe(name.split(':')[0]);
  // Names that contradict each other would be refused here.
  createShop({ scenarios }).world('pages');
  const isSignedIn = scenarios.some((one) =>
    /^(auth\.(customer|new|vip|expired)|login\.remembered)/.test(one),
  );
  if (isSignedIn) expect(resolveRoute(page, { isSignedIn, fullPath: '/' })).toBe(page);
});

test('most scenarios show on a page', () => {
  expect(shown.length).toBeGreaterThan(scenarioList.length * 0.8);
});
