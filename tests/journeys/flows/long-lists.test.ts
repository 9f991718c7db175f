import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { visit } from '../support/visit.ts';

const visibleMaximum = 48;

/** Changes the server's response at one path. */
const changedAnswer =
  (path: string, change: (answer: object) => object) =>
  (server: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const isChanged = request.url.endsWith(path);
    const response = await server(request);
    return isChanged ? Response.json(change(await response.json()), response) : response;
  };

test('[CAT-02] [L03] renders one page of thousands of goods, and the last page is a few clicks away', async () => {
  await visit({ at: '/product/1', scenarios: 'catalog.large' });
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { name: /^Headsets/ });
  await main.findByRole('link', { name: 'Next page' });
  const articles = main.getAllByRole('article');
  expect(articles.length).toBeLessThanOrEqual(visibleMaximum);
  expect(main.queryAllByRole('link', { name: /^Page \d/ }).length).toBeLessThan(10);
});

test('[DET-03] [L03] renders one page of ten thousand comments', async () => {
  const between = changedAnswer('/getCommentByGoodsId', (answer) => ({ ...answer, total: 10_000 }));
  await visit({ at: '/detail?id=1201', between });
  const comments = within(await screen.findByRole('region', { name: 'Reviews' }));
  await comments.findByRole('button', { name: 'Next page' });
  const articles = comments.getAllByRole('article');
  expect(articles.length).toBeLessThanOrEqual(visibleMaximum);
});

test('[NAV-03] [LAY-04] [L03] the menu shows three of fifty levels of categories', async () => {
  const deep = (level: number): object => ({
    id: level,
    name: `Level ${level}`,
    pic: '',
    goods: [],
    children: level === 50 ? [] : [deep(level + 1)],
  });
  const between = changedAnswer('/getCategoryList', (answer) => ({
    ...answer,
    msg: { tree: [deep(1)], lang: 'en' },
  }));
  const { user } = await visit({ between });
  const menu = within(await screen.findByRole('navigation', { name: 'Products' }));
  await user.click(await menu.findByRole('button', { name: 'Level 1' }));
  await menu.findByRole('link', { name: 'Level 3' });
  expect(menu.getAllByRole('link', { name: /^Level [2-9]/ })).toHaveLength(2);
});
