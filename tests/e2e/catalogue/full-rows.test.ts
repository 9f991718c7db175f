import { expect, test } from '../support/shop-test.ts';

test('[LAY-09] no card is alone in the last row of a listing or a sale', async ({ shopper }) => {
  const { page, open } = await shopper();
  for (const path of ['/product', '/bigsale', '/activity/flashsale']) {
    await open(path);
    const grids = page.getByRole('main').locator('ul:has(> li > article)');
    await grids.first().waitFor();
    for (const width of [390, 800, 1_440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await grids.evaluateAll(lastRows), `${path} at ${width}`).not.toContain(1);
    }
  }
});

/** How many cards end each grid's last row. */
function lastRows(grids: readonly Element[]): readonly number[] {
  return grids.map((grid) => {
    const top = grid.lastElementChild?.getBoundingClientRect().top ?? 0;
    return [...grid.children].filter((card) => card.getBoundingClientRect().bottom > top + 1).length;
  });
}
