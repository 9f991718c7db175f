import type { PageName } from '@signal-shop/web/page-name.ts';
import { accessibilityFindings } from '../support/accessible.ts';
import { pageAddresses, visits } from '../support/page-addresses.ts';
import type { Shopper } from '../support/shop-test.ts';
import { expect, test, widths } from '../support/shop-test.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { enterAsCustomer, scrollUntilThere } from '../support/steps.ts';

/** All rules in one scheme; in the other one those that the scheme can change. */
const schemes = {
  light: {},
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
};

test.for(visits)(
  'for a $who axe finds nothing on any page from $first on, on phones and desktops, in light and dark',
  async ({ who, pages }, { shopper }) => {
    const scenarios = ['cart.many', 'mail.offers', ...(who === 'member' ? ['auth.customer'] : [])];
    const visitor = await shopper({ width: 'phone', scenarios });
    if (who === 'member') await enterAsCustomer(visitor.context);
    for (const name of pages) {
      await openWhole(visitor, name);
      await expectAccessibleEverywhere(visitor, name);
    }
  },
);

/** Opens a page and waits for its lazy sections down to the last link. */
async function openWhole({ page, open }: Shopper, name: PageName): Promise<void> {
  await open(pageAddresses[name]);
  await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
  await scrollUntilThere(page, page.locator('a[href="/policy/imprint"]'));
  await expect.poll(() => page.locator('main [data-skeleton]').count(), { message: name }).toBe(0);
}

async function expectAccessibleEverywhere({ page }: Shopper, name: PageName): Promise<void> {
  for (const [width, pixels] of Object.entries(widths)) {
    await page.setViewportSize({ width: pixels, height: 900 });
    expect.soft(await sidewaysScroll(page), `${name} at ${width}`).toBe(0);
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      const findings = await accessibilityFindings(page, schemes[scheme]);
      expect.soft(findings, `${name} at ${width} in ${scheme}`).toEqual([]);
    }
  }
}
