import type { Page } from 'playwright';
import { expect, test } from '../support/shop-test.ts';

interface Head {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
}

async function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
  }));
}

/** Returns the hreflang links of the page by language. */
async function alternatesOf(page: Page): Promise<Record<string, string>> {
  await page.locator('link[hreflang="x-default"]').waitFor({ state: 'attached' });
  const links = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    );
  return Object.fromEntries(links);
}

test('[I18N-04] [R19] language, title and description follow the page, and each page links its seven languages', async ({
  shopper,
}) => {
  const { page, open } = await shopper();
  await open('/product/11?sort=rating');
  const alternates = await alternatesOf(page);
  expect(Object.keys(alternates).sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'ja', 'x-default', 'zh']);
  const here = new URL(page.url());
  // Filters are not part of the canonical URL.
  expect(alternates['x-default']).toBe(`${here.origin}/product/11`);
  const german = new URL(alternates.de ?? '');
  await open(`${german.pathname}${german.search}`);
  await expect
    .poll(() => headOf(page))
    .toMatchObject({
      lang: 'de',
      title: expect.stringMatching(/Kabellos/),
      description: expect.stringMatching(/filtern, vergleichen/),
    });
  const { description } = await headOf(page);
  expect(page.url()).toBe(`${here.origin}/product/11`);
  await expect.poll(() => page.locator('link[rel="canonical"]').getAttribute('href')).toBe(alternates.de);
  await open('/policy/returns');
  await expect
    .poll(() => headOf(page))
    .toMatchObject({ lang: 'de', description: expect.not.stringContaining(description) });
});

test('[I18N-04] private pages have no hreflang links', async ({ shopper }) => {
  const { page, open } = await shopper();
  for (const path of ['/login/login', '/car']) {
    await open(path);
    // The canonical link renders together with the hreflang links, if there are any.
    await page.locator('link[rel="canonical"]').waitFor({ state: 'attached' });
    expect(await page.locator('link[hreflang]').count()).toBe(0);
  }
});
