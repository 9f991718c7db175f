import { startingTokens } from '@signal-shop/mock-server';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import { expect, test } from '../support/shop-test.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { scrollUntilThere } from '../support/steps.ts';

/** The narrowest phones. */
const width = 320;
/** All translations: long words, long labels, or other line breaking. */
const wideLocales = ['de', 'fr', 'es', 'it', 'ja', 'zh'];
const addresses = {
  home: '/',
  listing: '/product',
  detail: '/detail?id=1011',
  cart: '/car',
  checkout: '/car?step=address',
  order: '/user/order/details/SG20260111000027',
  account: '/user/profile',
};

test.for(wideLocales)(
  '[LAY-09] [I18N-01] [L13] no button or link is cut at 320 px in %s',
  async (locale, { shopper }) => {
    const { page, context, open } = await shopper({ locale, scenarios: ['cart.many', 'auth.customer'] });
    await context.addCookies([{ name: 'token', value: startingTokens.customer, url: inject('shopUrl') }]);
    await page.setViewportSize({ width, height: 640 });
    for (const [name, address] of Object.entries(addresses)) {
      await open(address);
      await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
      // The last link of every page, with or without a footer.
      await scrollUntilThere(page, page.locator('a[href="/policy/imprint"]'));
      await expect.poll(() => page.locator('main [data-skeleton]').count(), { message: name }).toBe(0);
      expect.soft(await sidewaysScroll(page), `${name} scrolls sideways`).toBe(0);
      expect.soft(await cutTexts(page), name).toEqual([]);
      expect.soft(await cutPrices(page), name).toEqual([]);
    }
  },
);

test.for(wideLocales)(
  '[LAY-09] [DET-01] the bar of a product page is one line with the price at 320 px in %s',
  async (locale, { shopper }) => {
    const { page, open } = await shopper({ locale });
    await page.setViewportSize({ width, height: 640 });
    await open('/detail?id=1011');
    const bar = page.locator('#buybtn');
    await bar.getByText(/\d/).first().waitFor();
    const { y, height } = (await bar.boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBe(640);
    expect(height).toBeLessThan(96);
    expect(await sidewaysScroll(page)).toBe(0);
  },
);

/** Texts of buttons and links that do not fit into their box, which hides the rest. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.locator('a, button, [role="button"], summary').evaluateAll((all) =>
    all
      .flatMap((control) => [control, ...control.querySelectorAll('*')])
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        // Text for screen readers is in a box of one pixel.
        if (clientWidth <= 1 || clientHeight <= 1 || element.textContent?.trim() === '') return false;
        const hidesX = ['hidden', 'clip'].includes(overflowX) || textOverflow === 'ellipsis';
        const hidesY = ['hidden', 'clip'].includes(overflowY);
        return (hidesX && scrollWidth > clientWidth + 1) || (hidesY && scrollHeight > clientHeight + 1);
      })
      .map((element) => `${element.className}: ${element.textContent?.trim().slice(0, 60)}`),
  );
}

/** Prices that are wider than their card, which hides the rest. */
function cutPrices(page: Page): Promise<readonly string[]> {
  return page.locator('article span:not(:has(*))').evaluateAll((all) =>
    all
      .filter((price) => {
        const end = price.closest('article')?.getBoundingClientRect().right ?? 0;
        return /\d/.test(price.textContent ?? '') && price.getBoundingClientRect().right > end + 1;
      })
      .map((price) => price.textContent ?? ''),
  );
}
