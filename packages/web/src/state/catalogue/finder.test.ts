// @vitest-environment node
import { expect, test } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { finderAnswersAtom, finderHref, finderStepAtom } from './finder.ts';

async function stepAt(query: string) {
  const step = await openTestShop({ at: `/finder${query}` }).settled(finderStepAtom);
  if (step.status !== 'ready') throw new Error(`The finder is ${step.status}.`);
  return step.value;
}

test('[BEY-26] the finder asks for a category, the use, and what matters most', async () => {
  expect(await stepAt('')).toMatchObject({
    question: 'category',
    categories: [{ id: 1 }, { id: 2 }],
  });
  expect(await stepAt('?category=1')).toMatchObject({
    question: 'use',
    options: expect.arrayContaining(['platform.pc', 'platform.console']),
  });
  expect(await stepAt('?category=2')).toMatchObject({
    question: 'use',
    options: expect.arrayContaining(['grip.right', 'grip.left']),
  });
  expect(await stepAt('?category=2&use=grip.left')).toMatchObject({ question: 'priority' });
});

test('[BEY-26] the result is the best rated goods that fit, and the listing with all of them', async () => {
  const step = await stepAt('?category=1&use=platform.console&priority=connection.radio');
  if (step.question !== null) throw new Error('no result');
  const { goods, total, isClose, listing } = step.matches;
  expect(isClose).toBe(false);
  expect(listing).toBe('/product/1?attribute=platform.console&attribute=connection.radio&sort=rating');
  expect(goods.length).toBe(Math.min(4, total));
  const ratings = goods.map(({ rating }) => rating);
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
});

test('[BEY-26] when nothing fits all answers, the last one is left out', async () => {
  const step = await stepAt('?category=2&use=grip.vertical&priority=microphone.detachable');
  expect(step).toMatchObject({
    matches: { isClose: true, listing: '/product/2?attribute=grip.vertical&sort=rating' },
  });
});

test.each(['?category=evil&use=any', '?use=platform.pc', '?category=-1', '?priority=any'])(
  '[BEY-26] the finder starts again at %s',
  (query) => {
    const shop = openTestShop({ at: `/finder${query}` });
    expect(shop.store.get(finderAnswersAtom)).toEqual({ category: null, use: null, priority: null });
  },
);

test('[BEY-26] an unknown answer counts as none, and an address keeps the answers', () => {
  const at = '/finder?category=1&use=evil&priority=battery.60';
  expect(openTestShop({ at }).store.get(finderAnswersAtom)).toEqual({
    category: 1,
    use: null,
    priority: null,
  });
  const answers = { category: 1, use: 'any', priority: 'battery.60' } as const;
  expect(finderHref(answers)).toBe('/finder?category=1&use=any&priority=battery.60');
});
