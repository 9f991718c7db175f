import type { PageName } from '@signal-shop/web/page-name.ts';
import de from '../../../packages/ui/lang/de.json' with { type: 'json' };
import { controlsOf, coveredControls } from '../support/covered-controls.ts';
import type { Shopper } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { enterAsCustomer } from '../support/steps.ts';
import { compareTwoGoods, everythingAtAnEdge, openWhole } from '../support/whole-page.ts';

/** Pages with a sticky bar, and one of each layout. */
const samples: readonly PageName[] = [
  'home',
  'category',
  'detail',
  'cart',
  'checkout',
  'payment',
  'orders',
  'order',
  'withdrawal',
  'flashSale',
  'wishlist',
  'compare',
];

test.for(samples)(
  '[BEY-72] nothing covers a control of the page %s on a phone in German, and with text of 200 %',
  async (name, { shopper }) => {
    const visitor = await shopper({ ...everythingAtAnEdge, locale: 'de' });
    await enterWithComparison(visitor);
    await openWhole(visitor, name);
    expect.soft(await coveredControls(controlsOf(visitor.page)), 'German').toEqual([]);
    await doubleText(visitor);
    expect.soft(await coveredControls(controlsOf(visitor.page)), 'text of 200 %').toEqual([]);
  },
);

test('[BEY-72] the toast with Undo does not cover the checkout button', async ({ shopper }) => {
  const visitor = await shopper(everythingAtAnEdge);
  await enterWithComparison(visitor);
  await openWhole(visitor, 'cart');
  const { page } = visitor;
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  const buying = page.getByRole('main').getByRole('button', { name: /^Checkout/ });
  await buying.first().waitFor();
  expect(await coveredControls(buying)).toEqual([]);
});

test('[BEY-72] a message on a phone does not cover the lucky wheel', async ({ shopper }) => {
  const { page, open, context } = await shopper({
    width: 'phone',
    locale: 'de',
    scenarios: ['auth.customer'],
  });
  await enterAsCustomer(context);
  await open('/');
  const wheel = page.getByRole('button', { name: de['luckyWheelIcon.open'] });
  await wheel.waitFor();
  const add = page.getByRole('main').getByRole('button', { name: de['bannerCarousel.addToCart'] });
  await add.first().click();
  await page.getByText(de['toast.addedToCart']).waitFor();
  expect(await coveredControls(wheel)).toEqual([]);
});

async function enterWithComparison({ context }: Shopper): Promise<void> {
  await compareTwoGoods(context);
  await enterAsCustomer(context);
}

/** The text size of the browser's settings, which media queries in rem depend on, too. */
async function doubleText({ page, context }: Shopper): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe('32px');
}
