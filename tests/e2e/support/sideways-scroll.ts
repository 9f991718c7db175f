import type { Page } from 'playwright';

/** How many pixels the page is wider than its window, without the vertical scrollbar. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
