import type { Page } from 'playwright';

/** So many rounds until what is used often has been compiled: that takes memory, too, and grows no more. */
const warmRounds = 200;

/**
 * Bytes in use after a collection, before and after so many route changes in one tab. Both times the same page stands
 * there, with all of its parts.
 */
export async function longVisit(page: Page, shop: string, changes: number) {
  const devtools = await page.context().newCDPSession(page);
  await page.goto(shop);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(walk, warmRounds);
  const before = await used();
  await page.evaluate(walk, changes / 2);
  return { before, after: await used() };

  async function used(): Promise<number> {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.locator('footer').last().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  }
}

/** Runs in the page: to the listing and back, so many times, each time until the page is there. */
async function walk(rounds: number): Promise<void> {
  const heading = async (isWanted: (path: string) => boolean) => {
    while (!isWanted(location.pathname) || document.querySelector('main h1') === null)
      await new Promise((resolve) => setTimeout(resolve));
  };
  for (let round = 0; round < rounds; round += 1) {
    document.querySelector<HTMLAnchorElement>('a[href="/product"]')?.click();
    await heading((path) => path === '/product');
    history.back();
    await heading((path) => path === '/');
  }
}

/** Milliseconds from a click on a product of the home page to its name on its own page, seen before in this tab. */
export async function warmDetail(page: Page, shop: string): Promise<number> {
  await page.addInitScript(() => sessionStorage.setItem('fixedModal', 'false'));
  await page.addLocatorHandler(page.locator('dialog[open]'), () => page.keyboard.press('Escape'));
  await page.goto(shop);
  const product = page.getByRole('main').locator('a[href^="/detail?id="]').first();
  for (let round = 0; round < 2; round += 1) {
    await product.hover();
    await product.click();
    await page.waitForURL(/\/detail/);
    await page.getByRole('button', { name: 'Add to cart' }).waitFor();
    if (round === 0) await page.goBack();
  }
  await page.goBack();
  await product.waitFor();
  return page.evaluate(clickAndWait);
}

async function clickAndWait(): Promise<number> {
  const started = performance.now();
  document.querySelector<HTMLAnchorElement>('main a[href^="/detail?id="]')?.click();
  while (location.pathname !== '/detail' || document.querySelector('main h1') === null)
    await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - started;
}
