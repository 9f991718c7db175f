import { createShop, scenarioList } from '@signal-shop/mock-server';
import { readDeepLink } from '@signal-shop/mock-server/control';
import { matchPage, resolveRoute } from '@signal-shop/web/route-meta.ts';
import { expect, test } from 'vitest';

const examples = scenarioList.flatMap(({ name, page, link }) =>
  page === undefined || link === undefined ? [] : [{ name, page, link }],
);

test.each(examples)('$name shows on an existing page: $page', ({ name, page, link }) => {
  expect(matchPage(page)?.page).toEqual(expect.any(String));
  const deepLink = readDeepLink(link);
  expect(deepLink?.address).toBe(page);
  const scenarios = deepLink?.link.scenarios ?? [];
  expect(scenarios.at(-1)?.split(':')[0]).toBe(name.split(':')[0]);
  // This rejects contradicting names.
  createShop({ scenarios }).world('pages');
  const isSignedIn = scenarios.some((one) =>
    /^(auth\.(customer|new|vip|expired)|login\.remembered)/.test(one),
  );
  if (isSignedIn) expect(resolveRoute(page, { isSignedIn, fullPath: '/' })).toBe(page);
});

test('every scenario has a link to a page that shows it', () => {
  const linked = new Set(examples.map(({ name }) => name));
  expect(scenarioList.map(({ name }) => name).filter((name) => !linked.has(name))).toEqual([]);
});
