import { expect, test } from 'vitest';
import { visit } from '../support/visit.ts';

const mostShown = 48;

/** Changes what the server answers at one address. */
const answering =
  (path: string, change: (answer: object) => object) =>
  (server: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const isChanged = request.url.endsWith(path);
    const response = await server(request);
    return isChanged ? Response.json(change(await response.json()), response) : response;
  };

test('[CAT-02] [L03] of thousands of goods one page is drawn, and the way to the last one is short', async () => {
  const shop = await visit({ at: '/product/1', scenarios: 'catalog.large' });
  const main = await shop.within('main');
  await main.find('heading', /^Headsets/);
  await main.find('link', 'Next page');
  expect(main.count('article')).toBeGreaterThan(0);
  expect(main.count('article')).toBeLessThanOrEqual(mostShown);
  expect(main.count('link', /^Page \d/)).toBeLessThan(10);
});

test('[DET-03] [L03] of ten thousand comments one page is drawn', async () => {
  const between = answering('/getCommentByGoodsId', (answer) => ({ ...answer, total: 10_000 }));
  const shop = await visit({ at: '/detail?id=1201', between });
  const comments = await shop.within('region', 'Reviews');
  await comments.find('button', 'Next page');
  expect(comments.count('article')).toBeGreaterThan(0);
  expect(comments.count('article')).toBeLessThanOrEqual(mostShown);
});

test('[NAV-03] [LAY-04] [L03] of categories fifty deep the menu shows three levels', async () => {
  const deep = (level: number): object => ({
    id: level,
    name: `Level ${level}`,
    pic: '',
    goods: [],
    children: level === 50 ? [] : [deep(level + 1)],
  });
  const between = answering('/getCategoryList', (answer) => ({
    ...answer,
    msg: { tree: [deep(1)], lang: 'en' },
  }));
  const shop = await visit({ between });
  const menu = await shop.within('navigation', 'Products');
  await menu.press('button', 'Level 1');
  await menu.find('link', 'Level 3');
  expect(menu.count('link', /^Level [2-9]/)).toBe(2);
});
