import { bareShellPart, pageNamed } from '../../pages.ts';
import { isBare, matchPage } from '../../route-meta.ts';

/**
 * Fetches the code of the page at an address before it is opened, again where that failed before. A failure is told
 * when the page is opened.
 * @returns resolves when the code is here, or will not come
 */
export async function prefetchPage(address: string): Promise<void> {
  const match = matchPage(address);
  if (match === null) return;
  const page = pageNamed(match.page);
  const parts = isBare(match.meta) ? [page, bareShellPart] : [page];
  for (const part of parts) part.reset();
  // Not reset again: somebody may wait for this very page, and would be told nothing.
  await Promise.allSettled(parts.map((part) => part.load()));
}
