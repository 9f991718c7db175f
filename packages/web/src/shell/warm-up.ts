import { pages } from '../pages.ts';
import { matchPage } from '../route-meta.ts';

/** Fetches the code of the page at an address before it is opened. A failure is told when the page is opened. */
export function warmUp(address: string): void {
  const match = matchPage(address);
  if (match === null) return;
  const page = pages[match.page];
  page.load().catch(page.reset);
}
