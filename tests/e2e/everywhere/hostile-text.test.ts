import { startingTokens } from '@signal-shop/mock-server';
import type { PageName } from '@signal-shop/web/page-name.ts';
import { pageNames } from '@signal-shop/web/page-name.ts';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import type { Shopper } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { waitForOffer } from '../support/steps.ts';

const completedOrder = 'SG20251220000034';
const shippedOrder = 'SG20260111000027';
const hostileText = '<script>alert(2)</script>';

/** A URL of each page, with the visitor that may open it. */
const addresses = {
  home: '/',
  category: '/product/1',
  search: '/product?keywords=headset',
  detail: '/detail?id=1011',
  logIn: '/login/login',
  register: '/login/register',
  resetPassword: '/login/repasswd',
  cart: '/car',
  checkout: '/car?step=address',
  payment: `/pay?ordersn=${shippedOrder}`,
  paymentResult: `/pay_result?ordersn=${shippedOrder}`,
  orders: '/user/order/orders',
  order: `/user/order/details/${shippedOrder}`,
  afterSales: `/user/order/details/${completedOrder}?after-sales=1`,
  afterSalesList: '/user/order/orders?after-sales=all',
  profile: '/user/profile',
  coupons: '/user/coupon/all',
  applications: '/user/application',
  accountPoints: '/user/points',
  wins: '/user/win',
  accountWarranty: '/user/warranty',
  addresses: '/user/address',
  notices: '/user/notices',
  changePassword: '/user/reset',
  decoration: '/user/decoration',
  comment: '/comment',
  gift: '/comment/gift',
  policy: '/policy/returns',
  supportFaq: '/support/faq',
  supportWarranty: '/support/warranty',
  downloads: '/support/download',
  trackOrders: '/support/trackOrder/list',
  ordersOver: '/support/trackOrder/over',
  trackedOrder: `/support/trackOrder/order/${shippedOrder}`,
  aboutUs: '/about/aboutUs',
  contactUs: '/about/contactUs',
  brand: '/about/brand',
  policies: '/policy',
  withdrawal: `/withdrawal?ordersn=${shippedOrder}`,
  unsubscribe: '/unsubscribe?token=mail_offers_of_the_demonstration',
  flashSale: '/activity/flashsale',
  pointsStore: '/pointstore',
  bigSale: '/bigsale',
  raffles: '/activity/raffles',
  finder: '/finder?category=1&use=any&priority=any',
  points: '/points',
  tiktok: '/tiktok',
  community: '/community',
  warranty: '/warranty',
  wishlist: '/wishlist',
  compare: '/compare?ids=1011,1032',
} satisfies Record<PageName, string>;

const forGuests: readonly PageName[] = ['logIn', 'register', 'resetPassword'];
const forMembers = pageNames.filter((name) => !forGuests.includes(name));
const atOnce = 8;
const visits = [
  { who: 'guest', first: 'logIn', pages: forGuests },
  ...forMembers.flatMap((first, index) =>
    index % atOnce === 0 ? [{ who: 'member', first, pages: forMembers.slice(index, index + atOnce) }] : [],
  ),
];

/** Records dialogs, which only executed server text would open. */
function recordDialogs(page: Page): readonly string[] {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  return dialogs;
}

async function beMember({ context }: Shopper): Promise<void> {
  await context.addCookies([{ name: 'token', value: startingTokens.customer, url: inject('shopUrl') }]);
}

/** The narrowest phones, a phone, laptops of 1280 and 1440 px at 200 %, the breakpoints of the specification and a large window. */
const widths = [320, 390, 640, 720, 769, 991, 1_440];

/** No width scrolls horizontally. */
async function expectFits(page: Page, where: string): Promise<void> {
  const tooWide: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (isTooWide) tooWide.push(width);
  }
  expect(tooWide, where).toEqual([]);
}

/** No text has created an element. */
async function expectNothingMade(page: Page, where: string): Promise<void> {
  expect(await page.locator('body img[src="x"], main script').count(), where).toBe(0);
}

test.for(visits)(
  '[X01] [X02] [LAY-09] for a $who server text is rendered as text from $first on, never executed, and fits every width',
  async ({ who, pages }, { shopper }) => {
    const scenarios = [
      'data.html-in-text',
      'cart.many',
      'mail.offers',
      ...(who === 'member' ? ['auth.customer'] : []),
    ];
    const visitor = await shopper({ scenarios });
    const { page, open } = visitor;
    if (who === 'member') await beMember(visitor);
    const dialogs = recordDialogs(page);
    let matchCount = 0;
    for (const name of pages) {
      await open(addresses[name]);
      await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle').catch(() => undefined);
      expect(await page.evaluate(() => location.pathname + location.search)).toBe(addresses[name]);
      await expectNothingMade(page, name);
      await expectFits(page, name);
      matchCount += await page.getByText(hostileText).count();
    }
    expect(matchCount).toBeGreaterThan(0);
    expect(dialogs).toEqual([]);
  },
);

test('[X01] overlays render server text as text', async ({ shopper }) => {
  const { page, open } = await shopper({ scenarios: ['data.html-in-text', 'cart.many'] });
  const dialogs = recordDialogs(page);
  const window = page.getByRole('dialog').filter({ visible: true });
  await open('/');
  await page.getByRole('navigation', { name: 'Products' }).getByRole('button').first().click();
  await page.getByRole('navigation', { name: 'Products' }).getByText(hostileText).first().waitFor();
  await expectNothingMade(page, 'menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Spin the lucky wheel' }).click();
  await window.waitFor();
  await expectNothingMade(page, 'wheel');
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('head');
  await window.getByText(hostileText).first().waitFor();
  await expectNothingMade(page, 'suggestions');
  expect(dialogs).toEqual([]);
});

test('[X01] the popup of the home page renders server text as text', async ({ shopper }) => {
  const scenarios = ['data.html-in-text', 'popup.first-order'];
  const { page, open } = await shopper({ popups: true, scenarios });
  const dialogs = recordDialogs(page);
  await open('/');
  const offer = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Get my code' }) });
  await waitForOffer(page, offer);
  await expectNothingMade(page, 'offer');
  expect(dialogs).toEqual([]);
});

test('[X14] [L13] words of 120 letters fit every width', async ({ shopper }) => {
  const visitor = await shopper({ scenarios: ['data.long-words', 'cart.many', 'auth.customer'] });
  await beMember(visitor);
  const { page, open } = visitor;
  for (const name of [
    'home',
    'search',
    'detail',
    'cart',
    'orders',
    'order',
    'wishlist',
    'compare',
  ] as const) {
    await open(addresses[name]);
    await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await expectFits(page, name);
  }
});
