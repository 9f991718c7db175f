import { bareShellPart, lazyPageOf } from '../../pages.ts';
import { isBare, matchPage } from '../../route-meta.ts';

/** Whether the code of the page at a URL has loaded. */
export function isPageLoaded(address: string): boolean {
  const match = matchPage(address);
  return match !== null && lazyPageOf(match.page).current() !== null;
}

/**
 * Prefetches the code of the page at a URL; retries an earlier failure. A failure is shown when the page opens.
 * @returns resolves when the code has loaded or failed
 */
export async function prefetchPage(address: string): Promise<void> {
  const match = matchPage(address);
  if (match === null) return;
  const page = lazyPageOf(match.page);
  const parts = isBare(match.meta) ? [page, bareShellPart] : [page];
  for (const part of parts) part.reset();
  // Do not reset again: a page may be waiting for this promise and would miss the failure.
  await Promise.allSettled(parts.map((part) => part.load()));
}
