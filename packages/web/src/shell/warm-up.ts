import { pages } from '../pages.ts';
import { matchPage } from '../route-meta.ts';

/**
 * Fetches the code of the page at an address before it is opened, again where that failed before. A failure is told
 * when the page is opened.
 * @returns resolves when the code is here, or will not come
 */
export async function warmUp(address: string): Promise<void> {
  const match = matchPage(address);
  if (match === null) return;
  const page = pages[match.page];
  page.reset();
  // Not reset again: somebody may wait for this very page, and would be told nothing.
  await page.load().catch(() => undefined);
}
